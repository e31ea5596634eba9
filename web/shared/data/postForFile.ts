import { QueryError, silentFailure } from '#web/shared/data/errors.ts';
import { endSession, readSession } from '#web/shared/session/session.ts';

export type FileResponse = { response: Response; body: ReadableStream<Uint8Array<ArrayBuffer>>; name: string };

/**
 * Requests a file. A link could not send the session token.
 * @param input sent as JSON
 * @throws QueryError on refusal; the error of `fetch` when there is no response
 */
export async function postForFile(path: string, input: object, signal?: AbortSignal): Promise<FileResponse> {
  const token = readSession()?.token;
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
  const body = JSON.stringify(input);
  const response = await fetch(path, { method: 'POST', headers, body, ...(signal && { signal }) });
  if (!response.ok || !response.body) throw await refusalOf(response, token);
  const [, name = ''] = /filename="(.*)"/.exec(response.headers.get('content-disposition') ?? '') ?? [];
  return { response, body: response.body, name };
}

async function refusalOf(response: Response, token: string | undefined): Promise<QueryError> {
  const { status } = response;
  // The refusal of a replaced token says nothing about the current session.
  if (status === 401 && token === readSession()?.token) endSession();
  const answer: { message?: unknown } | null = await response.json().catch(() => null);
  const message = typeof answer?.message === 'string' ? answer.message : null;
  return new QueryError({ ...silentFailure(status === 401 ? 'UNAUTHENTICATED' : `HTTP_${status}`, status), message });
}
