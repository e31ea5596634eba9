import type { LucideIcon } from 'lucide-react';
import { Toolbar } from 'radix-ui';
import { keysLabel } from './tools.ts';

type Props = {
  label: string;
  icon: LucideIcon;
  keys?: string | undefined;
  pressed?: boolean | undefined;
  disabled?: boolean | undefined;
  onClick: () => void;
};

const className =
  'grid size-10 shrink-0 place-items-center transition-colors hover:bg-paper-deep sm:h-9 sm:w-[1.6875rem] ' +
  'aria-pressed:bg-ink aria-pressed:text-paper disabled:text-ink-soft disabled:opacity-50';

export const ToolButton = ({ label, icon: Icon, keys, pressed, disabled, onClick }: Props) => (
  <Toolbar.Button
    type="button"
    className={className}
    aria-label={label}
    aria-pressed={pressed}
    disabled={disabled}
    title={keys ? `${label} (${keysLabel(keys)})` : label}
    // Keep the selection.
    onMouseDown={(event) => event.preventDefault()}
    onClick={onClick}
  >
    <Icon aria-hidden="true" className="size-5 sm:size-4" />
  </Toolbar.Button>
);
