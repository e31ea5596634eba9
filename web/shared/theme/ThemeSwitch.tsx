import { useTexts } from '#web/shared/language/language.ts';
import type { ThemeChoice } from './theme.ts';
import { chooseTheme, useTheme } from './useTheme.ts';

const choices: [choice: ThemeChoice, label: string][] = [
  ['system', 'System'],
  ['light', 'Light'],
  ['dark', 'Dark'],
];

/** Hidden without scripts; the system's theme applies then. */
export function ThemeSwitch({ className = '' }: { className?: string }) {
  const t = useTexts();
  const chosen = useTheme();
  return (
    <fieldset className={`scripted ${className}`}>
      <legend className="sr-only">{t('Theme')}</legend>
      <div className="inline-flex border border-current/40 text-sm">
        {choices.map(([choice, label]) => (
          <button
            key={choice}
            type="button"
            aria-pressed={chosen === choice}
            onClick={() => chooseTheme(choice)}
            className="min-h-11 px-3.5 aria-pressed:font-semibold aria-pressed:shadow-[inset_0_-3px_var(--signal)] sm:min-h-9"
          >
            {t(label)}
          </button>
        ))}
      </div>
    </fieldset>
  );
}
