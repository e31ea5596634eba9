import { screen } from '#web/app/screen.tsx';
import type { Loader } from '#web/data/loader.ts';
import { paths } from '#web/paths.ts';
import type { Route } from './route.ts';

type Loaders = typeof import('./officeLoaders.ts');

/** @returns a loader of the office, which is fetched when it runs */
const loaderOf =
  (name: keyof Loaders): Loader =>
  async (args) =>
    (await import('./officeLoaders.ts'))[name](args);

/** The screens of the back office. */
export const officeRoutes: Route[] = [
  {
    path: paths.dashboard,
    audience: 'user',
    loader: loaderOf('dashboard'),
    ...screen(
      () => import('./dashboard/DashboardPage.tsx').then((module) => module.DashboardPage),
      'dashboard/DashboardPage',
    ),
  },
  {
    path: paths.account,
    audience: 'staff',
    loader: loaderOf('account'),
    ...screen(() => import('./account/AccountPage.tsx').then((module) => module.AccountPage), 'account/AccountPage'),
  },
  {
    path: paths.bookings,
    audience: 'admin',
    ...screen(() => import('./booking/BookingsPage.tsx').then((module) => module.BookingsPage), 'booking/BookingsPage'),
  },
  {
    path: paths.slots,
    audience: 'admin',
    ...screen(() => import('./slot/SlotsPage.tsx').then((module) => module.SlotsPage), 'slot/SlotsPage'),
  },
  {
    path: paths.messages,
    audience: 'staff',
    loader: loaderOf('messages'),
    ...screen(
      () => import('./message/list/MessagesPage.tsx').then((module) => module.MessagesPage),
      'message/list/MessagesPage',
    ),
  },
  {
    path: paths.message(':id'),
    audience: 'staff',
    loader: loaderOf('message'),
    ...screen(() => import('./enquiry/EnquiryPage.tsx').then((module) => module.EnquiryPage), 'enquiry/EnquiryPage'),
  },
  {
    path: paths.replyTemplates,
    audience: 'staff',
    loader: loaderOf('replyTemplates'),
    ...screen(
      () => import('./replyTemplate/ReplyTemplatesPage.tsx').then((module) => module.ReplyTemplatesPage),
      'replyTemplate/ReplyTemplatesPage',
    ),
  },
  {
    path: paths.manageBlogs,
    audience: 'staff',
    loader: loaderOf('manageBlogs'),
    ...screen(
      () => import('./blog/ManageBlogsPage.tsx').then((module) => module.ManageBlogsPage),
      'blog/ManageBlogsPage',
    ),
  },
  {
    path: paths.addBlog,
    audience: 'staff',
    ...screen(() => import('./blog/AddBlogPage.tsx').then((module) => module.AddBlogPage), 'blog/AddBlogPage'),
  },
  {
    path: paths.editBlog(':slug'),
    audience: 'staff',
    loader: loaderOf('editBlog'),
    ...screen(() => import('./blog/EditBlogPage.tsx').then((module) => module.EditBlogPage), 'blog/EditBlogPage'),
  },
  {
    path: paths.blogRevisions(':slug'),
    audience: 'staff',
    loader: loaderOf('blogRevisions'),
    ...screen(
      () => import('./revision/RevisionsPage.tsx').then((module) => module.PostRevisionsPage),
      'revision/RevisionsPage',
    ),
  },
  {
    path: paths.media,
    audience: 'staff',
    loader: loaderOf('media'),
    ...screen(() => import('./media/MediaPage.tsx').then((module) => module.MediaPage), 'media/MediaPage'),
  },
  {
    path: paths.texts,
    audience: 'admin',
    loader: loaderOf('texts'),
    ...screen(() => import('./pageText/TextsPage.tsx').then((module) => module.TextsPage), 'pageText/TextsPage'),
  },
  {
    path: paths.editTexts(':slug'),
    audience: 'admin',
    loader: loaderOf('editTexts'),
    ...screen(
      () => import('./pageText/EditTextsPage.tsx').then((module) => module.EditTextsPage),
      'pageText/EditTextsPage',
    ),
  },
  {
    path: paths.textRevisions(':slug'),
    audience: 'admin',
    loader: loaderOf('textRevisions'),
    ...screen(
      () => import('./revision/RevisionsPage.tsx').then((module) => module.TextRevisionsPage),
      'revision/RevisionsPage',
    ),
  },
  {
    path: paths.managePortfolio,
    audience: 'staff',
    toasts: 'site',
    loader: loaderOf('managePortfolio'),
    ...screen(
      () => import('./portfolio/ManagePortfolioPage.tsx').then((module) => module.ManagePortfolioPage),
      'portfolio/ManagePortfolioPage',
    ),
  },
  {
    path: paths.addPortfolio,
    audience: 'staff',
    toasts: 'site',
    ...screen(
      () => import('./portfolio/AddPortfolioPage.tsx').then((module) => module.AddPortfolioPage),
      'portfolio/AddPortfolioPage',
    ),
  },
  {
    path: paths.editPortfolio(':slug'),
    audience: 'staff',
    toasts: 'site',
    loader: loaderOf('editPortfolio'),
    ...screen(
      () => import('./portfolio/EditPortfolioPage.tsx').then((module) => module.EditPortfolioPage),
      'portfolio/EditPortfolioPage',
    ),
  },
  {
    path: paths.portfolioRevisions(':slug'),
    audience: 'staff',
    toasts: 'site',
    loader: loaderOf('portfolioRevisions'),
    ...screen(
      () => import('./revision/RevisionsPage.tsx').then((module) => module.ItemRevisionsPage),
      'revision/RevisionsPage',
    ),
  },
  {
    path: paths.generateReviewLink,
    audience: 'staff',
    loader: loaderOf('reviewLinks'),
    ...screen(
      () => import('./review/GenerateReviewLinkPage.tsx').then((module) => module.GenerateReviewLinkPage),
      'review/GenerateReviewLinkPage',
    ),
  },
  {
    path: paths.manageReviews,
    audience: 'staff',
    toasts: 'manageReviews',
    loader: loaderOf('manageReviews'),
    ...screen(
      () => import('./review/ManageReviewsPage.tsx').then((module) => module.ManageReviewsPage),
      'review/ManageReviewsPage',
    ),
  },
  {
    path: paths.manageAffiliates,
    audience: 'staff',
    loader: loaderOf('manageAffiliates'),
    ...screen(
      () => import('./affiliate/ManageAffiliatesPage.tsx').then((module) => module.ManageAffiliatesPage),
      'affiliate/ManageAffiliatesPage',
    ),
  },
  {
    path: paths.users,
    audience: 'admin',
    loader: loaderOf('users'),
    ...screen(() => import('./user/UsersPage.tsx').then((module) => module.UsersPage), 'user/UsersPage'),
  },
  {
    path: paths.signUp,
    audience: 'admin',
    otherwise: 'home',
    ...screen(() => import('./user/SignUpPage.tsx').then((module) => module.SignUpPage), 'user/SignUpPage'),
  },
  {
    path: paths.apiTokens,
    audience: 'admin',
    loader: loaderOf('apiTokens'),
    ...screen(
      () => import('./apiToken/ApiTokensPage.tsx').then((module) => module.ApiTokensPage),
      'apiToken/ApiTokensPage',
    ),
  },
  {
    path: paths.webhooks,
    audience: 'admin',
    loader: loaderOf('webhooks'),
    ...screen(() => import('./webhook/WebhooksPage.tsx').then((module) => module.WebhooksPage), 'webhook/WebhooksPage'),
  },
  {
    path: paths.webhook(':id'),
    audience: 'admin',
    loader: loaderOf('webhook'),
    ...screen(() => import('./webhook/WebhookPage.tsx').then((module) => module.WebhookPage), 'webhook/WebhookPage'),
  },
  {
    path: paths.redirects,
    audience: 'admin',
    loader: loaderOf('redirects'),
    ...screen(
      () => import('./redirect/RedirectsPage.tsx').then((module) => module.RedirectsPage),
      'redirect/RedirectsPage',
    ),
  },
  {
    path: paths.audit,
    audience: 'admin',
    loader: loaderOf('audit'),
    ...screen(() => import('./audit/AuditPage.tsx').then((module) => module.AuditPage), 'audit/AuditPage'),
  },
];
