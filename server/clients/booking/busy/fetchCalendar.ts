import { fetchBytes } from '#server/platform/outgoing/fetchBytes.ts';
import type { OutgoingRequest, openRequest } from '#server/platform/outgoing/request.ts';
import { sought } from './faults.ts';

/** How long a calendar may take to come, redirects and all. */
export const FETCH_MS = sought.maxMs;

type Options = Pick<OutgoingRequest, 'allowPrivate' | 'signal'> & { open?: typeof openRequest };

/** Fetches a calendar. @throws FetchFault, which says in plain words why there is none */
export const fetchCalendar = (url: string, options: Options): Promise<Uint8Array> =>
  fetchBytes(url, sought, { ...options, accept: 'text/calendar' });
