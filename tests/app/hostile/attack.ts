import { Agent, type IncomingHttpHeaders, type OutgoingHttpHeaders, request } from 'node:http';
import { PATIENCE_MS } from '#tests/kit/patience.ts';

/** Whose shape a refusal has. */
export type AttackedDoor = 'graphql' | 'rest' | 'page';

/** A request that nobody with good intentions sends. */
export type Attack = {
  what: string;
  door: AttackedDoor;
  path: string;
  method?: string;
  headers?: OutgoingHttpHeaders;
  body?: string | Uint8Array;
  /** The bearer token of whoever sends it. */
  token?: string | undefined;
  /** A read may be answered: what is odd about it means nothing there. */
  mayAnswer?: boolean;
  /** What is limited for the person who asks, whatever the address: guesses of their own password or code. */
  mayBeLimited?: boolean;
  /** What the refusal must name: the field that is wrong. */
  names?: string;
  /** What the status must be; left out, any refusal of the table of errors. */
  status?: number | number[];
};

export type Answer = { status: number; headers: IncomingHttpHeaders; text: string };

const kept = new Agent({ keepAlive: true, maxSockets: 8 });
/** A body that is refused half-way ends its connection: nobody else's request may wait on it. */
const LARGE = 32 * 1024;

let clients = 0;
/** An address for every client, so that refusals are tested and not the limits (see TRUST_PROXY). */
export const newAddress = (): string => {
  clients += 1;
  return `10.${(clients >> 16) & 255}.${(clients >> 8) & 255}.${clients & 255}`;
};

/** Sends an attack as it stands. @throws Error when no answer comes */
export async function carryOut(origin: string, attack: Attack): Promise<Answer> {
  try {
    return await once(origin, attack, (attack.body?.length ?? 0) < LARGE);
  } catch (error) {
    // The server has closed a connection that it was kept for, in the very moment in which it was used again.
    if (!['ECONNRESET', 'EPIPE'].includes(String((error as { code?: string }).code))) throw error;
    return once(origin, attack, false);
  }
}

function once(origin: string, attack: Attack, isKept: boolean): Promise<Answer> {
  const { path, method = 'GET', headers, body, token } = attack;
  const { hostname, port } = new URL(origin);
  return new Promise((resolve, reject) => {
    const sent = request(
      {
        hostname,
        port,
        path,
        method,
        agent: isKept ? kept : false,
        timeout: PATIENCE_MS,
        headers: {
          'x-forwarded-for': newAddress(),
          ...(token && { authorization: `Bearer ${token}` }),
          ...(body !== undefined && { 'content-length': Buffer.byteLength(body) }),
          ...headers,
        },
      },
      async (response) => {
        const chunks: Buffer[] = [];
        try {
          for await (const chunk of response) chunks.push(chunk as Buffer);
        } catch (error) {
          return reject(error);
        }
        const text = Buffer.concat(chunks).toString();
        resolve({ status: response.statusCode ?? 0, headers: response.headers, text });
      },
    );
    sent.on('timeout', () => sent.destroy(new Error('no answer')));
    sent.on('error', reject);
    sent.end(body);
  });
}

/** Ends the connections that are kept. */
export const hangUp = (): void => kept.destroy();
