import { type ReactNode, useId } from 'react';
import type { CsvName } from '#schema/csvStrings.ts';
import { CsvButton } from './CsvButton.tsx';
import type { OfficeList } from './LoadedList.tsx';
import { useCsvDownload } from './useCsvDownload.ts';

type Props = {
  heading: string;
  list: Pick<OfficeList<unknown>, 'totalCount'>;
  csv: CsvName;
  children: ReactNode;
};

export function ListSection({ heading, list: { totalCount }, csv, children }: Props) {
  const id = useId();
  const download = useCsvDownload(csv);
  return (
    <section aria-labelledby={id} className="mt-(--part-space)">
      <div className="mb-2 flex flex-wrap items-center justify-between gap-x-8 gap-y-2">
        <h2 id={id} className="text-2xl">
          {heading}
        </h2>
        <div className="flex flex-wrap items-center gap-x-5 gap-y-2">
          {totalCount > 0 && <p className="text-sm text-ink-soft tabular-nums">{totalCount} in all, newest first</p>}
          <CsvButton csv={download} disabled={totalCount === 0} size="small" of={heading} />
        </div>
      </div>
      {children}
    </section>
  );
}
