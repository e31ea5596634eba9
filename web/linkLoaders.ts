// The loaders of pages that a link of a mail leads to, and of the page that books a call (web/routes.tsx): a chunk of its own, because
// who reads the site needs none of them.

export { bookedCallLoader, bookLoader } from './book/loader.ts';
export { previewLoader } from './preview/loader.ts';
export { affiliatePageLoader } from './referral/loader.ts';
export { reviewInvitationLoader, reviewRemindersLoader, withdrawableReviewLoader } from './review/linkLoaders.ts';
export { passwordResetLoader } from './session/loader.ts';
export { invitationLoader } from './user/loader.ts';
