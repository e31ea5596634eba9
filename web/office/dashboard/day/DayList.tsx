import { type ReactNode, useId } from 'react';
import { Link } from 'react-router-dom';

type Props = {
  title: string;
  count: number;
  /** Number of entries that the list has. */
  listed: number;
  /** Screen with all of them, when the list may have fewer. */
  all?: string;
  children: ReactNode;
};

/** A part of the day; nothing when it is empty. */
export function DayList({ title, count, listed, all, children }: Props) {
  const id = useId();
  if (count === 0) return null;
  return (
    <section aria-labelledby={id} className="min-w-0 border-t-2 border-ink">
      <div className="flex items-baseline justify-between gap-4 py-2">
        <h3 id={id} className="text-base">
          {title} <span className="text-ink-soft tabular-nums">{count}</span>
        </h3>
        {all && count > listed && (
          <Link to={all} className="link text-sm font-semibold">
            Show all
          </Link>
        )}
      </div>
      <ul>{children}</ul>
    </section>
  );
}

type RowProps = { to: string | null; title: string; aside: ReactNode; children?: ReactNode };

export const DayRow = ({ to, title, aside, children }: RowProps) => (
  <li className="relative grid min-h-11 md:min-h-9 grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 border-t border-line px-2 py-1 hover:bg-paper-deep">
    <p className="min-w-0 truncate">
      {to ? (
        <Link to={to} dir="auto" className="card-link font-semibold">
          {title}
        </Link>
      ) : (
        <span dir="auto" className="font-semibold">
          {title}
        </span>
      )}{' '}
      <bdi dir="auto" className="text-sm text-ink-soft">
        {children}
      </bdi>
    </p>
    <p className="shrink-0 text-right text-sm">{aside}</p>
  </li>
);
