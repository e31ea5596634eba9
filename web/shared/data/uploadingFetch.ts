type FileVariable = { file: File; variable: string };

/** Extensions of `context.fetchOptions`. */
export type Upload = {
  picture?: FileVariable;
  files?: readonly FileVariable[];
  /** @param part uploaded share, from 0 to 1 */
  onProgress?: (part: number) => void;
  signal?: AbortSignal | null;
};

/**
 * `fetch` that sends a request with files as a multipart form (GraphQL multipart request specification). It uses
 * XMLHttpRequest for that, because only that reports upload progress.
 */
export function uploadingFetch(uri: RequestInfo | URL, options: RequestInit & Upload = {}): Promise<Response> {
  const { picture, files = [], onProgress, ...init } = options;
  const uploads = picture ? [picture, ...files] : files;
  if (!uploads.length) return fetch(uri, init);
  const form = new FormData();
  form.append('operations', String(init.body));
  const paths = uploads.map(({ variable }, index) => [index, [`variables.${variable}`]]);
  form.append('map', JSON.stringify(Object.fromEntries(paths)));
  for (const [index, { file }] of uploads.entries()) form.append(String(index), file);
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
    // The browser sets the content type with the form's boundary.
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
