import { screen } from '#web/shared/app/screen.tsx';
import { untilNeeded } from '#web/shared/app/untilNeeded.ts';
import type { SectionProps } from './shownSections.ts';

/** The form has its own chunk: other pages do not load it, and its page only when somebody comes near. */
export const contactFormSection = screen<SectionProps<'ContactFormSection'>>(
  () => import('./ContactFormSection.tsx').then((module) => module.ContactFormSection),
  () => untilNeeded([...document.querySelectorAll('[data-section=contact-form]')]),
);
