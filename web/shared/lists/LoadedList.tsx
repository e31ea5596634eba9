import type { ReactNode } from 'react';
import { ErrorPanel, Loading } from '#web/shared/ui/States.tsx';
import type { Rows } from '#web/shared/ui/Table.tsx';

export type OfficeList<Item> = {
  items: readonly Item[] | undefined;
  totalCount: number;
  sentence: string | null;
  more: (() => void) | undefined;
  refresh: () => void;
};
type Props<Item> = {
  list: OfficeList<Item>;
  title: string;
  loading: string;
  empty: ReactNode;
  className?: string;
  children: (rows: Rows<Item>) => ReactNode;
};

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
