import { readSession } from '#web/shared/session/session.ts';

/** Fetches an attachment with the token, which a link cannot send. @returns null when the server was not reached */
export const fetchAttachment = (path: string, signal?: AbortSignal): Promise<Response | null> =>
  fetch(path, { headers: { authorization: `Bearer ${readSession()?.token}` }, signal }).catch(() => null);
