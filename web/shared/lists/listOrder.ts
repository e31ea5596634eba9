import { useSearchParams } from 'react-router-dom';
import type {
  AffiliateOrder,
  ApiTokenOrder,
  AuditEntryOrder,
  ContentOrder,
  ImportOrder,
  MediaPictureOrder,
  MessageOrder,
  MissedPathOrder,
  NewsletterSubscriberOrder,
  RedirectOrder,
  ReplyTemplateOrder,
  ReviewLinkOrder,
  ReviewOrder,
  UserOrder,
  WebhookDeliveryOrder,
  WebhookOrder,
} from '#web/gql/graphql.ts';
import { SORT } from './folderParams.ts';

/**
 * An order of a list.
 * @property value in the address (`?sort=`); empty for the list's own order, which the server applies unasked
 * @property name in the API; null for an order of several columns
 * @property label in the menu of the list
 */
export type ListOrder<Name extends string = string> = { value: string; name: Name | null; label: string };
/** The own order is the first. The head of a column asks for the first of its orders, then for the other. */
export type ListOrders<Name extends string = string> = readonly [ListOrder<Name>, ...ListOrder<Name>[]] & {
  /** The parameter of the address, of the second list of a screen. */
  param?: string;
};

const newestFirst = { value: '', name: 'CREATED_DESC', label: 'Newest first' } as const;
const oldestFirst = { value: 'oldest', name: 'CREATED_ASC', label: 'Oldest first' } as const;

/** The orders of a list without a choice. */
export const newestOnly: ListOrders = [newestFirst];

const alphabetical = <Name extends string>(value: string, word: Name, label: string) =>
  [
    { value, name: `${word}_ASC` as const, label: `${label}, A to Z` },
    { value: `${value}-desc`, name: `${word}_DESC` as const, label: `${label}, Z to A` },
  ] as const;

export const contentOrders: ListOrders<ContentOrder> = [
  newestFirst,
  oldestFirst,
  ...alphabetical('title', 'TITLE', 'Title'),
  { value: 'published', name: 'PUBLISHED_DESC', label: 'Latest publication' },
  { value: 'updated', name: 'UPDATED_DESC', label: 'Latest change' },
];

export const messageOrders: ListOrders<MessageOrder> = [
  { value: '', name: null, label: 'Unread first, then oldest' },
  { value: 'activity', name: 'ACTIVITY_DESC', label: 'Latest activity' },
  { value: 'quiet', name: 'ACTIVITY_ASC', label: 'Longest without activity' },
  { value: 'newest', name: 'CREATED_DESC', label: 'Newest first' },
  oldestFirst,
  ...alphabetical('name', 'NAME', 'Sender'),
];

export const affiliateOrders: ListOrders<AffiliateOrder> = [
  newestFirst,
  oldestFirst,
  ...alphabetical('name', 'NAME', 'Name'),
  ...alphabetical('company', 'COMPANY', 'Company'),
  ...alphabetical('email', 'EMAIL', 'Email'),
];

export const reviewOrders: ListOrders<ReviewOrder> = [
  newestFirst,
  oldestFirst,
  { value: 'best', name: 'RATING_DESC', label: 'Most stars first' },
  { value: 'worst', name: 'RATING_ASC', label: 'Fewest stars first' },
  ...alphabetical('name', 'NAME', 'Name'),
  ...alphabetical('company', 'COMPANY', 'Company'),
];

export const subscriberOrders: ListOrders<NewsletterSubscriberOrder> = [
  newestFirst,
  oldestFirst,
  ...alphabetical('email', 'EMAIL', 'Email'),
  ...alphabetical('state', 'STATE', 'State'),
];

export const mediaOrders: ListOrders<MediaPictureOrder> = [
  newestFirst,
  oldestFirst,
  ...alphabetical('name', 'NAME', 'Name'),
  { value: 'largest', name: 'SIZE_DESC', label: 'Largest file first' },
  { value: 'smallest', name: 'SIZE_ASC', label: 'Smallest file first' },
];

export const userOrders: ListOrders<UserOrder> = [
  { value: '', name: 'CREATED_ASC', label: 'Oldest first' },
  { value: 'newest', name: 'CREATED_DESC', label: 'Newest first' },
  ...alphabetical('name', 'NAME', 'Name'),
  ...alphabetical('email', 'EMAIL', 'Email'),
  ...alphabetical('role', 'ROLE', 'Role'),
];

export const redirectOrders: ListOrders<RedirectOrder> = [
  newestFirst,
  oldestFirst,
  ...alphabetical('from', 'FROM', 'From'),
  ...alphabetical('to', 'TO', 'To'),
];

