import type { ReactNode } from 'react';
import { ErrorPanel, Loading } from '#web/shared/ui/States.tsx';
import type { Rows } from '#web/shared/ui/Table.tsx';

/** A list as useOfficeList returns it. */
export type OfficeList<Item> = {
  items: readonly Item[] | undefined;
  totalCount: number;
  sentence: string | null;
  more: (() => void) | undefined;
  refresh: () => void;
};
type Props<Item> = {
  list: OfficeList<Item>;
  /** Heading of an error, and label of the loading state. */
  title: string;
  loading: string;
  /** Replaces an empty list. */
  empty: ReactNode;
  /** Margin below an error. */
  className?: string;
  children: (rows: Rows<Item>) => ReactNode;
};

/** A list, or that it is loading, failed or empty. */
export function LoadedList<Item>({ list, title, loading, empty, className = 'mb-5', children }: Props<Item>) {
  const { items, totalCount: total, sentence, more, refresh } = list;
  return (
    <>
      {sentence && (
        <div className={className}>
          <ErrorPanel title={title} message={sentence} onRetry={refresh} />
        </div>
      )}
      {!items && !sentence && <Loading label={loading} />}
      {items && (total > 0 ? children({ rows: items, total, onEnd: more }) : empty)}
    </>
  );
}
