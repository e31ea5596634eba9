import { type IncomingHttpHeaders, request } from 'node:http';

type Options = { method?: string; headers?: Record<string, string>; body?: string | Uint8Array };
export type RawAnswer = { status: number; headers: IncomingHttpHeaders; text: string };

/** Sends a request as it stands: path, Host and bytes are not put right, as fetch would. */
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
    sent.end(body);
  });
}
