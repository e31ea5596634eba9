import { useFragment, useQuery } from '@apollo/client/react';
import { useSearchParams } from 'react-router-dom';
import { choicesOf } from '#schema/catalogue.ts';
import { isId } from '#schema/common.ts';
import { isDeskDay, messageStages, stageNames } from '#schema/desk.ts';
import { useSourceFilter } from '#web/office/dashboard/visit/useSourceFilter.ts';
import { addressNow } from '#web/shared/app/navigationState.ts';
import { useSite } from '#web/shared/app/site.tsx';
import { shortDay } from '#web/shared/dates.ts';
import {
  filterOfDay,
  filterOfMany,
  filterOfOne,
  type ListFilter,
  type Option,
} from '#web/shared/lists/filter/listFilter.ts';
import { withParam } from '#web/shared/lists/useSearch.ts';
import { ColleagueFragment, MessageFiltersDocument } from '../desk/documents.ts';
import { useColleagues } from '../desk/useColleagues.ts';
import { DUE, type FilterName, ME, NOBODY, paramNames, stagesIn } from './filter.ts';
import { useListParams } from './useListParams.ts';

/** @returns the filters of the inbox, stored in the address so that it can be shared */
export function useFilters(): ListFilter[] {
  const [params, setParams] = useSearchParams();
  const { from, to } = useListParams().filter;
  const setFilter = (name: FilterName) => (value: string) =>
    setParams(withParam(addressNow(), paramNames[name], value), { replace: true });
  const filterParam = (name: FilterName) => params.get(paramNames[name]) ?? '';
  const setStages = setFilter('stages');
  return [
    useOwnerFilter(filterParam('owner'), setFilter('owner')),
    filterOfMany('Stage', stageOptions, stagesIn(params), (stages) => setStages(stages.join(','))),
    filterOfOne('Follow-up', [{ value: DUE, label: 'Due' }], filterParam('due'), setFilter('due')),
    useServiceFilter(filterParam('service'), setFilter('service')),
    useSourceFilter(filterParam('source'), setFilter('source')),
    filterOfDay('From', from ?? '', from ? shortDay(from) : '', isDeskDay, setFilter('from')),
    filterOfDay('To', to ?? '', to ? shortDay(to) : '', isDeskDay, setFilter('to')),
    ...useLinkedFilters(),
  ];
}

const stageOptions: Option[] = messageStages.map((stage) => ({ value: stage, label: stageNames[stage] }));
const optionsOf = (values: readonly string[]): Option[] => values.map((value) => ({ value, label: value }));

/** The choices of the forms, former ones that messages have, and the one in the address. */
function useServiceFilter(service: string, onChoose: (service: string) => void): ListFilter {
  const { data } = useQuery(MessageFiltersDocument);
  const site = useSite();
  const services = data?.messageFilters.services ?? choicesOf(site);
  const isKnown = !service || services.includes(service);
  return filterOfOne('Service', optionsOf(isKnown ? services : [...services, service]), service, onChoose);
}

/** All possible owners, and the one in the address, who may be blocked. */
function useOwnerFilter(owner: string, onChoose: (owner: string) => void): ListFilter {
  const { colleagues, viewerId, loading } = useColleagues();
  const otherColleagues = colleagues.filter(({ id }) => id !== viewerId);
  const ownerParam = owner === viewerId ? ME : owner;
  const value = [ME, NOBODY].includes(ownerParam) || isId(ownerParam) ? ownerParam : '';
  const isKnown = ['', ME, NOBODY].includes(value) || otherColleagues.some(({ id }) => id === value);
  // A cached message of that owner has the name.
  const { data } = useFragment({ fragment: ColleagueFragment, from: { __typename: 'Colleague', id: value } });
  const options = [
    { value: ME, label: 'Me' },
    { value: NOBODY, label: 'Nobody' },
    ...(isKnown ? [] : [{ value, label: data.name ?? (loading ? 'Loading...' : 'A former colleague') }]),
    ...otherColleagues.map(({ id, name }) => ({ value: id, label: name })),
  ];
  return filterOfOne('Owner', options, value, onChoose);
}

/** Filters that only links of reports set. */
function useLinkedFilters(): ListFilter[] {
  const [, setParams] = useSearchParams();
  const { hasSource, campaign, affiliateId, page, wonFrom, wonTo } = useListParams().filter;
  const linkedFilter = (text: string | false, ...names: FilterName[]): ListFilter => ({
    label: names.join(),
    text: text || null,
    editor: null,
    onClear: () => {
      const address = addressNow();
      for (const name of names) address.delete(paramNames[name]);
      setParams(address, { replace: true });
    },
  });
  return [
    linkedFilter(hasSource === false && 'Source unknown', 'hasSource'),
    linkedFilter(campaign ? `Campaign: ${campaign}` : false, 'campaign'),
    linkedFilter(affiliateId ? 'By the link of an affiliate' : false, 'affiliate'),
    linkedFilter(page ? `Page: ${page}` : false, 'page'),
    linkedFilter(wonDays(wonFrom, wonTo), 'wonFrom', 'wonTo'),
  ];
}

/** @returns the range of won days as text; false for any */
function wonDays(from: string | null | undefined, to: string | null | undefined): string | false {
  const [first, last] = [from, to].map((day) => (day ? shortDay(day) : null));
  if (first && last) return first === last ? `Won: ${first}` : `Won: ${first} to ${last}`;
  if (first) return `Won: since ${first}`;
  return last ? `Won: up to ${last}` : false;
}
