import { type IncomingHttpHeaders, request } from 'node:http';
import { Readable } from 'node:stream';

type Options = {
  method?: string;
  headers?: Record<string, string>;
  /** The whole body, or a stream of it. */
  body?: string | Uint8Array | AsyncIterable<string>;
};
export type RawAnswer = { status: number; headers: IncomingHttpHeaders; text: string };

/** Sends a request without the corrections that fetch makes to path, Host and body. */
export function send(
  origin: string,
  path: string,
  { method = 'GET', headers, body }: Options = {},
): Promise<RawAnswer> {
  const { hostname, port } = new URL(origin);
  return new Promise((resolve, reject) => {
    const sent = request({ hostname, port, method, path, headers, agent: false }, async (response) => {
      const chunks: Buffer[] = [];
      for await (const chunk of response) chunks.push(chunk as Buffer);
      const text = Buffer.concat(chunks).toString();
      resolve({ status: response.statusCode ?? 0, headers: response.headers, text });
    });
    sent.on('error', reject);
    if (typeof body === 'object' && Symbol.asyncIterator in body) Readable.from(body).pipe(sent);
    else sent.end(body);
  });
}
