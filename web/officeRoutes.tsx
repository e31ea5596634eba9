import { screen } from '#web/shared/app/screen.tsx';
import type { Loader } from '#web/shared/data/loader.ts';
import { paths } from '#web/shared/paths.ts';
import type { Route } from './shared/app/route.ts';

const load =
  (name: keyof typeof import('./officeLoaders.ts')): Loader =>
  async (args) =>
    (await import('./officeLoaders.ts'))[name](args);

/** @returns an office screen @param room its folder below web/ @param file its module name there */
const office = (name: keyof typeof import('./officeScreens.ts'), room: string, file: string = name) =>
  screen(async () => (await import('./officeScreens.ts'))[name](), `${room}/${file}`);

export const officeRoutes: Route[] = [
  {
    path: paths.dashboard,
    audience: 'user',
    loader: load('dashboard'),
    ...office('DashboardPage', 'office/dashboard'),
  },
  {
    path: paths.account,
    audience: 'staff',
    loader: load('account'),
    ...office('AccountPage', 'office/people/account'),
  },
  {
    path: paths.bookings,
    audience: 'admin',
    ...office('BookingsPage', 'office/booking'),
  },
  {
    path: paths.slots,
    audience: 'admin',
    ...office('SlotsPage', 'office/booking/slot'),
  },
  {
    path: paths.myHours,
    audience: 'staff',
    ...office('MyHoursPage', 'office/booking/host'),
  },
  {
    path: paths.messages,
    audience: 'staff',
    loader: load('messages'),
    ...office('MessagesPage', 'office/message/list'),
  },
  {
    path: paths.message(':id'),
    audience: 'staff',
    loader: load('message'),
    isOneScreen: true,
    ...office('EnquiryPage', 'office/message/enquiry'),
  },
  {
    path: paths.replyTemplates,
    audience: 'staff',
    loader: load('replyTemplates'),
    ...office('ReplyTemplatesPage', 'office/message/replyTemplate'),
  },
  {
    path: paths.manageBlogs,
    audience: 'staff',
    loader: load('manageBlogs'),
    ...office('ManageBlogsPage', 'office/blog'),
  },
  {
    path: paths.addBlog,
    audience: 'staff',
    ...office('AddBlogPage', 'office/blog'),
  },
  {
    path: paths.editBlog(':slug'),
    audience: 'staff',
    loader: load('editBlog'),
    ...office('EditBlogPage', 'office/blog'),
  },
  {
    path: paths.blogRevisions(':slug'),
    audience: 'staff',
    loader: load('blogRevisions'),
    ...office('PostRevisionsPage', 'office/content/revision', 'RevisionsPage'),
  },
  {
    path: paths.media,
    audience: 'staff',
    loader: load('media'),
    ...office('MediaPage', 'office/content/media'),
  },
  {
    path: paths.managePortfolio,
    audience: 'staff',
    toasts: 'site',
    loader: load('managePortfolio'),
    ...office('ManagePortfolioPage', 'office/portfolio'),
  },
  {
    path: paths.addPortfolio,
    audience: 'staff',
    toasts: 'site',
    ...office('AddPortfolioPage', 'office/portfolio'),
  },
  {
    path: paths.editPortfolio(':slug'),
    audience: 'staff',
    toasts: 'site',
    loader: load('editPortfolio'),
    ...office('EditPortfolioPage', 'office/portfolio'),
  },
  {
    path: paths.portfolioRevisions(':slug'),
    audience: 'staff',
    toasts: 'site',
    loader: load('portfolioRevisions'),
    ...office('ItemRevisionsPage', 'office/content/revision', 'RevisionsPage'),
  },
  {
    path: paths.managePages,
    audience: 'staff',
    loader: load('managePages'),
    ...office('ManagePagesPage', 'office/content/page'),
  },
  {
    path: paths.addPage,
    audience: 'staff',
    ...office('AddPagePage', 'office/content/page'),
  },
  {
    path: paths.editPage(':slug'),
    audience: 'staff',
    loader: load('editPage'),
    ...office('EditPagePage', 'office/content/page'),
  },
  {
    path: paths.pageRevisions(':slug'),
    audience: 'staff',
    loader: load('pageRevisions'),
    ...office('PageRevisionsPage', 'office/content/revision', 'RevisionsPage'),
  },
  {
    path: paths.campaignLinks,
    audience: 'staff',
    loader: load('campaignLinks'),
    ...office('CampaignLinksPage', 'office/dashboard/campaign'),
  },
  {
    path: paths.generateReviewLink,
    audience: 'staff',
    loader: load('reviewLinks'),
    ...office('GenerateReviewLinkPage', 'office/review'),
  },
  {
    path: paths.manageReviews,
    audience: 'staff',
    toasts: 'manageReviews',
    loader: load('manageReviews'),
    ...office('ManageReviewsPage', 'office/review'),
  },
  {
    path: paths.manageAffiliates,
    audience: 'staff',
    loader: load('manageAffiliates'),
    ...office('ManageAffiliatesPage', 'office/affiliate'),
  },
  {
    path: paths.users,
    audience: 'admin',
    loader: load('users'),
    ...office('UsersPage', 'office/people/user'),
  },
  {
    path: paths.signUp,
    audience: 'admin',
    otherwise: 'home',
    ...office('SignUpPage', 'office/people/user'),
  },
  {
    path: paths.apiTokens,
    audience: 'admin',
    loader: load('apiTokens'),
    ...office('ApiTokensPage', 'office/people/apiToken'),
  },
  {
    path: paths.connectApp,
    audience: 'staff',
    isSecret: true,
    otherwise: office('SignInFirst', 'office/people/oauth', 'ConnectAppPage'),
    ...office('ConnectAppPage', 'office/people/oauth'),
  },
  {
    path: paths.webhooks,
    audience: 'admin',
    loader: load('webhooks'),
    ...office('WebhooksPage', 'office/operation/webhook'),
  },
  {
    path: paths.webhook(':id'),
    audience: 'admin',
    loader: load('webhook'),
    ...office('WebhookPage', 'office/operation/webhook'),
  },
  {
    path: paths.firstSteps,
    audience: 'admin',
    loader: load('firstSteps'),
    ...office('FirstStepsPage', 'office/site/firstSteps'),
  },
  {
    path: paths.siteSettings,
    audience: 'admin',
    loader: load('siteSettings'),
    ...office('SiteSettingsPage', 'office/site'),
  },
  {
    path: paths.navigation,
    audience: 'admin',
    loader: load('navigation'),
    ...office('NavigationPage', 'office/site/navigation'),
  },
  {
    path: paths.serviceCatalogue,
    audience: 'staff',
    loader: load('serviceCatalogue'),
    ...office('CataloguePage', 'office/site/catalogue'),
  },
  {
    path: paths.texts,
    audience: 'admin',
    loader: load('texts'),
    ...office('TextsPage', 'office/content/pageText'),
  },
  {
    path: paths.editTexts(':slug'),
    audience: 'admin',
    loader: load('editTexts'),
    ...office('EditTextsPage', 'office/content/pageText'),
  },
  {
    path: paths.textRevisions(':slug'),
    audience: 'admin',
    loader: load('textRevisions'),
    ...office('TextRevisionsPage', 'office/content/revision', 'RevisionsPage'),
  },
  {
    path: paths.redirects,
    audience: 'admin',
    loader: load('redirects'),
    ...office('RedirectsPage', 'office/site/redirect'),
  },
  {
    path: paths.imports,
    audience: 'admin',
    loader: load('imports'),
    ...office('ImportPage', 'office/operation/import'),
  },
  {
    path: paths.personalData,
    audience: 'admin',
    ...office('PersonalDataPage', 'office/person/personalData'),
  },
  {
    path: paths.insights,
    audience: 'staff',
    loader: load('insights'),
    ...office('InsightsPage', 'office/dashboard/insight'),
  },
  {
    path: paths.audit,
    audience: 'admin',
    loader: load('audit'),
    ...office('AuditPage', 'office/operation/audit'),
  },
];
