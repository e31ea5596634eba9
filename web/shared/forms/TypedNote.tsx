import type { MouseEvent } from 'react';
import { useTexts } from '#web/shared/language/language.ts';

/** Says that the form shows text from an earlier visit of the page, with a button that removes it. */
export function TypedNote({ onClear }: { onClear: () => void }) {
  const t = useTexts();
  const clear = ({ currentTarget: { form } }: MouseEvent<HTMLButtonElement>) => {
    onClear();
    // The button goes away.
    form?.querySelector<HTMLElement>('input:not([type=hidden]), textarea, select')?.focus();
  };
  return (
    <p className="flex flex-wrap items-center gap-x-3 text-sm text-ink-soft sm:col-span-full">
      {t('What you had typed is still here.')}
      <button type="button" className="link min-h-9 font-semibold text-ink" onClick={clear}>
        {t('Clear')}
      </button>
    </p>
  );
}
