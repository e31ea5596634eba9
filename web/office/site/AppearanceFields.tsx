import { CheckboxField } from '#web/shared/ui/Field.tsx';
import { ColourField, ColourSample } from './ColourField.tsx';
import { LookFields } from './LookFields.tsx';
import { OriginalHint, type SitePartProps } from './OriginalHint.tsx';

/** Colours, paper, typefaces and themes. */
export function AppearanceFields({ inputForm: { form }, original }: SitePartProps) {
  const colour = (setting: 'signal' | 'depth') => ({
    ...{ form, setting, original: original.colours[setting] },
    error: form.formState.errors.colours?.[setting]?.message,
  });
  return (
    <div className="grid max-w-2xl gap-6">
      <ColourField label="Signal colour" hint="For buttons, marks and lines." {...colour('signal')} />
      <ColourField label="Depth colour" hint="For large grounds, and for texts." {...colour('depth')} />
      <LookFields form={form} />
      <ColourSample form={form} />
      <CheckboxField
        label="Visitors choose a theme"
        {...form.register('offersThemes')}
        hint={
          <OriginalHint
            form={form}
            name="offersThemes"
            original={original.offersThemes}
            hint="Public pages follow their device, or the switch at their foot. Off, they are always light; the office keeps its theme."
          />
        }
      />
    </div>
  );
}
