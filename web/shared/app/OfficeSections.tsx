import { useQuery } from '@apollo/client/react';
import { type ReactNode, useId, useLayoutEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import { WaitingDocument } from '#web/shared/live/documents.ts';
import { Shortcuts } from '#web/shared/palette/keyboard/Shortcuts.tsx';
import { PaletteButton } from '#web/shared/palette/PaletteButton.tsx';
import type { SessionUser } from '#web/shared/session/session.ts';
import { isIn, type Section, sectionsFor } from './officeNavigation.ts';
import { type Counts, type Tally, tallies } from './tallies.ts';

type Props = {
  /** Route path of the current screen. */
  path: string;
  user: SessionUser;
};

/** Inset, because the row scrolls and would clip the outline. */
const focus = 'focus-visible:-outline-offset-4 focus-visible:outline-signal focus-visible:shadow-none ';
const tab =
  focus +
  'relative flex min-h-11 items-center px-6 text-sm font-semibold whitespace-nowrap hover:bg-paper-deep ' +
  'aria-[current]:bg-ink aria-[current]:text-paper';
const screenLink =
  focus +
  'flex min-h-11 items-center border-b-2 border-transparent px-3.5 text-sm whitespace-nowrap text-ink-soft hover:text-ink ' +
  'aria-[current=page]:border-signal aria-[current=page]:font-semibold aria-[current=page]:text-ink';

/**
 * The rows below the navigation on office screens: the sections with their waiting items, and the screens of the
 * current section. Also handles the shortcuts of all office screens. A row wider than the window scrolls horizontally
 * and starts at its current link.
 */
export function OfficeSections({ path, user }: Props) {
  const { data } = useQuery(WaitingDocument, { fetchPolicy: 'cache-only' });
  const sections = sectionsFor(user.role === 'admin');
  const current = sections.find((section) => isIn(section, path));
  const screens = current?.screens ?? [];
  return (
    <nav aria-label="Back office" className="screen-only border-y border-line bg-sheet">
      <div className="shell flex">
        <Row current={current?.label} className="-ml-6 min-w-0 grow pl-6 *:first:-ml-6">
          {sections.map((section) => (
            <SectionTab
              key={section.label}
              section={section}
              path={path}
              isCurrent={section === current}
              counts={data?.overview}
            />
          ))}
        </Row>
        <PaletteButton className="-mr-3" />
      </div>
      {screens.length > 1 && (
        <Row current={path} className="shell *:first:-ml-3.5">
          {screens.map(({ label, to }) => (
            <li key={to} data-current={to === path || undefined}>
              <Link to={to} className={screenLink} aria-current={to === path ? 'page' : undefined}>
                {label}
              </Link>
            </li>
          ))}
        </Row>
      )}
      <Shortcuts />
    </nav>
  );
}

type TabProps = { section: Section; path: string; isCurrent: boolean; counts: Counts | undefined };

/** The accessible name stays the section's name; the waiting items are its description. */
function SectionTab({ section: { label, screens, waiting }, path, isCurrent, counts }: TabProps) {
  const id = useId();
  const to = screens[0]?.to ?? '';
  const there = waitingIn(waiting, counts);
  const total = there.reduce((sum, { count }) => sum + count, 0);
  return (
    <li data-current={isCurrent || undefined}>
      <Link
        to={to}
        className={tab}
        aria-current={to === path ? 'page' : isCurrent ? true : undefined}
        aria-describedby={total ? id : undefined}
      >
        {label}
        {total > 0 && (
          // Inside the tab's padding, so that tabs do not move when it appears.
          <span
            aria-hidden="true"
            className="absolute top-1.5 left-[calc(100%-1.5rem)] text-xs tracking-tighter text-signal-ink tabular-nums in-aria-[current]:text-paper"
          >
            {total > 99 ? '99+' : total}
          </span>
        )}
      </Link>
      {total > 0 && (
        <span id={id} hidden>
          {there.map(({ count, one, many }) => `${count} ${count === 1 ? one : many}`).join(', ')}
        </span>
      )}
    </li>
  );
}

const waitingIn = (fields: Tally['field'][] = [], counts: Counts | undefined) =>
  tallies
    .filter(({ field }) => fields.includes(field))
    .map((tally) => ({ ...tally, count: counts?.[tally.field] ?? 0 }))
    .filter(({ count }) => count > 0);

type RowProps = {
  /** The current entry; a new one is scrolled into view. */
  current: string | undefined;
  className: string;
  children: ReactNode;
};

function Row({ current, className, children }: RowProps) {
  const row = useRef<HTMLUListElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the mark has moved with it
  useLayoutEffect(() => {
    const list = row.current;
    const mark = list?.querySelector<HTMLElement>('[data-current]');
    if (!list || !mark) return;
    list.scrollLeft = mark.offsetLeft - (list.clientWidth - mark.offsetWidth) / 2;
  }, [current]);
  return (
    <ul ref={row} className={`relative flex overflow-x-auto [scrollbar-width:none] ${className}`}>
      {children}
    </ul>
  );
}
