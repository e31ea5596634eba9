import type { IncomingMessage, ServerResponse } from 'node:http';
import { type CacheEntry, encodedBody, etagOf, matchesEtag } from './cacheEntry.ts';
import type { CapturedResponse } from './captureResponse.ts';
import { encode, encodingFor, isEncodable, varyByEncoding } from './encoding.ts';

export function sendCacheEntry(
  entry: CacheEntry,
  request: IncomingMessage,
  response: ServerResponse,
  requestId: string,
): void {
  const { method, headers: requestHeaders } = request;
  const headers = [...entry.headers, 'x-request-id', requestId];
  // A client cannot revalidate a POST.
  if (method !== 'POST') {
    const etag = etagOf(entry);
    headers.push('etag', etag);
    if (matchesEtag(etag, requestHeaders['if-none-match'])) return void response.writeHead(304, headers).end();
  }
  const hasSmallest = entry.smallest.state === 'ready';
  const encoding = isEncodable(entry.contentType, entry.body) ? encodingFor(request, hasSmallest) : null;
  if (encoding) headers.push('content-encoding', encoding);
  whenMade(encoding ? encodedBody(entry, encoding) : entry.body, response, (body) => {
    headers.push('content-length', String(body.length));
    response.writeHead(200, headers).end(method === 'HEAD' ? undefined : body);
  });
}

export function sendUncached(captured: CapturedResponse, request: IncomingMessage, response: ServerResponse): void {
  const { status, headers, body } = captured;
  const isText = !headers['content-encoding'] && isEncodable(String(headers['content-type']), body);
  if (!isText) return void response.writeHead(status, headers).end(body);
  const [encoding, vary] = [encodingFor(request), varyByEncoding(headers)];
  if (!encoding) return void response.writeHead(status, { ...headers, vary }).end(body);
  whenMade(encode(body, encoding), response, (encoded) => {
    const changed = { vary, 'content-encoding': encoding, 'content-length': encoded.length };
    response.writeHead(status, { ...headers, ...changed }).end(encoded);
  });
}

function whenMade(body: Buffer | Promise<Buffer>, response: ServerResponse, send: (body: Buffer) => void): void {
  if (body instanceof Promise) body.then(send).catch(() => response.destroy());
  else send(body);
}
