import { screen } from '#web/shared/app/screen.tsx';
import { untilWanted } from '#web/shared/app/untilWanted.ts';
import type { SectionProps } from './shownSections.ts';

/** The form has its own chunk: other pages do not load it, and its page only when somebody comes near. */
export const contactFormSection = screen<SectionProps<'ContactFormSection'>>(
  () => import('./ContactFormSection.tsx').then((module) => module.ContactFormSection),
  () => untilWanted([...document.querySelectorAll('[data-section=contact-form]')]),
);
