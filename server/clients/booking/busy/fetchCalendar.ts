import { fetchBytes } from '#server/platform/outgoing/fetchBytes.ts';
import type { OutgoingRequest, openRequest } from '#server/platform/outgoing/request.ts';
import { sought } from './faults.ts';

/** Timeout including redirects. */
export const FETCH_MS = sought.maxMs;

type Options = Pick<OutgoingRequest, 'allowPrivate' | 'signal'> & { open?: typeof openRequest };

/** @throws FetchFault with a readable reason */
export const fetchCalendar = (url: string, options: Options): Promise<Uint8Array> =>
  fetchBytes(url, sought, { ...options, accept: 'text/calendar' });
