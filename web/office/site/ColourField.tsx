import type { CSSProperties } from 'react';
import { useWatch } from 'react-hook-form';
import { families } from '#schema/look.ts';
import { contrastFault, themesOf } from '#schema/palette.ts';
import { themeNames } from '#schema/themeNames.ts';
import { InputField } from '#web/shared/ui/Field.tsx';
import { OriginalHint, type SiteForm } from './OriginalHint.tsx';

const isColour = (value: unknown): value is string => typeof value === 'string' && /^#[0-9a-f]{6}$/i.test(value);

type Props = {
  form: SiteForm;
  setting: 'signal' | 'depth';
  label: string;
  hint: string;
  original: string;
  /** The validation error on submit. */
  error: string | undefined;
};

/** A brand colour, typed or picked; validated on change. */
export function ColourField({ form, setting, label, hint, original, error }: Props) {
  const name = `colours.${setting}` as const;
  const value = useWatch({ control: form.control, name });
  const paper = useWatch({ control: form.control, name: 'colours.paper' }) ?? undefined;
  const fault = isColour(value) ? contrastFault(setting, value, paper) : undefined;
  return (
    <div className="grid grid-cols-[auto_minmax(0,1fr)] items-start gap-x-4">
      <input
        type="color"
        aria-label={`Pick the ${label.toLowerCase()}`}
        value={isColour(value) ? value : original}
        onChange={({ target }) => form.setValue(name, target.value, { shouldDirty: true })}
        className="mt-[1.65rem] h-[3.2rem] w-16 cursor-pointer border-2 border-edge bg-sheet p-1"
      />
      <InputField
        label={label}
        required
        autoComplete="off"
        spellCheck={false}
        maxLength={7}
        className="font-mono"
        {...form.register(name, { onChange: () => form.clearErrors(name) })}
        error={fault ?? error}
        hint={<OriginalHint form={form} name={name} original={original} hint={hint} />}
      />
    </div>
  );
}

/** Preview of colours, paper and typefaces in the light and dark themes. */
export function ColourSample({ form }: { form: SiteForm }) {
  const colours = useWatch({ control: form.control, name: 'colours' });
  const { signal, depth, paper } = colours ?? {};
  const typefaces = useWatch({ control: form.control, name: 'typefaces' }) ?? 'HOUSE';
  if (!isColour(signal) || !isColour(depth)) return null;
  const themes = themesOf({ signal, depth, paper: paper ?? undefined });
  const { display, text } = families[typefaces];
  // The initial value lets the style sheet's own families apply.
  const faces = { '--face-display': display ?? 'initial', '--face-text': text ?? 'initial' } as CSSProperties;
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      {themeNames.map((theme) => {
        const { paper, ink, line, ...palette } = themes[theme];
        return (
          <figure
            key={theme}
            className="border-2 p-5 font-text"
            style={{ background: paper, color: ink, borderColor: line, ...faces }}
          >
            <p className="font-display text-xl font-bold">
              Words on paper, <span style={{ color: palette['signal-ink'] }}>some of them louder</span>
            </p>
            <div className="mt-4 flex flex-wrap gap-3 font-semibold">
              <span className="px-4 py-2" style={{ background: palette.signal, color: palette['on-signal'] }}>
                A button
              </span>
              <span className="px-4 py-2" style={{ background: palette.depth, color: palette['on-depth'] }}>
                A deep ground
              </span>
            </div>
            <figcaption className="mt-4 text-sm">{theme === 'light' ? 'By day' : 'In the dark'}</figcaption>
          </figure>
        );
      })}
    </div>
  );
}
