import { fetchBytes } from '#server/platform/outgoing/fetchBytes.ts';
import type { OutgoingRequest, openRequest } from '#server/platform/outgoing/request.ts';
import { fetchLimits } from './faults.ts';

/** Timeout including redirects. */
export const FETCH_MS = fetchLimits.maxMs;

type Options = Pick<OutgoingRequest, 'allowPrivate' | 'signal'> & { open?: typeof openRequest };

/** @throws FetchFault with a readable reason */
export const fetchCalendar = (url: string, options: Options): Promise<Uint8Array> =>
  fetchBytes(url, fetchLimits, { ...options, accept: 'text/calendar' });
