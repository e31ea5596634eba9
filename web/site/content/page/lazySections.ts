import { screen } from '#web/shared/app/screen.tsx';
import type { SectionProps } from './shownSections.ts';

/** The form has its own chunk: other pages do not load it. */
export const contactFormSection = screen<SectionProps<'ContactFormSection'>>(() =>
  import('./ContactFormSection.tsx').then((module) => module.ContactFormSection),
);
