import type { FastifyInstance, FastifyRequest } from 'fastify';
import { MAX_PICTURE_BYTES } from '#schema/picture.ts';
import { fail } from '#server/platform/errors.ts';

/** How large a JSON body may be (contract, Limits). */
export const MAX_BODY_BYTES = 1024 * 1024;
/** A picture and the fields beside it. */
export const MAX_FORM_BYTES = MAX_PICTURE_BYTES + MAX_BODY_BYTES;

/** Reads JSON bodies strictly: UTF-8 only (RFC 8259), prototype keys refused; no body at all is an empty object. */
export function acceptJson(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  const utf8 = new TextDecoder('utf-8', { fatal: true });
  app.removeContentTypeParser(['application/json', 'text/plain']);
  app.addContentTypeParser('application/json', { parseAs: 'buffer' }, (request, body, done) => {
    const charset = /charset=\s*"?([^\s;"]+)/i.exec(request.headers['content-type'] ?? '')?.[1];
    if (body.length === 0) return done(null, {});
    if (charset && !/^utf-?8$/i.test(charset)) return done(fail('UNSUPPORTED_MEDIA', 'Please send JSON as UTF-8.'));
    try {
      void parse(request, utf8.decode(body as Buffer), done);
    } catch {
      done(fail('BAD_REQUEST', 'The body is not UTF-8.'));
    }
  });
}

/** Refuses what is packed: nothing here unpacks it, and it would be read as what it is not (RFC 9110, 8.4 and 15.5.16). */
export function refuseEncodedBodies(app: FastifyInstance): void {
  app.addHook('onRequest', async (request, reply) => {
    const { 'content-encoding': encoding = '' } = request.headers;
    if (/^(identity)?$/i.test(encoding.trim()) || !announcesBody(request)) return;
    reply.header('accept-encoding', 'identity');
    throw fail('UNSUPPORTED_MEDIA', 'Please send the body as it is: no Content-Encoding is read here.');
  });
}

/** @returns whether a request announces a body, which may turn out to be empty (RFC 9112, 6.3) */
export const announcesBody = ({ headers }: Pick<FastifyRequest, 'headers'>): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) !== 0;

/**
 * Takes a body of any other type where there is nothing in it: axios and `curl -d ''` name the type of a form when they send
 * nothing. One that holds something is refused.
 */
export function acceptNothing(app: FastifyInstance): void {
  // Fastify would refuse what is no media type at all before it looks for a body.
  app.addHook('onRequest', async (request) => {
    if (request.mediaType === undefined) delete request.headers['content-type'];
  });
  app.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) =>
    body.length === 0 ? done(null, {}) : done(fail('UNSUPPORTED_MEDIA')),
  );
}

/** Takes multipart bodies whole, as bytes, up to the size of a picture; who reads them parses them. */
export function acceptForms(app: FastifyInstance): void {
  const options = { parseAs: 'buffer', bodyLimit: MAX_FORM_BYTES } as const;
  app.addContentTypeParser('multipart/form-data', options, (_request, body, done) => done(null, body));
}

/** @returns whether the request carries a multipart form */
export const isForm = (contentType: string | undefined) => /^multipart\/form-data\b/i.test(contentType ?? '');
