import { screen } from '#web/app/screen.tsx';
import { paths } from '#web/paths.ts';
import type { Route } from './route.ts';

const loaders = () => import('./officeLoaders.ts');

/** The screens of the back office. */
export const officeRoutes: Route[] = [
  {
    path: paths.dashboard,
    audience: 'user',
    loader: async (args) => (await loaders()).dashboard(args),
    ...screen(async () => (await import('./dashboard/DashboardPage.tsx')).DashboardPage, 'dashboard/DashboardPage'),
  },
  {
    path: paths.account,
    audience: 'staff',
    loader: async (args) => (await loaders()).account(args),
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
    loader: async (args) => (await loaders()).messages(args),
    ...screen(async () => (await import('./message/list/MessagesPage.tsx')).MessagesPage, 'message/list/MessagesPage'),
  },
  {
    path: paths.message(':id'),
    audience: 'staff',
    loader: async (args) => (await loaders()).message(args),
    ...screen(async () => (await import('./enquiry/EnquiryPage.tsx')).EnquiryPage, 'enquiry/EnquiryPage'),
  },
  {
    path: paths.replyTemplates,
    audience: 'staff',
    loader: async (args) => (await loaders()).replyTemplates(args),
    ...screen(
      async () => (await import('./replyTemplate/ReplyTemplatesPage.tsx')).ReplyTemplatesPage,
      'replyTemplate/ReplyTemplatesPage',
    ),
  },
  {
    path: paths.manageBlogs,
    audience: 'staff',
    loader: async (args) => (await loaders()).manageBlogs(args),
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
    loader: async (args) => (await loaders()).editBlog(args),
    ...screen(async () => (await import('./blog/EditBlogPage.tsx')).EditBlogPage, 'blog/EditBlogPage'),
  },
  {
    path: paths.blogRevisions(':slug'),
    audience: 'staff',
    loader: async (args) => (await loaders()).blogRevisions(args),
    ...screen(async () => (await import('./revision/RevisionsPage.tsx')).PostRevisionsPage, 'revision/RevisionsPage'),
  },
  {
    path: paths.media,
    audience: 'staff',
    loader: async (args) => (await loaders()).media(args),
    ...screen(async () => (await import('./media/MediaPage.tsx')).MediaPage, 'media/MediaPage'),
  },
  {
    path: paths.managePortfolio,
    audience: 'staff',
    toasts: 'site',
    loader: async (args) => (await loaders()).managePortfolio(args),
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
    loader: async (args) => (await loaders()).editPortfolio(args),
    ...screen(
      async () => (await import('./portfolio/EditPortfolioPage.tsx')).EditPortfolioPage,
      'portfolio/EditPortfolioPage',
    ),
  },
  {
    path: paths.portfolioRevisions(':slug'),
    audience: 'staff',
    toasts: 'site',
    loader: async (args) => (await loaders()).portfolioRevisions(args),
    ...screen(async () => (await import('./revision/RevisionsPage.tsx')).ItemRevisionsPage, 'revision/RevisionsPage'),
  },
  {
    path: paths.generateReviewLink,
    audience: 'staff',
    loader: async (args) => (await loaders()).reviewLinks(args),
    ...screen(
      async () => (await import('./review/GenerateReviewLinkPage.tsx')).GenerateReviewLinkPage,
      'review/GenerateReviewLinkPage',
    ),
  },
  {
    path: paths.manageReviews,
    audience: 'staff',
    toasts: 'manageReviews',
    loader: async (args) => (await loaders()).manageReviews(args),
    ...screen(
      async () => (await import('./review/ManageReviewsPage.tsx')).ManageReviewsPage,
      'review/ManageReviewsPage',
    ),
  },
  {
    path: paths.manageAffiliates,
    audience: 'staff',
    loader: async (args) => (await loaders()).manageAffiliates(args),
    ...screen(
      async () => (await import('./affiliate/ManageAffiliatesPage.tsx')).ManageAffiliatesPage,
      'affiliate/ManageAffiliatesPage',
    ),
  },
  {
    path: paths.users,
    audience: 'admin',
    loader: async (args) => (await loaders()).users(args),
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
    loader: async (args) => (await loaders()).apiTokens(args),
    ...screen(async () => (await import('./apiToken/ApiTokensPage.tsx')).ApiTokensPage, 'apiToken/ApiTokensPage'),
  },
  {
    path: paths.webhooks,
    audience: 'admin',
    loader: async (args) => (await loaders()).webhooks(args),
    ...screen(async () => (await import('./webhook/WebhooksPage.tsx')).WebhooksPage, 'webhook/WebhooksPage'),
  },
  {
    path: paths.webhook(':id'),
    audience: 'admin',
    loader: async (args) => (await loaders()).webhook(args),
    ...screen(async () => (await import('./webhook/WebhookPage.tsx')).WebhookPage, 'webhook/WebhookPage'),
  },
  {
    path: paths.siteSettings,
    audience: 'admin',
    loader: async (args) => (await loaders()).siteSettings(args),
    ...screen(async () => (await import('./site/SiteSettingsPage.tsx')).SiteSettingsPage, 'site/SiteSettingsPage'),
  },
  {
    path: paths.redirects,
    audience: 'admin',
    loader: async (args) => (await loaders()).redirects(args),
    ...screen(async () => (await import('./redirect/RedirectsPage.tsx')).RedirectsPage, 'redirect/RedirectsPage'),
  },
  {
    path: paths.audit,
    audience: 'admin',
    loader: async (args) => (await loaders()).audit(args),
    ...screen(async () => (await import('./audit/AuditPage.tsx')).AuditPage, 'audit/AuditPage'),
  },
];
