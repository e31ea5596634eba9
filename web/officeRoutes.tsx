import { screen } from '#web/app/screen.tsx';
import type { Loader } from '#web/data/loader.ts';
import { paths } from '#web/paths.ts';
import type { Route } from './route.ts';

/** @returns a loader of the office's chunk of them */
const load =
  (name: keyof typeof import('./officeLoaders.ts')): Loader =>
  async (args) =>
    (await import('./officeLoaders.ts'))[name](args);

/** @returns a screen that the office's list of them imports @param room its folder below web/ @param file its module's name there */
const office = (name: keyof typeof import('./officeScreens.ts'), room: string, file: string = name) =>
  screen(async () => (await import('./officeScreens.ts'))[name](), `${room}/${file}`);

/** The screens of the back office. */
export const officeRoutes: Route[] = [
  {
    path: paths.dashboard,
    audience: 'user',
    loader: load('dashboard'),
    ...office('DashboardPage', 'dashboard'),
  },
  {
    path: paths.account,
    audience: 'staff',
    loader: load('account'),
    ...office('AccountPage', 'account'),
  },
  {
    path: paths.bookings,
    audience: 'admin',
    ...office('BookingsPage', 'booking'),
  },
  {
    path: paths.slots,
    audience: 'admin',
    ...office('SlotsPage', 'slot'),
  },
  {
    path: paths.messages,
    audience: 'staff',
    loader: load('messages'),
    ...office('MessagesPage', 'message/list'),
  },
  {
    path: paths.message(':id'),
    audience: 'staff',
    loader: load('message'),
    ...office('EnquiryPage', 'enquiry'),
  },
  {
    path: paths.replyTemplates,
    audience: 'staff',
    loader: load('replyTemplates'),
    ...office('ReplyTemplatesPage', 'replyTemplate'),
  },
  {
    path: paths.manageBlogs,
    audience: 'staff',
    loader: load('manageBlogs'),
    ...office('ManageBlogsPage', 'blog'),
  },
  {
    path: paths.addBlog,
    audience: 'staff',
    ...office('AddBlogPage', 'blog'),
  },
  {
    path: paths.editBlog(':slug'),
    audience: 'staff',
    loader: load('editBlog'),
    ...office('EditBlogPage', 'blog'),
  },
  {
    path: paths.blogRevisions(':slug'),
    audience: 'staff',
    loader: load('blogRevisions'),
    ...office('PostRevisionsPage', 'revision', 'RevisionsPage'),
  },
  {
    path: paths.media,
    audience: 'staff',
    loader: load('media'),
    ...office('MediaPage', 'media'),
  },
  {
    path: paths.managePortfolio,
    audience: 'staff',
    toasts: 'site',
    loader: load('managePortfolio'),
    ...office('ManagePortfolioPage', 'portfolio'),
  },
  {
    path: paths.addPortfolio,
    audience: 'staff',
    toasts: 'site',
    ...office('AddPortfolioPage', 'portfolio'),
  },
  {
    path: paths.editPortfolio(':slug'),
    audience: 'staff',
    toasts: 'site',
    loader: load('editPortfolio'),
    ...office('EditPortfolioPage', 'portfolio'),
  },
  {
    path: paths.portfolioRevisions(':slug'),
    audience: 'staff',
    toasts: 'site',
    loader: load('portfolioRevisions'),
    ...office('ItemRevisionsPage', 'revision', 'RevisionsPage'),
  },
  {
    path: paths.campaignLinks,
    audience: 'staff',
    loader: load('campaignLinks'),
    ...office('CampaignLinksPage', 'campaign'),
  },
  {
    path: paths.generateReviewLink,
    audience: 'staff',
    loader: load('reviewLinks'),
    ...office('GenerateReviewLinkPage', 'review'),
  },
  {
    path: paths.manageReviews,
    audience: 'staff',
    toasts: 'manageReviews',
    loader: load('manageReviews'),
    ...office('ManageReviewsPage', 'review'),
  },
  {
    path: paths.manageAffiliates,
    audience: 'staff',
    loader: load('manageAffiliates'),
    ...office('ManageAffiliatesPage', 'affiliate'),
  },
  {
    path: paths.users,
    audience: 'admin',
    loader: load('users'),
    ...office('UsersPage', 'user'),
  },
  {
    path: paths.signUp,
    audience: 'admin',
    otherwise: 'home',
    ...office('SignUpPage', 'user'),
  },
  {
    path: paths.apiTokens,
    audience: 'admin',
    loader: load('apiTokens'),
    ...office('ApiTokensPage', 'apiToken'),
  },
  {
    path: paths.webhooks,
    audience: 'admin',
    loader: load('webhooks'),
    ...office('WebhooksPage', 'webhook'),
  },
  {
    path: paths.webhook(':id'),
    audience: 'admin',
    loader: load('webhook'),
    ...office('WebhookPage', 'webhook'),
  },
  {
    path: paths.siteSettings,
    audience: 'admin',
    loader: load('siteSettings'),
    ...office('SiteSettingsPage', 'site'),
  },
  {
    path: paths.texts,
    audience: 'admin',
    loader: load('texts'),
    ...office('TextsPage', 'pageText'),
  },
  {
    path: paths.editTexts(':slug'),
    audience: 'admin',
    loader: load('editTexts'),
    ...office('EditTextsPage', 'pageText'),
  },
  {
    path: paths.textRevisions(':slug'),
    audience: 'admin',
    loader: load('textRevisions'),
    ...office('TextRevisionsPage', 'revision', 'RevisionsPage'),
  },
  {
    path: paths.redirects,
    audience: 'admin',
    loader: load('redirects'),
    ...office('RedirectsPage', 'redirect'),
  },
  {
    path: paths.imports,
    audience: 'admin',
    loader: load('imports'),
    ...office('ImportPage', 'import'),
  },
  {
    path: paths.personalData,
    audience: 'admin',
    ...office('PersonalDataPage', 'personalData'),
  },
  {
    path: paths.insights,
    audience: 'staff',
    loader: load('insights'),
    ...office('InsightsPage', 'insight'),
  },
  {
    path: paths.audit,
    audience: 'admin',
    loader: load('audit'),
    ...office('AuditPage', 'audit'),
  },
];
