import { Search } from 'lucide-react';
import { setPaletteOpen } from './PaletteHost.tsx';

const modifier = /Mac|iPhone|iPad/.test(navigator.platform) ? '⌘' : 'Ctrl';

export const PaletteButton = ({ className = '' }: { className?: string }) => (
  <button
    type="button"
    aria-haspopup="dialog"
    onClick={() => setPaletteOpen(true)}
    className={`flex min-h-11 shrink-0 items-center gap-3 px-3 text-sm text-ink-soft hover:text-ink ${className}`}
  >
    <Search aria-hidden="true" className="size-4.5" />
    <span className="max-lg:sr-only">Search or jump to</span>
    <span aria-hidden="true" className="key max-lg:hidden">
      {modifier} K
    </span>
  </button>
);
