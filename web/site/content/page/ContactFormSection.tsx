import { CONTACT_FORM_ANCHOR } from '#schema/pageAnchors.ts';
import { contactTexts } from '#schema/pageTexts/contact.ts';
import { useTexts } from '#web/shared/language/language.ts';
import { ContactForm } from '#web/site/message/contact/ContactForm.tsx';
import type { SectionProps } from './shownSections.ts';

export function ContactFormSection({ section, isFirst }: SectionProps<'ContactFormSection'>) {
  const t = useTexts();
  const { key, headline, text } = section;
  return (
    <div data-section="contact-form" id={isFirst ? CONTACT_FORM_ANCHOR : undefined} className="shell py-12 lg:py-20">
      <ContactForm
        section={{ id: `section-${key}` }}
        headline={headline || t(contactTexts.formTitle)}
        text={text ?? ''}
      />
    </div>
  );
}
