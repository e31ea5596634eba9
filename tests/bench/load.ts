import { connect } from 'node:net';

// The load generator. It only writes requests and counts bytes, because on two cores a server that answers with 34 kB
// of ready bytes is faster than a client that parses them (autocannon reached 28,000 requests a second where this
// reaches 45,000). With a parsing client both sides of a ratio would reach the limit of the client and look equal.

export const HOST = '127.0.0.1';

export type Load = {
  port: number;
  connections: number;
  seconds: number;
  /** The bytes of a request. @param n a number that no other request of the run has */
  request: (n: number) => Buffer;
  /** The expected length of every body; by default any length. */
  length?: number | undefined;
};

let asked = 0;

/**
 * Keeps connections busy for some seconds, with one request at a time on each.
 * @returns the number of answers and the time in seconds
 * @throws for an answer that is not 200 or has another length
 */
export async function load({ seconds, connections, ...load }: Load): Promise<{ requests: number; seconds: number }> {
  const begun = performance.now();
  const end = begun + seconds * 1000;
  const next = () => {
    if (performance.now() > end) return undefined;
    asked += 1;
    return load.request(asked);
  };
  const counts = await Promise.all(Array.from({ length: connections }, () => converse({ ...load, next })));
  return { requests: counts.reduce((sum, one) => sum + one, 0), seconds: (performance.now() - begun) / 1000 };
}

type Conversation = Pick<Load, 'port' | 'length'> & { next: () => Buffer | undefined };

/** Sends requests over one connection until there are no more. @returns the number of answers */
function converse({ port, length, next }: Conversation): Promise<number> {
  return new Promise((resolve, reject) => {
    let answers = 0;
    /** The number of bytes of the answer that are still to come. */
    let missing = 0;
    const ask = () => {
      const request = next();
      if (request) return socket.write(request);
      resolve(answers);
      return socket.destroy();
    };
    const take = (bytes: number, buffer: Buffer) => {
      try {
        if (missing === 0) missing = sizeOf(buffer.subarray(0, bytes), length);
        missing -= bytes;
        if (missing < 0) throw new Error('more came than the answer holds');
        if (missing > 0) return true;
        answers += 1;
        ask();
      } catch (error) {
        socket.destroy(error as Error);
      }
      return true;
    };
    const onread = {
      buffer: Buffer.allocUnsafe(256 * 1024),
      callback: take as (bytes: number, buffer: Uint8Array) => boolean,
    };
    const socket = connect({ host: HOST, port, noDelay: true, onread });
    socket.once('connect', ask).on('error', reject);
    socket.once('close', () => reject(new Error('the server closed the connection')));
  });
}

/** @returns the length of an answer with head and body, by its beginning */
function sizeOf(beginning: Buffer, expected: number | undefined): number {
  const text = beginning.toString('latin1', 0, 4096);
  const head = text.slice(0, text.indexOf('\r\n\r\n') + 4);
  const length = Number(/\r\ncontent-length: (\d+)/i.exec(head)?.[1] ?? Number.NaN);
  const isGood = head.startsWith('HTTP/1.1 200 ') && length === (expected ?? length);
  if (!isGood) throw new Error(`unlike what was asked for: ${text.slice(0, 1000)}`);
  return head.length + length;
}

type Headers = Record<string, string | number>;

const written = (line: string, headers: Headers, body = '') => {
  const lines = Object.entries({ host: HOST, ...headers }).map(([name, value]) => `${name}: ${value}\r\n`);
  return Buffer.from(`${line} HTTP/1.1\r\n${lines.join('')}\r\n${body}`);
};

export const get = (path: string, headers: Headers = {}): Buffer => written(`GET ${path}`, headers);

export function graphql(body: object, headers: Headers = {}): Buffer {
  const text = JSON.stringify(body);
  const own = { 'content-type': 'application/json', 'content-length': Buffer.byteLength(text) };
  return written('POST /graphql', { ...own, ...headers }, text);
}
