import type { LoaderArgs } from '#web/shared/data/loader.ts';

// The loaders of pages that a link of a mail leads to (web/routes.tsx): a chunk of its own, because who reads the site needs none of
// them. What only one of them is made of comes with it alone.

export { affiliatePageLoader } from './site/affiliate/referral/loader.ts';
export { previewLoader } from './site/preview/loader.ts';
export { reviewInvitationLoader, reviewRemindersLoader, withdrawableReviewLoader } from './site/review/linkLoaders.ts';
export { invitationLoader } from './site/session/invitation/loader.ts';
export const bookedCallLoader = async (args: LoaderArgs) =>
  (await import('./site/booking/linkLoader.ts')).bookedCallLoader(args);
export const passwordResetLoader = async (args: LoaderArgs) =>
  (await import('./site/session/loader.ts')).passwordResetLoader(args);
