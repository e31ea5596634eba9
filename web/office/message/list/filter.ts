import { idForm } from '#schema/common.ts';
import { isDeskDay, type MessageStage, messageStages } from '#schema/desk.ts';
import { services } from '#schema/messageStrings.ts';
import { MAX_PATH } from '#schema/redirectPath.ts';
import { MAX_SOURCE } from '#schema/sourceLabel.ts';
import type { Folder, MessageFilterInput } from '#web/gql/graphql.ts';
import { folderIn, readIn, SOURCE, searchIn, sourceIn } from '#web/shared/lists/folderParams.ts';

/** Query parameters of the filter. */
export const names = {
  owner: 'owner',
  stages: 'stage',
  due: 'due',
  service: 'service',
  source: SOURCE,
  hasSource: 'hasSource',
  campaign: 'campaign',
  affiliate: 'affiliate',
  page: 'page',
  from: 'from',
  to: 'to',
  wonFrom: 'wonFrom',
  wonTo: 'wonTo',
} as const;
export type FilterName = keyof typeof names;

/** Values of the owner parameter besides ids: the viewer, and nobody. */
export const ME = 'me';
export const NOBODY = 'none';
/** Value of the filter for due follow-ups. */
export const DUE = 'yes';
/** Value of the filter for an unknown source. */
export const UNKNOWN = 'no';

/** Query parameter of the view, and its value for the board. */
export const VIEW = 'view';
export const BOARD = 'board';
export const isBoardIn = (address: URLSearchParams): boolean => address.get(VIEW) === BOARD;

/** Arguments of the message query. */
export type Wanted = { folder: Folder; search: string; isRead: boolean | null; filter: MessageFilterInput };

/**
 * @param viewerId the id behind 'me'; undefined while unknown
 * @returns the valid filters in an address; null when it filters by the viewer, who is unknown
 */
export function wantedIn(address: URLSearchParams, viewerId: string | undefined): Wanted | null {
  if (!viewerId && address.get(names.owner) === ME) return null;
  const filter = { ...ownerIn(address, viewerId), ...restIn(address) };
  const given = Object.entries(filter).filter(([, value]) => value !== undefined);
  return {
    folder: folderIn(address),
    search: searchIn(address),
    isRead: readIn(address),
    filter: Object.fromEntries(given),
  };
}

function ownerIn(address: URLSearchParams, viewerId: string | undefined): MessageFilterInput {
  const owner = address.get(names.owner) ?? '';
  if (owner === NOBODY) return { isOwned: false };
  const ownerId = owner === ME ? viewerId : owner;
  return ownerId && idForm.test(ownerId) ? { ownerId } : {};
}

function restIn(address: URLSearchParams): MessageFilterInput {
  const given = (name: FilterName, isGood: (text: string) => boolean) => {
    const text = address.get(names[name]);
    return text && isGood(text) ? text : undefined;
  };
  const stages = stagesIn(address);
  return {
    stages: stages.length > 0 ? stages : undefined,
    isDue: address.get(names.due) === DUE || undefined,
    service: given('service', (text) => services.some((one) => one === text)),
    source: sourceIn(address) ?? undefined,
    hasSource: address.get(names.hasSource) === UNKNOWN ? false : undefined,
    campaign: given('campaign', (text) => text.length <= MAX_SOURCE),
    affiliateId: given('affiliate', (text) => idForm.test(text)),
    page: given('page', (text) => text.length <= MAX_PATH),
    from: given('from', isDeskDay),
    to: given('to', isDeskDay),
    wonFrom: given('wonFrom', isDeskDay),
    wonTo: given('wonTo', isDeskDay),
  };
}

/** @returns the stages in an address, in their order; empty for all */
export function stagesIn(address: URLSearchParams): MessageStage[] {
  const said = (address.get(names.stages) ?? '').split(',');
  return messageStages.filter((stage) => said.includes(stage));
}

/** Number of active filters. */
export const countOn = ({ filter }: Wanted): number => {
  const { from, to, wonFrom, wonTo, ...others } = filter;
  return Object.keys(others).length + Number(Boolean(from || to)) + Number(Boolean(wonFrom || wonTo));
};

/** @returns the address without filters; search, folder and view stay */
export function withoutFilters(address: URLSearchParams): URLSearchParams {
  const left = new URLSearchParams(address);
  for (const name of Object.values(names)) left.delete(name);
  return left;
}
