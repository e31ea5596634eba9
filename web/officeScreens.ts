// The screens of the back office (web/officeRoutes.tsx): a chunk of its own, so that visitors do not load what they are called.

export const DashboardPage = async () => (await import('./dashboard/DashboardPage.tsx')).DashboardPage;
export const AccountPage = async () => (await import('./account/AccountPage.tsx')).AccountPage;
export const BookingsPage = async () => (await import('./booking/BookingsPage.tsx')).BookingsPage;
export const SlotsPage = async () => (await import('./slot/SlotsPage.tsx')).SlotsPage;
export const MessagesPage = async () => (await import('./message/list/MessagesPage.tsx')).MessagesPage;
export const EnquiryPage = async () => (await import('./enquiry/EnquiryPage.tsx')).EnquiryPage;
export const ReplyTemplatesPage = async () =>
  (await import('./replyTemplate/ReplyTemplatesPage.tsx')).ReplyTemplatesPage;
export const ManageBlogsPage = async () => (await import('./blog/ManageBlogsPage.tsx')).ManageBlogsPage;
export const AddBlogPage = async () => (await import('./blog/AddBlogPage.tsx')).AddBlogPage;
export const EditBlogPage = async () => (await import('./blog/EditBlogPage.tsx')).EditBlogPage;
export const PostRevisionsPage = async () => (await import('./revision/RevisionsPage.tsx')).PostRevisionsPage;
export const MediaPage = async () => (await import('./media/MediaPage.tsx')).MediaPage;
export const ManagePortfolioPage = async () =>
  (await import('./portfolio/ManagePortfolioPage.tsx')).ManagePortfolioPage;
export const AddPortfolioPage = async () => (await import('./portfolio/AddPortfolioPage.tsx')).AddPortfolioPage;
export const EditPortfolioPage = async () => (await import('./portfolio/EditPortfolioPage.tsx')).EditPortfolioPage;
export const ItemRevisionsPage = async () => (await import('./revision/RevisionsPage.tsx')).ItemRevisionsPage;
export const GenerateReviewLinkPage = async () =>
  (await import('./review/GenerateReviewLinkPage.tsx')).GenerateReviewLinkPage;
export const ManageReviewsPage = async () => (await import('./review/ManageReviewsPage.tsx')).ManageReviewsPage;
export const ManageAffiliatesPage = async () =>
  (await import('./affiliate/ManageAffiliatesPage.tsx')).ManageAffiliatesPage;
export const UsersPage = async () => (await import('./user/UsersPage.tsx')).UsersPage;
export const SignUpPage = async () => (await import('./user/SignUpPage.tsx')).SignUpPage;
export const ApiTokensPage = async () => (await import('./apiToken/ApiTokensPage.tsx')).ApiTokensPage;
export const CampaignLinksPage = async () => (await import('./campaign/CampaignLinksPage.tsx')).CampaignLinksPage;
export const WebhooksPage = async () => (await import('./webhook/WebhooksPage.tsx')).WebhooksPage;
export const WebhookPage = async () => (await import('./webhook/WebhookPage.tsx')).WebhookPage;
export const SiteSettingsPage = async () => (await import('./site/SiteSettingsPage.tsx')).SiteSettingsPage;
export const RedirectsPage = async () => (await import('./redirect/RedirectsPage.tsx')).RedirectsPage;
export const ImportPage = async () => (await import('./import/ImportPage.tsx')).ImportPage;
export const InsightsPage = async () => (await import('./insight/InsightsPage.tsx')).InsightsPage;
export const AuditPage = async () => (await import('./audit/AuditPage.tsx')).AuditPage;
export const PersonalDataPage = async () => (await import('./personalData/PersonalDataPage.tsx')).PersonalDataPage;
export const TextsPage = async () => (await import('./pageText/TextsPage.tsx')).TextsPage;
export const EditTextsPage = async () => (await import('./pageText/EditTextsPage.tsx')).EditTextsPage;
export const TextRevisionsPage = async () => (await import('./revision/RevisionsPage.tsx')).TextRevisionsPage;
