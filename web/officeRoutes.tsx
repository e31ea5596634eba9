import { screen } from '#web/app/screen.tsx';
import type { Loader } from '#web/data/loader.ts';
import { paths } from '#web/paths.ts';
import type { Route } from './route.ts';

/** @returns a loader of the office's chunk of them */
const load =
  (name: keyof typeof import('./officeLoaders.ts')): Loader =>
  async (args) =>
    (await import('./officeLoaders.ts'))[name](args);

/** @returns a screen that the office's list of them imports @param file as of `screen` */
const office = (name: keyof typeof import('./officeScreens.ts'), file: string) =>
  screen(async () => (await import('./officeScreens.ts'))[name](), file);

/** The screens of the back office. */
export const officeRoutes: Route[] = [
  {
    path: paths.dashboard,
    audience: 'user',
    loader: load('dashboard'),
    ...office('DashboardPage', 'dashboard/DashboardPage'),
  },
  {
    path: paths.account,
    audience: 'staff',
    loader: load('account'),
    ...office('AccountPage', 'account/AccountPage'),
  },
  {
    path: paths.bookings,
    audience: 'admin',
    ...office('BookingsPage', 'booking/BookingsPage'),
  },
  {
    path: paths.slots,
    audience: 'admin',
    ...office('SlotsPage', 'slot/SlotsPage'),
  },
  {
    path: paths.messages,
    audience: 'staff',
    loader: load('messages'),
    ...office('MessagesPage', 'message/list/MessagesPage'),
  },
  {
    path: paths.message(':id'),
    audience: 'staff',
    loader: load('message'),
    ...office('EnquiryPage', 'enquiry/EnquiryPage'),
  },
  {
    path: paths.replyTemplates,
    audience: 'staff',
    loader: load('replyTemplates'),
    ...office('ReplyTemplatesPage', 'replyTemplate/ReplyTemplatesPage'),
  },
  {
    path: paths.manageBlogs,
    audience: 'staff',
    loader: load('manageBlogs'),
    ...office('ManageBlogsPage', 'blog/ManageBlogsPage'),
  },
  {
    path: paths.addBlog,
    audience: 'staff',
    ...office('AddBlogPage', 'blog/AddBlogPage'),
  },
  {
    path: paths.editBlog(':slug'),
    audience: 'staff',
    loader: load('editBlog'),
    ...office('EditBlogPage', 'blog/EditBlogPage'),
  },
  {
    path: paths.blogRevisions(':slug'),
    audience: 'staff',
    loader: load('blogRevisions'),
    ...office('PostRevisionsPage', 'revision/RevisionsPage'),
  },
  {
    path: paths.media,
    audience: 'staff',
    loader: load('media'),
    ...office('MediaPage', 'media/MediaPage'),
  },
  {
    path: paths.managePortfolio,
    audience: 'staff',
    toasts: 'site',
    loader: load('managePortfolio'),
    ...office('ManagePortfolioPage', 'portfolio/ManagePortfolioPage'),
  },
  {
    path: paths.addPortfolio,
    audience: 'staff',
    toasts: 'site',
    ...office('AddPortfolioPage', 'portfolio/AddPortfolioPage'),
  },
  {
    path: paths.editPortfolio(':slug'),
    audience: 'staff',
    toasts: 'site',
    loader: load('editPortfolio'),
    ...office('EditPortfolioPage', 'portfolio/EditPortfolioPage'),
  },
  {
    path: paths.portfolioRevisions(':slug'),
    audience: 'staff',
    toasts: 'site',
    loader: load('portfolioRevisions'),
    ...office('ItemRevisionsPage', 'revision/RevisionsPage'),
  },
  {
    path: paths.campaignLinks,
    audience: 'staff',
    loader: load('campaignLinks'),
    ...office('CampaignLinksPage', 'campaign/CampaignLinksPage'),
  },
  {
    path: paths.generateReviewLink,
    audience: 'staff',
    loader: load('reviewLinks'),
    ...office('GenerateReviewLinkPage', 'review/GenerateReviewLinkPage'),
  },
  {
    path: paths.manageReviews,
    audience: 'staff',
    toasts: 'manageReviews',
    loader: load('manageReviews'),
    ...office('ManageReviewsPage', 'review/ManageReviewsPage'),
  },
  {
    path: paths.manageAffiliates,
    audience: 'staff',
    loader: load('manageAffiliates'),
    ...office('ManageAffiliatesPage', 'affiliate/ManageAffiliatesPage'),
  },
  {
    path: paths.users,
    audience: 'admin',
    loader: load('users'),
    ...office('UsersPage', 'user/UsersPage'),
  },
  {
    path: paths.signUp,
    audience: 'admin',
    otherwise: 'home',
    ...office('SignUpPage', 'user/SignUpPage'),
  },
  {
    path: paths.apiTokens,
    audience: 'admin',
    loader: load('apiTokens'),
    ...office('ApiTokensPage', 'apiToken/ApiTokensPage'),
  },
  {
    path: paths.webhooks,
    audience: 'admin',
    loader: load('webhooks'),
    ...office('WebhooksPage', 'webhook/WebhooksPage'),
  },
  {
    path: paths.webhook(':id'),
    audience: 'admin',
    loader: load('webhook'),
    ...office('WebhookPage', 'webhook/WebhookPage'),
  },
  {
    path: paths.siteSettings,
    audience: 'admin',
    loader: load('siteSettings'),
    ...office('SiteSettingsPage', 'site/SiteSettingsPage'),
  },
  {
    path: paths.texts,
    audience: 'admin',
    loader: load('texts'),
    ...office('TextsPage', 'pageText/TextsPage'),
  },
  {
    path: paths.editTexts(':slug'),
    audience: 'admin',
    loader: load('editTexts'),
    ...office('EditTextsPage', 'pageText/EditTextsPage'),
  },
  {
    path: paths.textRevisions(':slug'),
    audience: 'admin',
    loader: load('textRevisions'),
    ...office('TextRevisionsPage', 'revision/RevisionsPage'),
  },
  {
    path: paths.redirects,
    audience: 'admin',
    loader: load('redirects'),
    ...office('RedirectsPage', 'redirect/RedirectsPage'),
  },
  {
    path: paths.insights,
    audience: 'staff',
    loader: load('insights'),
    ...office('InsightsPage', 'insight/InsightsPage'),
  },
  {
    path: paths.audit,
    audience: 'admin',
    loader: load('audit'),
    ...office('AuditPage', 'audit/AuditPage'),
  },
];
