import { PanelRightClose, PanelRightOpen } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import type { FieldErrors } from 'react-hook-form';
import { foldedGroups, rememberGroup, settingsPanel } from './settingsPanel.ts';

type Props = {
  errors: FieldErrors;
  outside: readonly string[];
  children: ReactNode;
};

/**
 * The fields beside title and text: a panel on wide screens, which folds; otherwise a section below. A fault in it
 * unfolds it.
 */
export function Settings({ errors, outside, children }: Props) {
  const choice = settingsPanel.use();
  const hasFault = Object.keys(errors).some((name) => !outside.includes(name));
  const isOpen = choice === 'open' || hasFault;
  const Icon = isOpen ? PanelRightClose : PanelRightOpen;
  return (
    <section aria-labelledby="settings" className="writing-settings" data-folded={!isOpen || undefined}>
      <div className="writing-settings-head">
        <h2 id="settings" className="text-xl">
          Settings
        </h2>
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls="settings-groups"
          aria-label={isOpen ? 'Fold the settings' : 'Unfold the settings'}
          title={isOpen ? 'Fold the settings' : 'Unfold the settings'}
          onClick={() => settingsPanel.choose(isOpen ? 'folded' : 'open')}
        >
          <Icon aria-hidden="true" className="size-5" />
        </button>
      </div>
      <div id="settings-groups" className="writing-groups">
        {children}
      </div>
    </section>
  );
}

type GroupProps = {
  title: string;
  hasFault: boolean;
  children: ReactNode;
};

/** A group of settings; whether it is folded is remembered, and a fault unfolds it. */
export function SettingsGroup({ title, hasFault, children }: GroupProps) {
  const [isUnfolded, setUnfolded] = useState(() => !foldedGroups().includes(title));
  const isOpen = isUnfolded || hasFault;
  return (
    <details
      open={isOpen}
      className="writing-group"
      onToggle={({ currentTarget: { open } }) => {
        if (open === isOpen) return;
        setUnfolded(open);
        rememberGroup(title, open);
      }}
    >
      <summary>{title}</summary>
      <div className="grid grid-cols-1 gap-4 pt-3 pb-5">{children}</div>
    </details>
  );
}

export const hasFaultIn = (errors: FieldErrors, names: readonly string[]): boolean =>
  names.some((name) => errors[name] !== undefined);
