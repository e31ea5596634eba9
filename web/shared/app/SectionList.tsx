import { useQuery } from '@apollo/client/react';
import { useId } from 'react';
import { Link } from 'react-router-dom';
import { WaitingDocument } from '#web/shared/live/documents.ts';
import { isIn, type Section, sectionsFor } from './officeNavigation.ts';
import type { OfficeScreen } from './officeScreen.ts';
import { screenIcons, sectionIcons } from './sectionIcons.ts';
import { type Counts, type Tally, tallies } from './tallies.ts';

type Props = OfficeScreen & {
  /** Shows icons only; the names stay for screen readers and as tooltips. */
  isNarrow?: boolean;
};

/** Inset, because the list scrolls and would clip the outline. */
const row =
  'relative flex items-center gap-2.5 text-sm no-underline focus-visible:-outline-offset-3 focus-visible:outline-signal ' +
  'focus-visible:shadow-none ';
const sectionLink = `${row}min-h-10 px-4 font-semibold hover:bg-paper-deep lg:min-h-9 aria-[current]:bg-ink aria-[current]:text-paper`;
const screenLink =
  row +
  'min-h-10 border-l-4 border-transparent pr-3 pl-9.5 text-ink-soft hover:bg-paper-deep hover:text-ink lg:min-h-8 ' +
  'aria-[current=page]:border-signal aria-[current=page]:font-semibold aria-[current=page]:text-ink';
const narrowLink = ' justify-center px-0!';

/** The sections with their waiting items, and the screens of the current section. */
export function SectionList({ path, user, isNarrow = false }: Props) {
  const { data } = useQuery(WaitingDocument, { fetchPolicy: 'cache-only' });
  return (
    <ul>
      {sectionsFor(user.role === 'admin').map((section) => (
        <SectionItem key={section.label} section={section} path={path} isNarrow={isNarrow} counts={data?.overview} />
      ))}
    </ul>
  );
}

type ItemProps = { section: Section; path: string; isNarrow: boolean; counts: Counts | undefined };

/** The accessible name stays the section's name; the waiting items are its description. */
function SectionItem({ section, path, isNarrow, counts }: ItemProps) {
  const { label, screens, waiting } = section;
  const id = useId();
  const isCurrent = isIn(section, path);
  const to = screens[0]?.to ?? '';
  const there = waitingIn(waiting, counts);
  const total = there.reduce((sum, { count }) => sum + count, 0);
  const Icon = sectionIcons[label];
  return (
    <li>
      <Link
        to={to}
        className={sectionLink + (isNarrow ? narrowLink : '')}
        aria-current={to === path ? 'page' : isCurrent ? true : undefined}
        aria-describedby={total ? id : undefined}
        title={isNarrow ? label : undefined}
      >
        {Icon && <Icon aria-hidden="true" className="size-4.5 shrink-0" />}
        <span className={isNarrow ? 'sr-only' : 'truncate'}>{label}</span>
        {total > 0 && (
          <span
            aria-hidden="true"
            className={`text-xs tracking-tighter text-signal-ink tabular-nums in-aria-[current]:text-paper ${isNarrow ? 'absolute top-0 right-1' : 'ml-auto'}`}
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
      {isCurrent && screens.length > 1 && (
        <ul className="py-1">
          {screens.map((screen) => {
            const ScreenIcon = screenIcons[screen.to];
            return (
              <li key={screen.to}>
                <Link
                  to={screen.to}
                  className={screenLink + (isNarrow ? narrowLink : '')}
                  aria-current={screen.to === path ? 'page' : undefined}
                  title={isNarrow ? screen.label : undefined}
                >
                  {isNarrow && <ScreenIcon aria-hidden="true" className="size-4" />}
                  <span className={isNarrow ? 'sr-only' : 'truncate'}>{screen.label}</span>
                </Link>
              </li>
            );
          })}
        </ul>
      )}
    </li>
  );
}

const waitingIn = (fields: Tally['field'][] = [], counts: Counts | undefined) =>
  tallies
    .filter(({ field }) => fields.includes(field))
    .map((tally) => ({ ...tally, count: counts?.[tally.field] ?? 0 }))
    .filter(({ count }) => count > 0);
