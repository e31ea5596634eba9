// Screens that mails link to (web/routes.tsx), in a chunk that other visitors do not load.

export const SubmitReviewPage = async () => (await import('./site/review/SubmitReviewPage.tsx')).SubmitReviewPage;
export const StopRemindersPage = async () => (await import('./site/review/StopRemindersPage.tsx')).StopRemindersPage;
export const WithdrawReviewPage = async () => (await import('./site/review/WithdrawReviewPage.tsx')).WithdrawReviewPage;
export const BookedCallPage = async () => (await import('./site/booking/BookedCallPage.tsx')).BookedCallPage;
export const CancelCallPage = async () => (await import('./site/booking/CancelCallPage.tsx')).CancelCallPage;
export const AffiliatePage = async () => (await import('./site/affiliate/referral/AffiliatePage.tsx')).AffiliatePage;
export const NewsletterPage = async () => (await import('./site/message/newsletter/NewsletterPage.tsx')).NewsletterPage;
export const PreviewPage = async () => (await import('./site/preview/PreviewPage.tsx')).PreviewPage;
export const ResetPasswordPage = async () => (await import('./site/session/ResetPasswordPage.tsx')).ResetPasswordPage;
export const JoinPage = async () => (await import('./site/session/invitation/JoinPage.tsx')).JoinPage;
