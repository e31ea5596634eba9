import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { prefersHtml } from '#server/app/http/accept.ts';
import type { Refusal } from '#server/platform/errors.ts';
import { xml } from '#server/platform/xml.ts';

const readPage = (file: string) => readFileSync(fileURLToPath(new URL(file, import.meta.url)), 'utf8');
/** Heading and title of the page of a refusal (spec). */
export const ERROR_TITLE = 'Unexpected Application Error!';
const errorPage = readPage('./error.html');
const awayPage = readPage('./away.html');

/** Answers with a page of HTML, or with plain text for a client that does not prefer HTML. */
export function refusePage(
  request: FastifyRequest,
  reply: FastifyReply,
  { code, status, message }: Refusal,
): FastifyReply {
  if (!prefersHtml(request.headers))
    return reply.type('text/plain; charset=utf-8').send(`${message}\nRequest ${request.id}\n`);
  const page = code === 'UNAVAILABLE' ? awayPage : errorPage;
  return reply.type('text/html; charset=utf-8').send(refusalPage(request, { status, message }, page));
}

/** @returns the page of a refusal, as HTML */
export function refusalPage(
  { id, url }: Pick<FastifyRequest, 'id' | 'url'>,
  { status, message }: Pick<Refusal, 'status' | 'message'>,
  page = errorPage,
): string {
  const texts: Record<string, string> = { status: String(status), message, request: id, address: url };
  return page.replace(/{{(\w+)}}/g, (_, name) => xml(texts[name] as string));
}
