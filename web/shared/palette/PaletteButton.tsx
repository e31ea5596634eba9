import { Search } from 'lucide-react';
import { setPaletteOpen } from './PaletteHost.tsx';

const modifier = /Mac|iPhone|iPad/.test(navigator.platform) ? '⌘' : 'Ctrl';

/** The search in the bar of office screens; `palette-button` hides it on other pages. */
export const PaletteButton = () => (
  <button
    type="button"
    aria-haspopup="dialog"
    onClick={() => setPaletteOpen(true)}
    className="palette-button min-h-9 shrink-0 items-center gap-3 border-edge px-2.5 text-sm text-ink-soft hover:border-ink hover:text-ink xl:border"
  >
    <Search aria-hidden="true" className="size-4.5" />
    <span className="max-xl:sr-only">Search or jump to</span>
    <span aria-hidden="true" className="key max-xl:hidden">
      {modifier} K
    </span>
  </button>
);
