import type { LoaderArgs } from '#web/data/loader.ts';

// The loaders of pages that a link of a mail leads to (web/routes.tsx): a chunk of its own, because who reads the site needs none of
// them. What only one of them is made of comes with it alone.

export { previewLoader } from './preview/loader.ts';
export { affiliatePageLoader } from './referral/loader.ts';
export { reviewInvitationLoader, reviewRemindersLoader, withdrawableReviewLoader } from './review/linkLoaders.ts';
export { invitationLoader } from './user/loader.ts';
export const bookedCallLoader = async (args: LoaderArgs) =>
  (await import('./book/linkLoader.ts')).bookedCallLoader(args);
export const passwordResetLoader = async (args: LoaderArgs) =>
  (await import('./session/loader.ts')).passwordResetLoader(args);
