import { ContactForm } from '#web/site/message/contact/ContactForm.tsx';
import type { SectionProps } from './shownSections.ts';

export function ContactFormSection({ section: { key, headline, text } }: SectionProps<'ContactFormSection'>) {
  return (
    <div className="shell py-12 lg:py-20">
      <ContactForm section={{ id: `section-${key}`, headline, text }} />
    </div>
  );
}
