// The loaders of pages that a link of a mail leads to (web/routes.tsx): a chunk of its own, because who reads the site has no such link.

export { bookedCallLoader } from './book/linkLoader.ts';
export { previewLoader } from './preview/loader.ts';
export { affiliatePageLoader } from './referral/loader.ts';
export { reviewInvitationLoader, reviewRemindersLoader, withdrawableReviewLoader } from './review/linkLoaders.ts';
export { passwordResetLoader } from './session/loader.ts';
export { invitationLoader } from './user/loader.ts';
