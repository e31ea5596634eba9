import { connect } from 'node:net';
import { PATIENCE_MS } from '#tests/kit/patience.ts';
import { newAddress } from './attack.ts';

/** Raw bytes on a connection; a truncated one means that the sender disconnected. */
export type Raw = { what: string; bytes: string | Buffer; isCut?: boolean; status?: number[] };

const from = () => `X-Forwarded-For: ${newAddress()}\r\n`;
const head = (line: string, ...lines: string[]) =>
  `${line}\r\nHost: a\r\nConnection: close\r\n${from()}${lines.map((one) => `${one}\r\n`).join('')}\r\n`;
const json = 'Content-Type: application/json';
const targets = ['/api/messages/us', '/api/admin/login', '/graphql', '/contact', '/graphql/stream'];

export const rawRequests = (): Raw[] => [
  ...[
    'a\r\n\r\n',
    'GET\r\n\r\n',
    'GET / HTTP/9.9\r\n\r\n',
    'GET  / HTTP/1.1\r\nConnection: close\r\n\r\n',
    '\x16\x03\x01\x02\0\x01\0',
    'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n',
    '\0\0\0\0\r\n\r\n',
    '{"a":1}\r\n\r\n',
  ].map((bytes) => ({ what: JSON.stringify(bytes), bytes, status: [400] })),
  ...['FOO', 'GETS', 'get', 'JSON', 'X-METHOD'].map((method) => ({
    what: `the method ${method}`,
    bytes: head(`${method} / HTTP/1.1`),
    status: [405],
  })),
  ...[
    '/%',
    '/%zz',
    '/api/%ff',
    '/\x80',
    '/a b',
    '/a\tb',
    '/\\..\\..',
    '//evil.example',
    '/api/../../etc/passwd',
    '*',
    'http://evil.example/graphql',
    'http://[',
    '?',
    '#',
    '/;/',
    '/%0d%0aX-Injected:%201',
    '/uploads/%2e%2e%2f',
  ].map((target) => ({ what: `the target ${target}`, bytes: Buffer.from(head(`GET ${target} HTTP/1.1`), 'latin1') })),
  { what: 'no Host', bytes: `GET / HTTP/1.1\r\n${from()}Connection: close\r\n\r\n`, status: [400] },
  { what: 'two Hosts', bytes: head('GET / HTTP/1.1', 'Host: b'), status: [400] },
  ...[
    'Content-Length: -1',
    'Content-Length: a',
    'Content-Length: 1e3',
    'Content-Length: 99999999999999999999',
    'Content-Length: 5\r\nContent-Length: 6',
    'Transfer-Encoding: nonsense',
    'Content-Length: 5\r\nTransfer-Encoding: chunked',
    'a\x01b: c',
    ': a',
    'a b: c',
    'No-Colon',
    ' folded: a',
    'a: \x00',
    'Upgrade: websocket\r\nConnection: Upgrade',
  ].flatMap((line) =>
    targets.map((target) => ({
      what: `${target} ${line}`,
      bytes: Buffer.from(`${head(`POST ${target} HTTP/1.1`, json, line)}{"a":`, 'latin1'),
      isCut: true,
    })),
  ),
  ...[
    'zz\r\n{}\r\n0\r\n\r\n',
    '-1\r\n',
    'ffffffffffffffffff\r\n',
    '2\r\n{}0\r\n',
    `1;${'a'.repeat(30_000)}\r\n{\r\n`,
    '2\r\n{}\r\n',
    '0\r\nContent-Length: 5\r\n\r\n',
    '',
    '\r\n',
  ].flatMap((body) =>
    targets.map((target) => ({
      what: `${target} in chunks ${body.slice(0, 20)}`,
      bytes: head(`POST ${target} HTTP/1.1`, json, 'Transfer-Encoding: chunked') + body,
      isCut: true,
    })),
  ),
  ...[0, 1, 10, 100].flatMap((sent) =>
    targets.map((target) => ({
      what: `${target} cut after ${sent} bytes`,
      bytes: head(`POST ${target} HTTP/1.1`, json, 'Content-Length: 1000') + '{'.padEnd(sent, ' ').slice(0, sent),
      isCut: true,
    })),
  ),
  ...targets.map((target) => ({
    what: `${target} cut in its head`,
    bytes: `POST ${target} HTTP/1.1\r\nHost: a\r\nContent-Le`,
    isCut: true,
  })),
  ...targets.map((target) => ({
    what: `${target} with an expectation`,
    bytes: `${head(`POST ${target} HTTP/1.1`, json, 'Expect: a-miracle', 'Content-Length: 1')}{`,
  })),
  { what: 'a head of 100 kB', bytes: head('GET / HTTP/1.1', `a: ${'a'.repeat(100_000)}`), status: [431] },
  {
    what: '5,000 headers',
    bytes: head('GET / HTTP/1.1', ...Array.from({ length: 5000 }, (_, i) => `h${i}: a`)),
    status: [431],
  },
  { what: 'an address of 100 kB', bytes: head(`GET /${'a'.repeat(100_000)} HTTP/1.1`), status: [431] },
  { what: 'CONNECT', bytes: head('CONNECT a:80 HTTP/1.1'), status: [405] },
];

/** @returns first line and rest of the answer, empty when the connection was closed @throws Error for a hang */
export function sendRaw(origin: string, { bytes, isCut }: Raw): Promise<string> {
  const { hostname, port } = new URL(origin);
  return new Promise((resolve, reject) => {
    let text = '';
    const socket = connect({ host: hostname, port: Number(port) });
    socket.setTimeout(PATIENCE_MS, () => socket.destroy(new Error('no answer')));
    socket.on('data', (chunk) => {
      text += chunk;
    });
    socket.on('error', (error: Error & { code?: string }) =>
      error.code === 'ECONNRESET' || error.code === 'EPIPE' ? resolve(text) : reject(error),
    );
    socket.on('close', () => resolve(text));
    if (isCut) socket.end(bytes);
    else socket.write(bytes);
  });
}
