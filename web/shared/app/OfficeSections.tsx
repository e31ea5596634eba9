import { PanelLeftClose, PanelLeftOpen } from 'lucide-react';
import { Shortcuts } from '#web/shared/palette/keyboard/Shortcuts.tsx';
import type { OfficeScreen } from './officeScreen.ts';
import { SectionList } from './SectionList.tsx';
import { sidebar } from './sidebar.ts';

/**
 * The sidebar of office screens, which collapses to icons; below 64rem the toggle menu has its links (StaffItems.tsx).
 * Also handles the shortcuts of all office screens.
 */
export function OfficeSections(screen: OfficeScreen) {
  const isNarrow = sidebar.use() === 'narrow';
  const Icon = isNarrow ? PanelLeftOpen : PanelLeftClose;
  return (
    <>
      <nav
        aria-label="Back office"
        className={`screen-only sticky top-0 hidden h-[calc(100dvh-3rem)] shrink-0 flex-col overflow-x-hidden overflow-y-auto border-r border-line bg-sheet lg:flex ${isNarrow ? 'w-13' : 'w-52'}`}
      >
        <SectionList {...screen} isNarrow={isNarrow} />
        <button
          type="button"
          aria-expanded={!isNarrow}
          aria-label="Sidebar with names"
          title={isNarrow ? 'Show the names' : 'Show icons only'}
          onClick={() => sidebar.choose(isNarrow ? 'wide' : 'narrow')}
          className={`mt-auto flex min-h-10 shrink-0 items-center gap-2.5 border-t border-line text-sm text-ink-soft hover:bg-paper-deep hover:text-ink focus-visible:-outline-offset-3 focus-visible:shadow-none ${isNarrow ? 'justify-center' : 'px-4'}`}
        >
          <Icon aria-hidden="true" className="size-4.5 shrink-0" />
        </button>
      </nav>
      <Shortcuts />
    </>
  );
}
