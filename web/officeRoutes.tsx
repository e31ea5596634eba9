import { screen } from '#web/app/screen.tsx';
import { folderIn, OFFICE_PAGE, publishedIn, searchIn } from '#web/lists/folderParams.ts';
import { paths } from '#web/paths.ts';
import { readSession } from '#web/session/session.ts';
import type { Route } from './route.ts';

/** Runs the queries of an item, if its id is one: the server need not be asked for anything else. */
async function ofItem(id: string, run: () => Promise<unknown>): Promise<unknown> {
  const { idForm } = await import('#schema/common.ts');
  return idForm.test(id) ? run() : undefined;
}

const first = OFFICE_PAGE;

/** Who is signed in; the server does not know when it writes a shell (web/data/bootRequests.ts). */
const viewerId = () => (globalThis.document ? readSession()?.user._id : undefined);

/** The screens of the back office. */
export const officeRoutes: Route[] = [
  {
    path: paths.dashboard,
    audience: 'user',
    loader: async ({ fetchQuery }) => {
      const { OverviewDocument, PipelineDocument } = await import('./dashboard/documents.ts');
      return Promise.all([fetchQuery(OverviewDocument, {}), fetchQuery(PipelineDocument, {})]);
    },
    ...screen(async () => (await import('./dashboard/DashboardPage.tsx')).DashboardPage, 'dashboard/DashboardPage'),
  },
  {
    path: paths.account,
    audience: 'staff',
    loader: async ({ fetchQuery }) => {
      const { MySessionsDocument, MySecondStepDocument, MyMailSettingsDocument } = await import(
        './account/documents.ts'
      );
      return Promise.all([
        fetchQuery(MySessionsDocument, { first }),
        fetchQuery(MySecondStepDocument, {}),
        fetchQuery(MyMailSettingsDocument, {}),
      ]);
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
    loader: async ({ search, fetchQuery }) => {
      const [{ MessagesDocument }, { BoardDocument }, { isBoardIn, wantedIn }, { boardVariables }] = await Promise.all([
        import('./message/documents.ts'),
        import('./message/board/documents.ts'),
        import('./message/list/filter.ts'),
        import('./message/board/boardVariables.ts'),
      ]);
      const wanted = wantedIn(search, viewerId());
      if (!wanted) return undefined;
      return isBoardIn(search)
        ? fetchQuery(BoardDocument, boardVariables(wanted))
        : fetchQuery(MessagesDocument, { ...wanted, first });
    },
    ...screen(async () => (await import('./message/list/MessagesPage.tsx')).MessagesPage, 'message/list/MessagesPage'),
  },
  {
    path: paths.message(':id'),
    audience: 'staff',
    loader: ({ params: { id = '' }, fetchQuery }) =>
      ofItem(id, async () => {
        const [{ MessageDocument }, { MessagePersonDocument }] = await Promise.all([
          import('./message/documents.ts'),
          import('./person/documents.ts'),
        ]);
        return Promise.all([fetchQuery(MessageDocument, { id }), fetchQuery(MessagePersonDocument, { id })]);
      }),
    ...screen(async () => (await import('./enquiry/EnquiryPage.tsx')).EnquiryPage, 'enquiry/EnquiryPage'),
  },
  {
    path: paths.replyTemplates,
    audience: 'staff',
    loader: async ({ fetchQuery }) =>
      fetchQuery((await import('./replyTemplate/documents.ts')).ReplyTemplatesDocument, { first }),
    ...screen(
      async () => (await import('./replyTemplate/ReplyTemplatesPage.tsx')).ReplyTemplatesPage,
      'replyTemplate/ReplyTemplatesPage',
    ),
  },
  {
    path: paths.manageBlogs,
    audience: 'staff',
    loader: async ({ search, fetchQuery }) =>
      fetchQuery((await import('./blog/documents.ts')).ManageBlogsDocument, {
        search: searchIn(search),
        isPublished: publishedIn(search),
        first,
      }),
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
    loader: async ({ params: { slug = '' }, fetchQuery }) =>
      fetchQuery((await import('./blog/documents.ts')).EditBlogPostDocument, { slug }),
    ...screen(async () => (await import('./blog/EditBlogPage.tsx')).EditBlogPage, 'blog/EditBlogPage'),
  },
  {
    path: paths.managePortfolio,
    audience: 'staff',
    toasts: 'site',
    loader: async ({ search, fetchQuery }) =>
      fetchQuery((await import('./portfolio/documents.ts')).ManagePortfolioDocument, {
        search: searchIn(search),
        isPublished: publishedIn(search),
        first,
      }),
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
    loader: async ({ params: { slug = '' }, fetchQuery }) =>
      fetchQuery((await import('./portfolio/documents.ts')).EditPortfolioItemDocument, { slug }),
    ...screen(
      async () => (await import('./portfolio/EditPortfolioPage.tsx')).EditPortfolioPage,
      'portfolio/EditPortfolioPage',
    ),
  },
  {
    path: paths.generateReviewLink,
    audience: 'staff',
    loader: async ({ fetchQuery }) =>
      fetchQuery((await import('./review/documents.ts')).ReviewLinksDocument, { first }),
    ...screen(
      async () => (await import('./review/GenerateReviewLinkPage.tsx')).GenerateReviewLinkPage,
      'review/GenerateReviewLinkPage',
    ),
  },
  {
    path: paths.manageReviews,
    audience: 'staff',
    toasts: 'manageReviews',
    loader: async ({ search, fetchQuery }) =>
      fetchQuery((await import('./review/documents.ts')).ManageReviewsDocument, {
        search: searchIn(search),
        isPublished: publishedIn(search),
        first,
      }),
    ...screen(
      async () => (await import('./review/ManageReviewsPage.tsx')).ManageReviewsPage,
      'review/ManageReviewsPage',
    ),
  },
  {
    path: paths.manageAffiliates,
    audience: 'staff',
    loader: async ({ search, fetchQuery }) =>
      fetchQuery((await import('./affiliate/documents.ts')).ManageAffiliatesDocument, {
        folder: folderIn(search),
        search: searchIn(search),
        first,
      }),
    ...screen(
      async () => (await import('./affiliate/ManageAffiliatesPage.tsx')).ManageAffiliatesPage,
      'affiliate/ManageAffiliatesPage',
    ),
  },
  {
    path: paths.users,
    audience: 'admin',
    loader: async ({ fetchQuery }) => {
      const { UsersDocument, InvitationsDocument } = await import('./user/documents.ts');
      return Promise.all([fetchQuery(UsersDocument, { first }), fetchQuery(InvitationsDocument, { first })]);
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
    loader: async ({ fetchQuery }) =>
      fetchQuery((await import('./apiToken/documents.ts')).ApiTokensDocument, { first }),
    ...screen(async () => (await import('./apiToken/ApiTokensPage.tsx')).ApiTokensPage, 'apiToken/ApiTokensPage'),
  },
  {
    path: paths.webhooks,
    audience: 'admin',
    loader: async ({ fetchQuery }) => fetchQuery((await import('./webhook/documents.ts')).WebhooksDocument, { first }),
    ...screen(async () => (await import('./webhook/WebhooksPage.tsx')).WebhooksPage, 'webhook/WebhooksPage'),
  },
  {
    path: paths.webhook(':id'),
    audience: 'admin',
    loader: ({ params: { id = '' }, fetchQuery }) =>
      ofItem(id, async () => {
        const { WebhookDocument, WebhookDeliveriesDocument } = await import('./webhook/documents.ts');
        return Promise.all([fetchQuery(WebhookDocument, { id }), fetchQuery(WebhookDeliveriesDocument, { id, first })]);
      }),
    ...screen(async () => (await import('./webhook/WebhookPage.tsx')).WebhookPage, 'webhook/WebhookPage'),
  },
  {
    path: paths.audit,
    audience: 'admin',
    loader: async ({ search, fetchQuery }) => {
      const [{ AuditEntriesDocument, AuditActorsDocument }, { filterOf }] = await Promise.all([
        import('./audit/documents.ts'),
        import('./audit/filter.ts'),
      ]);
      const entries = fetchQuery(AuditEntriesDocument, { filter: filterOf(search), first });
      return Promise.all([entries, fetchQuery(AuditActorsDocument, {})]);
    },
    ...screen(async () => (await import('./audit/AuditPage.tsx')).AuditPage, 'audit/AuditPage'),
  },
];
