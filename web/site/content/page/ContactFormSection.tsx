import { CONTACT_FORM_ANCHOR } from '#schema/pageAnchors.ts';
import { ContactForm } from '#web/site/message/contact/ContactForm.tsx';
import type { SectionProps } from './shownSections.ts';

export function ContactFormSection({ section, isFirst }: SectionProps<'ContactFormSection'>) {
  const { key, headline, text } = section;
  return (
    <div data-section="contact-form" id={isFirst ? CONTACT_FORM_ANCHOR : undefined} className="shell py-12 lg:py-20">
      <ContactForm section={{ id: `section-${key}`, headline, text }} />
    </div>
  );
}
