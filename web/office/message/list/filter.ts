import { isId } from '#schema/common.ts';
import { isDeskDay, type MessageStage, messageStages } from '#schema/desk.ts';
import { MAX_SERVICE } from '#schema/message.ts';
import { MAX_PATH } from '#schema/redirectPath.ts';
import { MAX_SOURCE } from '#schema/sourceLabel.ts';
import type { Folder, MessageFilterInput, MessageOrder } from '#web/gql/graphql.ts';
import { folderIn, readIn, SOURCE, searchIn, sourceIn } from '#web/shared/lists/folderParams.ts';
import { messageOrders, orderIn } from '#web/shared/lists/listOrder.ts';

export const paramNames = {
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
export type FilterName = keyof typeof paramNames;

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
export const hasBoardView = (address: URLSearchParams): boolean => address.get(VIEW) === BOARD;

export type ListParams = {
  folder: Folder;
  search: string;
  isRead: boolean | null;
  filter: MessageFilterInput;
  /** Omitted: the spec's order. */
  orderBy?: MessageOrder;
};

/**
 * @param viewerId the id behind 'me'; undefined while unknown
 * @returns the valid filters in an address; null when it filters by the viewer, who is unknown
 */
export function readListParams(address: URLSearchParams, viewerId: string | undefined): ListParams | null {
  if (!viewerId && address.get(paramNames.owner) === ME) return null;
  const filter = { ...readOwner(address, viewerId), ...readOtherFilters(address) };
  const orderBy = orderIn(address, messageOrders);
  const definedFilters = Object.entries(filter).filter(([, value]) => value !== undefined);
  return {
    folder: folderIn(address),
    search: searchIn(address),
    isRead: readIn(address),
    filter: Object.fromEntries(definedFilters),
    ...(orderBy && { orderBy }),
  };
}

function readOwner(address: URLSearchParams, viewerId: string | undefined): MessageFilterInput {
  const owner = address.get(paramNames.owner) ?? '';
  if (owner === NOBODY) return { isOwned: false };
  const ownerId = owner === ME ? viewerId : owner;
  return ownerId && isId(ownerId) ? { ownerId } : {};
}

function readOtherFilters(address: URLSearchParams): MessageFilterInput {
  const readParam = (name: FilterName, isValid: (text: string) => boolean) => {
    const text = address.get(paramNames[name]);
    return text && isValid(text) ? text : undefined;
  };
  const stages = stagesIn(address);
  return {
    stages: stages.length > 0 ? stages : undefined,
    isDue: address.get(paramNames.due) === DUE || undefined,
    service: readParam('service', (text) => text.length <= MAX_SERVICE),
    source: sourceIn(address) ?? undefined,
    hasSource: address.get(paramNames.hasSource) === UNKNOWN ? false : undefined,
    campaign: readParam('campaign', (text) => text.length <= MAX_SOURCE),
    affiliateId: readParam('affiliate', (text) => isId(text)),
    page: readParam('page', (text) => text.length <= MAX_PATH),
    from: readParam('from', isDeskDay),
    to: readParam('to', isDeskDay),
    wonFrom: readParam('wonFrom', isDeskDay),
    wonTo: readParam('wonTo', isDeskDay),
  };
}

export function stagesIn(address: URLSearchParams): MessageStage[] {
  const stageParams = (address.get(paramNames.stages) ?? '').split(',');
  return messageStages.filter((stage) => stageParams.includes(stage));
}

export const countFilters = ({ filter }: ListParams): number => {
  const { from, to, wonFrom, wonTo, ...otherFilters } = filter;
  return Object.keys(otherFilters).length + Number(Boolean(from || to)) + Number(Boolean(wonFrom || wonTo));
};

/** @returns the address without filters; search, folder and view stay */
export function withoutFilters(address: URLSearchParams): URLSearchParams {
  const remaining = new URLSearchParams(address);
  for (const name of Object.values(paramNames)) remaining.delete(name);
  return remaining;
}
