import { type IncomingMessage, STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import { errors, fail } from '#server/platform/errors.ts';
import type { Settings } from '#server/platform/settings.ts';
import { plainHeaders } from './headers.ts';
import { hasValidTarget } from './requestTarget.ts';

/** Time limit for a whole request: enough for 10 MB over a slow connection. */
export const MAX_REQUEST_MS = 300_000;

const requestLine = /^[!#$%&'*+.^_`|~\w-]{1,40} \S+ HTTP\/1\.[01]\r?\n/;
const METHODS = 'GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS';

type ParserError = Error & { code?: string; rawPacket?: unknown };

function statusOf({ code, rawPacket }: ParserError): number {
  if (code === 'HPE_HEADER_OVERFLOW') return 431;
  if (code === 'ERR_HTTP_REQUEST_TIMEOUT') return 408;
  if (code === 'HPE_CHUNK_EXTENSIONS_OVERFLOW') return errors.PAYLOAD_TOO_LARGE[0];
  const text = Buffer.isBuffer(rawPacket) ? rawPacket.toString('latin1') : '';
  const isMethod = code === 'HPE_INVALID_METHOD' && requestLine.test(text);
  return errors[isMethod ? 'METHOD_NOT_ALLOWED' : 'BAD_REQUEST'][0];
}

const sentences: Record<number, string> = {
  405: errors.METHOD_NOT_ALLOWED[1],
  408: 'The request took too long to arrive.',
  413: errors.PAYLOAD_TOO_LARGE[1],
  431: 'The head of the request is too large.',
};

function refuse(settings: Settings, socket: Duplex, status: number): void {
  const body = `${sentences[status] ?? errors.BAD_REQUEST[1]}\n`;
  const headers = {
    ...plainHeaders(settings),
    ...(status === 405 && { allow: METHODS }),
    date: new Date().toUTCString(),
    'content-type': 'text/plain; charset=utf-8',
    'content-length': Buffer.byteLength(body),
    connection: 'close',
  };
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
  socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join('')}\r\n${body}`, () => socket.destroy());
}

/** Answers requests that Node's parser cannot read. They reach no route, error handler or log. */
export const clientErrorHandler = (settings: Settings) => (error: ParserError, socket: Socket) => {
  const { _httpMessage: begun } = socket as Socket & { _httpMessage?: { headersSent: boolean } };
  // A second response after the first has begun would be read as part of it.
  if (error.code === 'ECONNRESET' || !socket.writable || begun?.headersSent) socket.destroy();
  else refuse(settings, socket, statusOf(error));
};

/** Handles requests that Node would answer itself, without our headers. */
export function handleOddRequests(app: FastifyInstance, settings: Settings): void {
  const { server } = app;
  server.on('connect', (_request: IncomingMessage, socket: Duplex) => refuse(settings, socket, 405));
  // An unknown expectation may be ignored (RFC 9110, 10.1.1).
  server.on('checkExpectation', (request, response) => server.emit('request', request, response));
  app.addHook('onRequest', async ({ raw }) => refuseOddHead(raw));
}

/** @throws BAD_REQUEST for an invalid Host or an invalid target */
function refuseOddHead(request: IncomingMessage): void {
  if (!hasValidHost(request)) throw fail('BAD_REQUEST', 'A request names one Host.');
  if (!hasValidTarget(request)) throw fail('BAD_REQUEST', 'An address has no backslash and no control character.');
}

/** @returns false for HTTP/1.1 without Host, and for two Host headers (RFC 9112, 3.2) */
function hasValidHost({ httpVersion, rawHeaders }: IncomingMessage): boolean {
  let hosts = 0;
  for (let index = 0; index < rawHeaders.length; index += 2)
    if (/^host$/i.test(rawHeaders[index] as string)) hosts += 1;
  return hosts === 1 || (hosts === 0 && httpVersion !== '1.1');
}
