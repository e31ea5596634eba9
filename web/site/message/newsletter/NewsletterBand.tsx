import { useId, useRef } from 'react';
import { useHref, useLocation } from 'react-router-dom';
import { newsletterTexts as texts } from '#schema/newsletterStrings.ts';
import { useSite } from '#web/shared/app/site.tsx';
import { Honeypot } from '#web/shared/forms/Honeypot.tsx';
import { useTexts } from '#web/shared/language/language.ts';
import { paths } from '#web/shared/paths.ts';
import { Button } from '#web/shared/ui/Button.tsx';
import { control, emailInput } from '#web/shared/ui/Field.tsx';

export type NewsletterBandProps = { headline?: string | null | undefined; text?: string | null | undefined };

/** The sign-up with its heading: in a page, after a post, and above the footer. */
export function NewsletterBand({ headline, text }: NewsletterBandProps) {
  const t = useTexts();
  const id = useId();
  const { pathname } = useLocation();
  // The page of the newsletter has the form already.
  if (pathname.startsWith(paths.newsletter)) return null;
  return (
    <section aria-labelledby={id} className="screen-only bg-paper-deep">
      <div className="shell grid gap-x-12 gap-y-6 py-10 lg:grid-cols-12 lg:py-14">
        <div className="lg:col-span-5">
          <h2 id={id} dir="auto" className="text-2xl">
            {headline || t(texts.title)}
          </h2>
          <p dir="auto" className="mt-3 max-w-[31.5em] whitespace-pre-line text-ink-soft">
            {text || t(texts.lead)}
          </p>
        </div>
        <div className="lg:col-span-7">
          <SubscribeForm />
        </div>
      </div>
    </section>
  );
}

type Props = {
  /** The address of a sign-up that was refused, and why. */
  refused?: { email: string | undefined; sentence: string | undefined } | undefined;
};

/** Posted without scripts too: the answer is the page of the newsletter. */
export function SubscribeForm({ refused }: Props) {
  const t = useTexts();
  const { newsletter } = useSite();
  const honeypot = useRef<HTMLInputElement>(null);
  const id = useId();
  const interests = newsletter?.interests ?? [];
  return (
    <form method="post" action={useHref(paths.newsletter)} className="grid gap-4 text-start">
      <div className="grid gap-4 sm:flex sm:flex-wrap sm:items-end">
        <div className="grid gap-1.5 sm:min-w-64 sm:grow">
          <label htmlFor={`${id}-email`} className="text-sm font-semibold">
            {t(texts.email)}
          </label>
          <input
            {...emailInput}
            id={`${id}-email`}
            name="email"
            autoComplete="email"
            required
            maxLength={254}
            dir="auto"
            defaultValue={refused?.email}
            aria-invalid={refused?.sentence ? true : undefined}
            aria-describedby={refused?.sentence ? `${id}-fault` : undefined}
            className={control}
          />
        </div>
        {interests.length > 0 && (
          <div className="grid gap-1.5">
            <label htmlFor={`${id}-interest`} className="text-sm font-semibold">
              {t(texts.interest)}
            </label>
            <select id={`${id}-interest`} name="interest" className={`${control} select-arrow pr-10`}>
              <option value="">{t(texts.everything)}</option>
              {interests.map((one) => (
                <option key={one} dir="auto">
                  {one}
                </option>
              ))}
            </select>
          </div>
        )}
        <Button type="submit" className="justify-self-start">
          {t(texts.button)}
        </Button>
      </div>
      {refused?.sentence && (
        <p id={`${id}-fault`} role="alert" className="text-sm font-semibold text-danger">
          {t(refused.sentence)}
        </p>
      )}
      <p className="text-sm text-ink-soft">{t(texts.consent)}</p>
      <Honeypot ref={honeypot} />
    </form>
  );
}
