import type { IncomingMessage, ServerResponse } from 'node:http';
import { encodedBody, etagOf, isKnown, type Kept } from './cacheEntry.ts';
import type { Ready } from './captureResponse.ts';
import { encode, encodingFor, isEncodable, varyByEncoding } from './encoding.ts';

/** Sends what is kept to somebody who asks for it. */
export function sendKept(kept: Kept, request: IncomingMessage, response: ServerResponse, requestId: string): void {
  const { method, headers: given } = request;
  const headers = [...kept.headers, 'x-request-id', requestId];
  // A question in a body has no address that could be asked again.
  if (method !== 'POST') {
    headers.push('etag', etagOf(kept));
    if (isKnown(kept, given['if-none-match'])) return void response.writeHead(304, headers).end();
  }
  const encoding = isEncodable(kept.type, kept.body) ? encodingFor(request, kept.dense.state === 'ready') : null;
  const body = encoding ? encodedBody(kept, encoding) : kept.body;
  if (encoding) headers.push('content-encoding', encoding);
  headers.push('content-length', String(body.length));
  response.writeHead(200, headers).end(method === 'HEAD' ? undefined : body);
}

/** Sends an answer that is somebody's own. */
export function sendOwn(ready: Ready, request: IncomingMessage, response: ServerResponse): void {
  const { status, headers, body } = ready;
  const isText = !headers['content-encoding'] && isEncodable(String(headers['content-type']), body);
  if (!isText) return void response.writeHead(status, headers).end(body);
  const [encoding, vary] = [encodingFor(request), varyByEncoding(headers)];
  if (!encoding) return void response.writeHead(status, { ...headers, vary }).end(body);
  const encoded = encode(body, encoding);
  const about = { vary, 'content-encoding': encoding, 'content-length': encoded.length };
  response.writeHead(status, { ...headers, ...about }).end(encoded);
}
