import { useId, useRef } from 'react';
import { newsletterStrings as strings } from '#schema/newsletterStrings.ts';
import { useSite } from '#web/shared/app/site.tsx';
import { Honeypot } from '#web/shared/forms/Honeypot.tsx';
import { paths } from '#web/shared/paths.ts';
import { Button } from '#web/shared/ui/Button.tsx';
import { control, emailInput } from '#web/shared/ui/Field.tsx';

type Props = {
  /** The address of a sign-up that was refused, and why. */
  refused?: { email: string | undefined; sentence: string | undefined } | undefined;
};

/** Posted without scripts too: the answer is the page of the newsletter. */
export function SubscribeForm({ refused }: Props) {
  const { newsletter } = useSite();
  const honeypot = useRef<HTMLInputElement>(null);
  const id = useId();
  const interests = newsletter?.interests ?? [];
  return (
    <form method="post" action={paths.newsletter} className="grid gap-4 text-start">
      <div className="grid gap-4 sm:flex sm:flex-wrap sm:items-end">
        <div className="grid gap-1.5 sm:min-w-64 sm:grow">
          <label htmlFor={`${id}-email`} className="text-sm font-semibold">
            {strings.email}
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
              {strings.interest}
            </label>
            <select id={`${id}-interest`} name="interest" className={`${control} select-arrow pr-10`}>
              <option value="">{strings.everything}</option>
              {interests.map((one) => (
                <option key={one}>{one}</option>
              ))}
            </select>
          </div>
        )}
        <Button type="submit" className="justify-self-start">
          {strings.button}
        </Button>
      </div>
      {refused?.sentence && (
        <p id={`${id}-fault`} role="alert" className="text-sm font-semibold text-danger">
          {refused.sentence}
        </p>
      )}
      <p className="text-sm text-ink-soft">{strings.consent}</p>
      <Honeypot ref={honeypot} />
    </form>
  );
}
