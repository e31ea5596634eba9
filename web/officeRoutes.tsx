import { screen } from '#web/app/screen.tsx';
import { type Ask, ask, askList } from '#web/data/ask.ts';
import { folderIn, searchIn } from '#web/lists/folderParams.ts';
import { paths } from '#web/paths.ts';
import type { Route } from './route.ts';

/** What else stands in an address than an id leads nowhere: the server need not be asked. */
async function ofItem(id: string, ...questions: Ask[]): Promise<Ask[]> {
  const { idForm } = await import('#schema/common.ts');
  return idForm.test(id) ? questions : [];
}

/** The screens of the back office. */
export const officeRoutes: Route[] = [
  {
    path: paths.dashboard,
    audience: 'user',
    asks: async () => [ask((await import('./dashboard/documents.ts')).OverviewDocument, {})],
    ...screen(async () => (await import('./dashboard/DashboardPage.tsx')).DashboardPage, 'dashboard/DashboardPage'),
  },
  {
    path: paths.account,
    audience: 'staff',
    asks: async () => {
      const { MySessionsDocument, MySecondStepDocument } = await import('./account/documents.ts');
      return [askList(MySessionsDocument, {}), ask(MySecondStepDocument, {})];
    },
    ...screen(async () => (await import('./account/AccountPage.tsx')).AccountPage, 'account/AccountPage'),
  },
  {
    path: paths.bookings,
    audience: 'admin',
    ...screen(async () => (await import('./booking/BookingsPage.tsx')).BookingsPage, 'booking/BookingsPage'),
  },
  {
    path: paths.slots,
    audience: 'admin',
    ...screen(async () => (await import('./slot/SlotsPage.tsx')).SlotsPage, 'slot/SlotsPage'),
  },
  {
    path: paths.messages,
    audience: 'staff',
    asks: async (_, address) => {
      const { MessagesDocument } = await import('./message/documents.ts');
      return [askList(MessagesDocument, { folder: folderIn(address), search: searchIn(address) })];
    },
    ...screen(async () => (await import('./message/MessagesPage.tsx')).MessagesPage, 'message/MessagesPage'),
  },
  {
    path: paths.message(':id'),
    audience: 'staff',
    asks: async ({ id = '' }) => ofItem(id, ask((await import('./message/documents.ts')).MessageDocument, { id })),
    ...screen(async () => (await import('./message/MessagePage.tsx')).MessagePage, 'message/MessagePage'),
  },
  {
    path: paths.manageBlogs,
    audience: 'staff',
    asks: async (_, address) => [
      askList((await import('./blog/documents.ts')).ManageBlogsDocument, { search: searchIn(address) }),
    ],
    ...screen(async () => (await import('./blog/ManageBlogsPage.tsx')).ManageBlogsPage, 'blog/ManageBlogsPage'),
  },
  {
    path: paths.addBlog,
    audience: 'staff',
    ...screen(async () => (await import('./blog/AddBlogPage.tsx')).AddBlogPage, 'blog/AddBlogPage'),
  },
  {
    path: paths.editBlog(':slug'),
    audience: 'staff',
    asks: async ({ slug = '' }) => [ask((await import('./blog/documents.ts')).EditBlogPostDocument, { slug })],
    ...screen(async () => (await import('./blog/EditBlogPage.tsx')).EditBlogPage, 'blog/EditBlogPage'),
  },
  {
    path: paths.managePortfolio,
    audience: 'staff',
    toasts: 'site',
    asks: async (_, address) => [
      askList((await import('./portfolio/documents.ts')).ManagePortfolioDocument, { search: searchIn(address) }),
    ],
    ...screen(
      async () => (await import('./portfolio/ManagePortfolioPage.tsx')).ManagePortfolioPage,
      'portfolio/ManagePortfolioPage',
    ),
  },
  {
    path: paths.addPortfolio,
    audience: 'staff',
    toasts: 'site',
    ...screen(
      async () => (await import('./portfolio/AddPortfolioPage.tsx')).AddPortfolioPage,
      'portfolio/AddPortfolioPage',
    ),
  },
  {
    path: paths.editPortfolio(':slug'),
    audience: 'staff',
    toasts: 'site',
    asks: async ({ slug = '' }) => [
      ask((await import('./portfolio/documents.ts')).EditPortfolioItemDocument, { slug }),
    ],
    ...screen(
      async () => (await import('./portfolio/EditPortfolioPage.tsx')).EditPortfolioPage,
      'portfolio/EditPortfolioPage',
    ),
  },
  {
    path: paths.generateReviewLink,
    audience: 'staff',
    asks: async () => [askList((await import('./review/documents.ts')).ReviewLinksDocument, {})],
    ...screen(
      async () => (await import('./review/GenerateReviewLinkPage.tsx')).GenerateReviewLinkPage,
      'review/GenerateReviewLinkPage',
    ),
  },
  {
    path: paths.manageReviews,
    audience: 'staff',
    toasts: 'manageReviews',
    asks: async () => [askList((await import('./review/documents.ts')).ManageReviewsDocument, {})],
    ...screen(
      async () => (await import('./review/ManageReviewsPage.tsx')).ManageReviewsPage,
      'review/ManageReviewsPage',
    ),
  },
  {
    path: paths.manageAffiliates,
    audience: 'staff',
    asks: async (_, address) => [
      askList((await import('./affiliate/documents.ts')).ManageAffiliatesDocument, { folder: folderIn(address) }),
    ],
    ...screen(
      async () => (await import('./affiliate/ManageAffiliatesPage.tsx')).ManageAffiliatesPage,
      'affiliate/ManageAffiliatesPage',
    ),
  },
  {
    path: paths.users,
    audience: 'admin',
    asks: async () => {
      const { UsersDocument, InvitationsDocument } = await import('./user/documents.ts');
      return [askList(UsersDocument, {}), askList(InvitationsDocument, {})];
    },
    ...screen(async () => (await import('./user/UsersPage.tsx')).UsersPage, 'user/UsersPage'),
  },
  {
    path: paths.signUp,
    audience: 'admin',
    otherwise: 'home',
    ...screen(async () => (await import('./user/SignUpPage.tsx')).SignUpPage, 'user/SignUpPage'),
  },
  {
    path: paths.apiTokens,
    audience: 'admin',
    asks: async () => [askList((await import('./apiToken/documents.ts')).ApiTokensDocument, {})],
    ...screen(async () => (await import('./apiToken/ApiTokensPage.tsx')).ApiTokensPage, 'apiToken/ApiTokensPage'),
  },
  {
    path: paths.webhooks,
    audience: 'admin',
    asks: async () => [askList((await import('./webhook/documents.ts')).WebhooksDocument, {})],
    ...screen(async () => (await import('./webhook/WebhooksPage.tsx')).WebhooksPage, 'webhook/WebhooksPage'),
  },
  {
    path: paths.webhook(':id'),
    audience: 'admin',
    asks: async ({ id = '' }) => {
      const { WebhookDocument, WebhookDeliveriesDocument } = await import('./webhook/documents.ts');
      return ofItem(id, ask(WebhookDocument, { id }), askList(WebhookDeliveriesDocument, { id }));
    },
    ...screen(async () => (await import('./webhook/WebhookPage.tsx')).WebhookPage, 'webhook/WebhookPage'),
  },
  {
    path: paths.audit,
    audience: 'admin',
    asks: async (_, address) => {
      const [{ AuditEntriesDocument, AuditActorsDocument }, { filterOf }] = await Promise.all([
        import('./audit/documents.ts'),
        import('./audit/filter.ts'),
      ]);
      return [askList(AuditEntriesDocument, { filter: filterOf(address) }), ask(AuditActorsDocument, {})];
    },
    ...screen(async () => (await import('./audit/AuditPage.tsx')).AuditPage, 'audit/AuditPage'),
  },
];
