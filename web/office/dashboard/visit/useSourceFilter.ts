import { sourceLabel } from '#schema/sourceLabel.ts';
import { filterOfOne, type ListFilter } from '#web/shared/lists/filter/listFilter.ts';
import { useSourceNames } from './useSourceNames.ts';

/** @returns the filter by source; includes the one in the address, even if it has no enquiries now */
export function useSourceFilter(source: string, onChoose: (source: string) => void): ListFilter {
  const names = useSourceNames();
  const values = source && !names.includes(source) ? [source, ...names] : names;
  const options = values.map((value) => ({ value, label: sourceLabel(value) }));
  return filterOfOne('Source', options, source, onChoose);
}
