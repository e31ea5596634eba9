import { screen } from '#web/shared/app/screen.tsx';
import type { Loader } from '#web/shared/data/loader.ts';
import { paths } from '#web/shared/paths.ts';
import type { Route } from './shared/app/route.ts';

const load =
  (name: keyof typeof import('./officeLoaders.ts')): Loader =>
  async (args) =>
    (await import('./officeLoaders.ts'))[name](args);

const office = (name: keyof typeof import('./officeScreens.ts')) =>
  screen(async () => (await import('./officeScreens.ts'))[name]());

export const officeRoutes: Route[] = [
  {
    path: paths.dashboard,
    audience: 'user',
    loader: load('dashboard'),
    ...office('DashboardPage'),
  },
  {
    path: paths.account,
    audience: 'staff',
    loader: load('account'),
    ...office('AccountPage'),
  },
  {
    path: paths.bookings,
    audience: 'admin',
    ...office('BookingsPage'),
  },
  {
    path: paths.slots,
    audience: 'admin',
    ...office('SlotsPage'),
  },
  {
    path: paths.myHours,
    audience: 'staff',
    ...office('MyHoursPage'),
  },
  {
    path: paths.messages,
    audience: 'staff',
    loader: load('messages'),
    ...office('MessagesPage'),
  },
  {
    path: paths.message(':id'),
    audience: 'staff',
    loader: load('message'),
    isOneScreen: true,
    ...office('EnquiryPage'),
  },
  {
    path: paths.replyTemplates,
    audience: 'staff',
    loader: load('replyTemplates'),
    ...office('ReplyTemplatesPage'),
  },
  {
    path: paths.manageBlogs,
    audience: 'staff',
    loader: load('manageBlogs'),
    ...office('ManageBlogsPage'),
  },
  {
    path: paths.addBlog,
    audience: 'staff',
    ...office('AddBlogPage'),
  },
  {
    path: paths.editBlog(':slug'),
    audience: 'staff',
    loader: load('editBlog'),
    ...office('EditBlogPage'),
  },
  {
    path: paths.blogRevisions(':slug'),
    audience: 'staff',
    loader: load('blogRevisions'),
    ...office('PostRevisionsPage'),
  },
  {
    path: paths.media,
    audience: 'staff',
    loader: load('media'),
    ...office('MediaPage'),
  },
  {
    path: paths.managePortfolio,
    audience: 'staff',
    toasts: 'site',
    loader: load('managePortfolio'),
    ...office('ManagePortfolioPage'),
  },
  {
    path: paths.addPortfolio,
    audience: 'staff',
    toasts: 'site',
    ...office('AddPortfolioPage'),
  },
  {
    path: paths.editPortfolio(':slug'),
    audience: 'staff',
    toasts: 'site',
    loader: load('editPortfolio'),
    ...office('EditPortfolioPage'),
  },
  {
    path: paths.portfolioRevisions(':slug'),
    audience: 'staff',
    toasts: 'site',
    loader: load('portfolioRevisions'),
    ...office('ItemRevisionsPage'),
  },
  {
    path: paths.managePages,
    audience: 'staff',
    loader: load('managePages'),
    ...office('ManagePagesPage'),
  },
  {
    path: paths.addPage,
    audience: 'staff',
    ...office('AddPagePage'),
  },
  {
    path: paths.editPage(':slug'),
    audience: 'staff',
    loader: load('editPage'),
    ...office('EditPagePage'),
  },
  {
    path: paths.pageRevisions(':slug'),
    audience: 'staff',
    loader: load('pageRevisions'),
    ...office('PageRevisionsPage'),
  },
  {
    path: paths.campaignLinks,
    audience: 'staff',
    loader: load('campaignLinks'),
    ...office('CampaignLinksPage'),
  },
  {
    path: paths.generateReviewLink,
    audience: 'staff',
    loader: load('reviewLinks'),
    ...office('GenerateReviewLinkPage'),
  },
  {
    path: paths.manageReviews,
    audience: 'staff',
    toasts: 'manageReviews',
    loader: load('manageReviews'),
    ...office('ManageReviewsPage'),
  },
  {
    path: paths.manageAffiliates,
    audience: 'staff',
    loader: load('manageAffiliates'),
    ...office('ManageAffiliatesPage'),
  },
  {
    path: paths.users,
    audience: 'admin',
    loader: load('users'),
    ...office('UsersPage'),
  },
  {
    path: paths.signUp,
    audience: 'admin',
    otherwise: 'home',
    ...office('SignUpPage'),
  },
  {
    path: paths.apiTokens,
    audience: 'admin',
    loader: load('apiTokens'),
    ...office('ApiTokensPage'),
  },
  {
    path: paths.connectApp,
    audience: 'staff',
    isSecret: true,
    otherwise: office('SignInFirst'),
    ...office('ConnectAppPage'),
  },
  {
    path: paths.webhooks,
    audience: 'admin',
    loader: load('webhooks'),
    ...office('WebhooksPage'),
  },
  {
    path: paths.webhook(':id'),
    audience: 'admin',
    loader: load('webhook'),
    ...office('WebhookPage'),
  },
  {
    path: paths.firstSteps,
    audience: 'admin',
    loader: load('firstSteps'),
    ...office('FirstStepsPage'),
  },
  {
    path: paths.siteSettings,
    audience: 'admin',
    loader: load('siteSettings'),
    ...office('SiteSettingsPage'),
  },
  {
    path: paths.navigation,
    audience: 'admin',
    loader: load('navigation'),
    ...office('NavigationPage'),
  },
  {
    path: paths.serviceCatalogue,
    audience: 'staff',
    loader: load('serviceCatalogue'),
    ...office('CataloguePage'),
  },
  {
    path: paths.texts,
    audience: 'admin',
    loader: load('texts'),
    ...office('TextsPage'),
  },
  {
    path: paths.editTexts(':slug'),
    audience: 'admin',
    loader: load('editTexts'),
    ...office('EditTextsPage'),
  },
  {
    path: paths.textRevisions(':slug'),
    audience: 'admin',
    loader: load('textRevisions'),
    ...office('TextRevisionsPage'),
  },
  {
    path: paths.redirects,
    audience: 'admin',
    loader: load('redirects'),
    ...office('RedirectsPage'),
  },
  {
    path: paths.imports,
    audience: 'admin',
    loader: load('imports'),
    ...office('ImportPage'),
  },
  {
    path: paths.personalData,
    audience: 'admin',
    ...office('PersonalDataPage'),
  },
  {
    path: paths.insights,
    audience: 'staff',
    loader: load('insights'),
    ...office('InsightsPage'),
  },
  {
    path: paths.audit,
    audience: 'admin',
    loader: load('audit'),
    ...office('AuditPage'),
  },
];
