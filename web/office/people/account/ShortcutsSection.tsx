import { setShortcutsOn, useShortcutsOn } from '#web/shared/palette/keyboard/preference.ts';
import { CheckboxField } from '#web/shared/ui/Field.tsx';
import { Section } from './Section.tsx';

/** Switches the shortcuts of the office that are single keys. */
export function ShortcutsSection() {
  const isOn = useShortcutsOn();
  return (
    <Section
      id="shortcuts"
      title="Keyboard shortcuts"
      text="Single keys lead through the back office: J and K through a list, G and I to the inbox. Press ? for all of them."
    >
      <CheckboxField
        label="Use keyboard shortcuts"
        hint="Switch them off if keys are pressed by speech input or by accident. This holds in this browser."
        checked={isOn}
        onChange={({ target }) => setShortcutsOn(target.checked)}
      />
    </Section>
  );
}
