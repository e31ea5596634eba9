// Screens of the office (web/officeRoutes.tsx), in a chunk that visitors do not load.

export const DashboardPage = async () => (await import('./office/dashboard/DashboardPage.tsx')).DashboardPage;
export const AccountPage = async () => (await import('./office/people/account/AccountPage.tsx')).AccountPage;
export const BookingsPage = async () => (await import('./office/booking/BookingsPage.tsx')).BookingsPage;
export const MyHoursPage = async () => (await import('./office/booking/host/MyHoursPage.tsx')).MyHoursPage;
export const SlotsPage = async () => (await import('./office/booking/slot/SlotsPage.tsx')).SlotsPage;
export const MessagesPage = async () => (await import('./office/message/list/MessagesPage.tsx')).MessagesPage;
export const EnquiryPage = async () => (await import('./office/message/enquiry/EnquiryPage.tsx')).EnquiryPage;
export const ReplyTemplatesPage = async () =>
  (await import('./office/message/replyTemplate/ReplyTemplatesPage.tsx')).ReplyTemplatesPage;
export const ManageBlogsPage = async () => (await import('./office/blog/ManageBlogsPage.tsx')).ManageBlogsPage;
export const AddBlogPage = async () => (await import('./office/blog/AddBlogPage.tsx')).AddBlogPage;
export const EditBlogPage = async () => (await import('./office/blog/EditBlogPage.tsx')).EditBlogPage;
export const PostRevisionsPage = async () =>
  (await import('./office/content/revision/RevisionsPage.tsx')).PostRevisionsPage;
export const MediaPage = async () => (await import('./office/content/media/MediaPage.tsx')).MediaPage;
export const ManagePortfolioPage = async () =>
  (await import('./office/portfolio/ManagePortfolioPage.tsx')).ManagePortfolioPage;
export const AddPortfolioPage = async () => (await import('./office/portfolio/AddPortfolioPage.tsx')).AddPortfolioPage;
export const EditPortfolioPage = async () =>
  (await import('./office/portfolio/EditPortfolioPage.tsx')).EditPortfolioPage;
export const ItemRevisionsPage = async () =>
  (await import('./office/content/revision/RevisionsPage.tsx')).ItemRevisionsPage;
export const GenerateReviewLinkPage = async () =>
  (await import('./office/review/GenerateReviewLinkPage.tsx')).GenerateReviewLinkPage;
export const ManageReviewsPage = async () => (await import('./office/review/ManageReviewsPage.tsx')).ManageReviewsPage;
export const ManageAffiliatesPage = async () =>
  (await import('./office/affiliate/ManageAffiliatesPage.tsx')).ManageAffiliatesPage;
export const NewsletterPage = async () =>
  (await import('./office/content/newsletter/NewsletterPage.tsx')).NewsletterPage;
export const UsersPage = async () => (await import('./office/people/user/UsersPage.tsx')).UsersPage;
export const SignUpPage = async () => (await import('./office/people/user/SignUpPage.tsx')).SignUpPage;
export const ApiTokensPage = async () => (await import('./office/people/apiToken/ApiTokensPage.tsx')).ApiTokensPage;
export const CampaignLinksPage = async () =>
  (await import('./office/dashboard/campaign/CampaignLinksPage.tsx')).CampaignLinksPage;
export const WebhooksPage = async () => (await import('./office/operation/webhook/WebhooksPage.tsx')).WebhooksPage;
export const WebhookPage = async () => (await import('./office/operation/webhook/WebhookPage.tsx')).WebhookPage;
export const FirstStepsPage = async () => (await import('./office/site/firstSteps/FirstStepsPage.tsx')).FirstStepsPage;
export const SiteSettingsPage = async () => (await import('./office/site/SiteSettingsPage.tsx')).SiteSettingsPage;
export const RedirectsPage = async () => (await import('./office/site/redirect/RedirectsPage.tsx')).RedirectsPage;
export const ImportPage = async () => (await import('./office/operation/import/ImportPage.tsx')).ImportPage;
export const InsightsPage = async () => (await import('./office/dashboard/insight/InsightsPage.tsx')).InsightsPage;
export const AuditPage = async () => (await import('./office/operation/audit/AuditPage.tsx')).AuditPage;
export const PersonalDataPage = async () =>
  (await import('./office/person/personalData/PersonalDataPage.tsx')).PersonalDataPage;
export const NavigationPage = async () => (await import('./office/site/navigation/NavigationPage.tsx')).NavigationPage;
export const CataloguePage = async () => (await import('./office/site/catalogue/CataloguePage.tsx')).CataloguePage;
export const TextsPage = async () => (await import('./office/content/pageText/TextsPage.tsx')).TextsPage;
export const EditTextsPage = async () => (await import('./office/content/pageText/EditTextsPage.tsx')).EditTextsPage;
export const ManagePagesPage = async () => (await import('./office/content/page/ManagePagesPage.tsx')).ManagePagesPage;
export const AddPagePage = async () => (await import('./office/content/page/AddPagePage.tsx')).AddPagePage;
export const EditPagePage = async () => (await import('./office/content/page/EditPagePage.tsx')).EditPagePage;
export const PageRevisionsPage = async () =>
  (await import('./office/content/revision/RevisionsPage.tsx')).PageRevisionsPage;
export const TextRevisionsPage = async () =>
  (await import('./office/content/revision/RevisionsPage.tsx')).TextRevisionsPage;
export const ConnectAppPage = async () => (await import('./office/people/oauth/ConnectAppPage.tsx')).ConnectAppPage;
export const SignInFirst = async () => (await import('./office/people/oauth/ConnectAppPage.tsx')).SignInFirst;
