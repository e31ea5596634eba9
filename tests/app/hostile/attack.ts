import { Agent, type IncomingHttpHeaders, type OutgoingHttpHeaders, request } from 'node:http';
import { PATIENCE_MS } from '#tests/kit/patience.ts';

/** The entry point whose error format is expected. */
export type AttackedDoor = 'graphql' | 'rest' | 'page';

export type Attack = {
  what: string;
  door: AttackedDoor;
  path: string;
  method?: string;
  headers?: OutgoingHttpHeaders;
  body?: string | Uint8Array;
  token?: string | undefined;
  /** A read may succeed, because its odd part has no meaning there. */
  mayAnswer?: boolean;
  /** Operations limited per person instead of per address: guesses of the own password or code. */
  mayBeLimited?: boolean;
  /** The field that the refusal must name. */
  names?: string;
  /** The expected status; omitted: any status of the table of errors. */
  status?: number | number[];
};

export type Answer = { status: number; headers: IncomingHttpHeaders; text: string };

const kept = new Agent({ keepAlive: true, maxSockets: 8 });
/** A body refused half-way closes its connection, so it gets one of its own. */
const LARGE = 32 * 1024;

let clients = 0;
/** A new address per client, so that rate limits do not interfere (TRUST_PROXY). */
export const newAddress = (): string => {
  clients += 1;
  return `10.${(clients >> 16) & 255}.${(clients >> 8) & 255}.${clients & 255}`;
};

/** @throws Error when no answer comes */
export async function carryOut(origin: string, attack: Attack): Promise<Answer> {
  try {
    return await once(origin, attack, (attack.body?.length ?? 0) < LARGE);
  } catch (error) {
    // The server closed the kept-alive connection at the moment of its reuse.
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

export const hangUp = (): void => kept.destroy();
