import { type Screen, screen } from '#web/shared/app/screen.tsx';
import { paths } from '#web/shared/paths.ts';
import type { Route } from './shared/app/route.ts';

type LoaderName = keyof typeof import('./officeLoaders.ts');
type ScreenName = keyof typeof import('./officeScreens.ts');

const screenOf = (name: ScreenName): Screen => screen(async () => (await import('./officeScreens.ts'))[name]());

/** A row of the table below, which every visitor loads: its form is short. */
const rowFor =
  (audience: Route['audience']) =>
  (path: string, name: ScreenName, loader?: LoaderName | null, more?: Partial<Route>): Route => ({
    path,
    audience,
    ...(loader && { loader: async (args) => (await import('./officeLoaders.ts'))[loader](args) }),
    ...screenOf(name),
    ...more,
  });
const staff = rowFor('staff');
const admins = rowFor('admin');

export const officeRoutes: Route[] = [
  rowFor('user')(paths.dashboard, 'DashboardPage', 'dashboard'),
  staff(paths.account, 'AccountPage', 'account'),
  admins(paths.bookings, 'BookingsPage'),
  admins(paths.slots, 'SlotsPage'),
  staff(paths.myHours, 'MyHoursPage'),
  staff(paths.messages, 'MessagesPage', 'messages'),
  staff(paths.message(':id'), 'EnquiryPage', 'message', { isOneScreen: true }),
  staff(paths.replyTemplates, 'ReplyTemplatesPage', 'replyTemplates'),
  staff(paths.manageBlogs, 'ManageBlogsPage', 'manageBlogs'),
  staff(paths.addBlog, 'AddBlogPage'),
  staff(paths.editBlog(':slug'), 'EditBlogPage', 'editBlog'),
  staff(paths.blogRevisions(':slug'), 'PostRevisionsPage', 'blogRevisions'),
  staff(paths.media, 'MediaPage', 'media'),
  staff(paths.managePortfolio, 'ManagePortfolioPage', 'managePortfolio', { toasts: 'site' }),
  staff(paths.addPortfolio, 'AddPortfolioPage', null, { toasts: 'site' }),
  staff(paths.editPortfolio(':slug'), 'EditPortfolioPage', 'editPortfolio', { toasts: 'site' }),
  staff(paths.portfolioRevisions(':slug'), 'ItemRevisionsPage', 'portfolioRevisions', { toasts: 'site' }),
  staff(paths.managePages, 'ManagePagesPage', 'managePages'),
  staff(paths.addPage, 'AddPagePage'),
  staff(paths.editPage(':slug'), 'EditPagePage', 'editPage'),
  staff(paths.pageRevisions(':slug'), 'PageRevisionsPage', 'pageRevisions'),
  staff(paths.campaignLinks, 'CampaignLinksPage', 'campaignLinks'),
  staff(paths.generateReviewLink, 'GenerateReviewLinkPage', 'reviewLinks'),
  staff(paths.manageReviews, 'ManageReviewsPage', 'manageReviews', { toasts: 'manageReviews' }),
  staff(paths.manageAffiliates, 'ManageAffiliatesPage', 'manageAffiliates'),
  staff(paths.manageNewsletter, 'NewsletterPage', 'newsletter'),
  admins(paths.users, 'UsersPage', 'users'),
  admins(paths.signUp, 'SignUpPage', null, { otherwise: 'home' }),
  admins(paths.apiTokens, 'ApiTokensPage', 'apiTokens'),
  staff(paths.connectApp, 'ConnectAppPage', null, { isSecret: true, otherwise: screenOf('SignInFirst') }),
  admins(paths.webhooks, 'WebhooksPage', 'webhooks'),
  admins(paths.webhook(':id'), 'WebhookPage', 'webhook'),
  admins(paths.firstSteps, 'FirstStepsPage', 'firstSteps'),
  admins(paths.siteSettings, 'SiteSettingsPage', 'siteSettings'),
  admins(paths.navigation, 'NavigationPage', 'navigation'),
  staff(paths.serviceCatalogue, 'CataloguePage', 'serviceCatalogue'),
  admins(paths.texts, 'TextsPage', 'texts'),
  admins(paths.editTexts(':slug'), 'EditTextsPage', 'editTexts'),
  admins(paths.textRevisions(':slug'), 'TextRevisionsPage', 'textRevisions'),
  admins(paths.redirects, 'RedirectsPage', 'redirects'),
  admins(paths.imports, 'ImportPage', 'imports'),
  admins(paths.personalData, 'PersonalDataPage'),
  staff(paths.insights, 'InsightsPage', 'insights'),
  admins(paths.audit, 'AuditPage', 'audit'),
];
