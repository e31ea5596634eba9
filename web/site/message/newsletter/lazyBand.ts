import { screen } from '#web/shared/app/screen.tsx';
import type { NewsletterBandProps } from './NewsletterBand.tsx';

/** The sign-up has its own chunk: only sites with a newsletter load it. The server has it from the start. */
export const newsletterBand = screen<NewsletterBandProps>(() =>
  import('./NewsletterBand.tsx').then((module) => module.NewsletterBand),
);
