import type { LoaderArgs } from '#web/shared/data/loader.ts';

// Loaders of pages that mails link to (web/routes.tsx), in a chunk that other visitors do not load. Rarely used parts
// are separate chunks.

export { affiliatePageLoader } from './site/affiliate/referral/loader.ts';
export { newsletterLoader } from './site/message/newsletter/loader.ts';
export { previewLoader } from './site/preview/loader.ts';
export { reviewInvitationLoader, reviewRemindersLoader, withdrawableReviewLoader } from './site/review/linkLoaders.ts';
export { invitationLoader } from './site/session/invitation/loader.ts';
export const bookedCallLoader = async (args: LoaderArgs) =>
  (await import('./site/booking/linkLoader.ts')).bookedCallLoader(args);
export const passwordResetLoader = async (args: LoaderArgs) =>
  (await import('./site/session/loader.ts')).passwordResetLoader(args);
