import { useId } from 'react';
import { useLocation } from 'react-router-dom';
import { newsletterStrings as strings } from '#schema/newsletterStrings.ts';
import { paths } from '#web/shared/paths.ts';
import { SubscribeForm } from './SubscribeForm.tsx';

export type NewsletterBandProps = { headline?: string | null | undefined; text?: string | null | undefined };

/** The sign-up with its heading: in a page, after a post, and above the footer. */
export function NewsletterBand({ headline, text }: NewsletterBandProps) {
  const id = useId();
  const { pathname } = useLocation();
  // The page of the newsletter has the form already.
  if (pathname.startsWith(paths.newsletter)) return null;
  return (
    <section aria-labelledby={id} className="screen-only bg-paper-deep">
      <div className="shell grid gap-x-12 gap-y-6 py-10 lg:grid-cols-12 lg:py-14">
        <div className="lg:col-span-5">
          <h2 id={id} dir="auto" className="text-2xl">
            {headline || strings.title}
          </h2>
          <p dir="auto" className="mt-3 max-w-[31.5em] whitespace-pre-line text-ink-soft">
            {text || strings.lead}
          </p>
        </div>
        <div className="lg:col-span-7">
          <SubscribeForm />
        </div>
      </div>
    </section>
  );
}
