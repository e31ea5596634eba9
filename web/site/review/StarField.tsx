import { type ComponentProps, useId } from 'react';
import { useTexts } from '#web/shared/language/language.ts';
import { allStars, Star } from '#web/shared/ui/Stars.tsx';

type Props = Pick<ComponentProps<'input'>, 'name' | 'onChange' | 'onBlur' | 'ref'> & {
  /** The value posted without scripts. */
  defaultValue: string | undefined;
  error: string | undefined;
};

const words = ['Poor', 'Fair', 'Good', 'Very good', 'Excellent'];

/**
 * Five stars as radio buttons, which work by mouse, arrow keys and without scripts. The buttons are uncontrolled, so
 * that a choice made before hydration stays.
 */
export function StarField({ defaultValue, error, ...registration }: Props) {
  const t = useTexts();
  const id = useId();
  return (
    <div
      role="radiogroup"
      aria-labelledby={`${id}-label`}
      aria-required="true"
      aria-invalid={error ? true : undefined}
      aria-describedby={error ? `${id}-error` : undefined}
      className="grid min-w-0 gap-1.5"
    >
      <p id={`${id}-label`} className="text-sm font-semibold">
        {t('Rating')}
        <span aria-hidden="true" className="ml-1 text-signal-ink">
          *
        </span>
      </p>
      <div className="stars">
        {allStars.map((star) => (
          <label key={star} title={t(words[star - 1] ?? '')}>
            <input
              {...registration}
              type="radio"
              value={star}
              defaultChecked={defaultValue === String(star)}
              aria-label={`${t(star === 1 ? '1 star' : '{count} stars', { count: star })}, ${t(words[star - 1] ?? '')}`}
            />
            <Star filled={false} />
          </label>
        ))}
      </div>
      {error && (
        <p id={`${id}-error`} className="flex gap-2 text-sm font-semibold text-danger">
          <span aria-hidden="true" className="mt-[0.35em] size-2.5 shrink-0 rotate-45 bg-danger" />
          {error}
        </p>
      )}
    </div>
  );
}
