import { createHmac, timingSafeEqual } from 'node:crypto';
import { once } from 'node:events';
import http, { type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

// biome-ignore lint/suspicious/noExplicitAny: a test says by its assertions what a body holds
type Body = any;
export type Received = { id: string; headers: IncomingHttpHeaders; text: string; body: Body };

export type Receiver = {
  url: string;
  /** Every received request, with any answer. */
  received: Received[];
  /** Answers a request; null answers 204. */
  answer: ((response: ServerResponse, received: Received) => void) | null;
  /** The request with this number, once it has arrived. */
  post(number?: number): Promise<Received>;
  stop(): Promise<void>;
};

/** Starts a receiver. @param port its port; by default a free one */
export async function startReceiver(port = 0): Promise<Receiver> {
  const waiting = new Set<() => void>();
  const server = http.createServer(async (request, response) => {
    let text = '';
    for await (const chunk of request.setEncoding('utf8')) text += chunk;
    const got = { id: String(request.headers['webhook-id']), headers: request.headers, text, body: JSON.parse(text) };
    receiver.received.push(got);
    if (receiver.answer) receiver.answer(response, got);
    else response.writeHead(204).end();
    for (const look of waiting) look();
  });
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  const receiver: Receiver = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/hook`,
    received: [],
    answer: null,
    post: (number = 0) =>
      new Promise((resolve) => {
        const look = () => {
          const got = receiver.received[number];
          if (!got) return;
          waiting.delete(look);
          resolve(got);
        };
        waiting.add(look);
        look();
      }),
    async stop() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
  return receiver;
}

/**
 * Verifies a request as an integrator would by the contract, without code of the product.
 * @returns whether it has a valid signature by this secret and a time within five minutes of this clock
 */
export function isGenuine({ headers, text }: Received, secret: string, now: Date): boolean {
  const [id, timestamp, given] = ['webhook-id', 'webhook-timestamp', 'webhook-signature'].map((name) =>
    String(headers[name]),
  );
  const key = Buffer.from(secret.replace(/^whsec_/, ''), 'base64');
  const expected = createHmac('sha256', key).update(`${id}.${timestamp}.${text}`).digest();
  const isSigned = given?.split(' ').some((one) => {
    const [version, signature = ''] = one.split(',');
    const bytes = Buffer.from(signature, 'base64');
    return version === 'v1' && bytes.length === expected.length && timingSafeEqual(bytes, expected);
  });
  return isSigned === true && Math.abs(now.getTime() / 1000 - Number(timestamp)) < 300;
}
