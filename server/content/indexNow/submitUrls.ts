import type { Settings } from '#server/platform/settings.ts';
import { codeOf } from '#server/platform/worker/retryLoop.ts';

const REQUEST_MS = 10_000;

/** Submits changed pages to IndexNow (indexnow.org). @param paths at most 10,000 @returns an error sentence, or null */
export async function submitUrls(
  { INDEXNOW_URL, PUBLIC_URL }: Pick<Settings, 'INDEXNOW_URL' | 'PUBLIC_URL'>,
  key: string,
  paths: readonly string[],
  stopping: AbortSignal,
): Promise<string | null> {
  const body = JSON.stringify({
    host: new URL(PUBLIC_URL).host,
    key,
    keyLocation: `${PUBLIC_URL}/${key}.txt`,
    urlList: paths.map((path) => PUBLIC_URL + path),
  });
  try {
    const response = await fetch(INDEXNOW_URL, {
      method: 'POST',
      headers: { 'content-type': 'application/json; charset=utf-8' },
      body,
      redirect: 'manual',
      signal: AbortSignal.any([stopping, AbortSignal.timeout(REQUEST_MS)]),
    });
    await response.body?.cancel();
    return response.ok ? null : `The answer had the status ${response.status}.`;
  } catch (error) {
    if ((error as Error).name === 'TimeoutError') return 'There was no answer in time.';
    return stopping.aborted ? 'The server was stopped meanwhile.' : `There was no answer (${codeOf(error)}).`;
  }
}
