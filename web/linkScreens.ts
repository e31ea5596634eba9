// The screens that a link of a mail leads to (web/routes.tsx): a chunk of its own, because who reads the site needs none of them.

export const SubmitReviewPage = async () => (await import('./review/SubmitReviewPage.tsx')).SubmitReviewPage;
export const StopRemindersPage = async () => (await import('./review/StopRemindersPage.tsx')).StopRemindersPage;
export const WithdrawReviewPage = async () => (await import('./review/WithdrawReviewPage.tsx')).WithdrawReviewPage;
export const BookedCallPage = async () => (await import('./book/BookedCallPage.tsx')).BookedCallPage;
export const CancelCallPage = async () => (await import('./book/CancelCallPage.tsx')).CancelCallPage;
export const AffiliatePage = async () => (await import('./referral/AffiliatePage.tsx')).AffiliatePage;
export const PreviewPage = async () => (await import('./preview/PreviewPage.tsx')).PreviewPage;
export const ResetPasswordPage = async () => (await import('./session/ResetPasswordPage.tsx')).ResetPasswordPage;
export const JoinPage = async () => (await import('./user/JoinPage.tsx')).JoinPage;
