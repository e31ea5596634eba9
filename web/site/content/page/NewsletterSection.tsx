import { useSite } from '#web/shared/app/site.tsx';
import { newsletterBand } from '#web/site/message/newsletter/lazyBand.ts';
import type { SectionProps } from './shownSections.ts';

export function NewsletterSection({ section: { headline, text } }: SectionProps<'NewsletterSection'>) {
  return useSite().newsletter ? <newsletterBand.Screen headline={headline} text={text} /> : null;
}