export const missedPathOrders: ListOrders<MissedPathOrder> = Object.assign(
  [
    { value: '', name: null, label: 'Most asked for first, probes last' },
    { value: 'most', name: 'COUNT_DESC', label: 'Most asked for first' },
    { value: 'least', name: 'COUNT_ASC', label: 'Least asked for first' },
    { value: 'latest', name: 'REQUESTED_DESC', label: 'Latest request first' },
    { value: 'earliest', name: 'REQUESTED_ASC', label: 'Earliest request first' },
    ...alphabetical('address', 'PATH', 'Address'),
  ] as const,
  { param: 'missed' },
);

export const reviewLinkOrders: ListOrders<ReviewLinkOrder> = [
  newestFirst,
  oldestFirst,
  ...alphabetical('client', 'EMAIL', 'Client'),
  { value: 'ends', name: 'EXPIRES_ASC', label: 'First to end' },
  { value: 'ends-desc', name: 'EXPIRES_DESC', label: 'Last to end' },
  { value: 'used', name: 'USED_DESC', label: 'Latest use first' },
  { value: 'unused', name: 'USED_ASC', label: 'Unused first' },
];

export const apiTokenOrders: ListOrders<ApiTokenOrder> = [
  newestFirst,
  oldestFirst,
  ...alphabetical('name', 'NAME', 'Name'),
  { value: 'ends', name: 'EXPIRES_ASC', label: 'First to end' },
  { value: 'ends-desc', name: 'EXPIRES_DESC', label: 'Last to end' },
  { value: 'used', name: 'USED_DESC', label: 'Latest use first' },
  { value: 'unused', name: 'USED_ASC', label: 'Unused first' },
];

export const webhookOrders: ListOrders<WebhookOrder> = [
  newestFirst,
  oldestFirst,
  ...alphabetical('name', 'NAME', 'Name'),
];

export const deliveryOrders: ListOrders<WebhookDeliveryOrder> = [
  newestFirst,
  oldestFirst,
  ...alphabetical('event', 'EVENT', 'Event'),
  ...alphabetical('state', 'STATE', 'State'),
];

export const importOrders: ListOrders<ImportOrder> = [
  { value: '', name: 'STARTED_DESC', label: 'Newest first' },
  { value: 'oldest', name: 'STARTED_ASC', label: 'Oldest first' },
  ...alphabetical('file', 'FILE', 'File'),
  ...alphabetical('site', 'SOURCE', 'Site'),
];

export const replyTemplateOrders: ListOrders<ReplyTemplateOrder> = [
  { value: '', name: 'CREATED_ASC', label: 'Oldest first' },
  { value: 'newest', name: 'CREATED_DESC', label: 'Newest first' },
  ...alphabetical('name', 'NAME', 'Name'),
  { value: 'updated', name: 'UPDATED_DESC', label: 'Latest change' },
];

export const auditOrders: ListOrders<AuditEntryOrder> = [
  { value: '', name: 'AT_DESC', label: 'Newest first' },
  { value: 'oldest', name: 'AT_ASC', label: 'Oldest first' },
];

export const paramOf = ({ param = SORT }: ListOrders): string => param;

/** @returns the order in an address; the own order when it has none, or one of another list */
export const currentOrder = <Name extends string>(
  address: URLSearchParams,
  orders: ListOrders<Name>,
): ListOrder<Name> => orders.find(({ value }) => value === address.get(paramOf(orders))) ?? orders[0];

/** @returns the `orderBy` of a list; null for its own order */
export function orderIn<Name extends string>(address: URLSearchParams, orders: ListOrders<Name>): Name | null {
  const { value, name } = currentOrder(address, orders);
  return value ? name : null;
}

export const useOrder = <Name extends string>(orders: ListOrders<Name>): Name | null =>
  orderIn(useSearchParams()[0], orders);

export const useCurrentOrder = <Name extends string>(orders: ListOrders<Name>): ListOrder<Name> =>
  currentOrder(useSearchParams()[0], orders);

/** The order begins in lower case, because it follows a comma: `Messages, newest first`. */
export const captionOf = (caption: string, order: ListOrder | undefined) =>
  order ? `${caption}, ${order.label[0]?.toLowerCase()}${order.label.slice(1)}` : caption;

const isOf = (column: string) => (order: ListOrder) => order.name?.replace(/_(ASC|DESC)$/, '') === column;

/** @param column a word of the list's orders, such as TITLE */
export function columnOrder(address: URLSearchParams, orders: ListOrders, column: string) {
  const current = currentOrder(address, orders);
  const ofColumn = orders.filter(isOf(column));
  const isCurrent = isOf(column)(current);
  return {
    param: paramOf(orders),
    direction: isCurrent ? (current.name?.endsWith('_DESC') ? 'descending' : 'ascending') : undefined,
    /** The order that the head asks for. */
    next: ofColumn.find(({ value }) => value !== current.value) ?? orders[0],
  } as const;
}
