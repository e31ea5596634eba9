/** What an operation's `context.fetchOptions` may hold. */
export type Upload = {
  /** A picture to send with it, and who hears how far that is. */
  picture?: { file: File; variable: string };
  /** @param part how much has been sent, from 0 to 1 */
  onProgress?: (part: number) => void;
  /** The response, where the boot script has sent the request already (web/preload.ts). */
  answer?: Promise<Response>;
  /** Cancels the request. */
  signal?: AbortSignal | null;
};

/**
 * `fetch`, except that a request with a picture goes out as a multipart form (GraphQL multipart request specification)
 * by XMLHttpRequest, which alone tells the progress of what is sent.
 */
export function uploadingFetch(uri: RequestInfo | URL, options: RequestInit & Upload = {}): Promise<Response> {
  const { picture, onProgress, answer, ...init } = options;
  if (answer) return answer;
  if (!picture) return fetch(uri, init);
  const form = new FormData();
  form.append('operations', String(init.body));
  form.append('map', JSON.stringify({ 0: [`variables.${picture.variable}`] }));
  form.append('0', picture.file);
  const headers = { ...(init.headers as Record<string, string>), 'apollo-require-preflight': 'true' };
  return send(String(uri), form, headers, onProgress, init.signal);
}

function send(
  uri: string,
  form: FormData,
  headers: Record<string, string>,
  onProgress: Upload['onProgress'],
  signal: AbortSignal | null | undefined,
): Promise<Response> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open('POST', uri);
    // The browser writes the content type of a form, with its boundary.
    for (const [name, value] of Object.entries(headers)) {
      if (name.toLowerCase() !== 'content-type') request.setRequestHeader(name, value);
    }
    request.upload.onprogress = ({ loaded, total }) => onProgress?.(total ? loaded / total : 0);
    request.onload = () => {
      const type = request.getResponseHeader('content-type') ?? 'text/plain';
      resolve(new Response(request.responseText, { status: request.status, headers: { 'content-type': type } }));
    };
    request.onabort = () => reject(new DOMException('The request was cancelled.', 'AbortError'));
    request.onerror = () => reject(new TypeError('Failed to fetch'));
    signal?.addEventListener('abort', () => request.abort());
    request.send(form);
  });
}
