import type { FastifyInstance, FastifyRequest } from 'fastify';
import { MAX_PICTURE_BYTES } from '#schema/picture.ts';
import { fail } from '#server/platform/errors.ts';

/** Limit of a JSON body (contract, Limits). */
export const MAX_BODY_BYTES = 1024 * 1024;
export const MAX_FORM_BYTES = MAX_PICTURE_BYTES + MAX_BODY_BYTES;

/** Parses JSON bodies: UTF-8 only (RFC 8259), prototype keys rejected; an empty body is an empty object. */
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

/** Refuses compressed bodies, which nothing here decompresses (RFC 9110, 8.4 and 15.5.16). */
export function refuseEncodedBodies(app: FastifyInstance): void {
  app.addHook('onRequest', async (request, reply) => {
    const { 'content-encoding': encoding = '' } = request.headers;
    if (/^(identity)?$/i.test(encoding.trim()) || !announcesBody(request)) return;
    reply.header('accept-encoding', 'identity');
    throw fail('UNSUPPORTED_MEDIA', 'Please send the body as it is: no Content-Encoding is read here.');
  });
}

/** @returns whether a request announces a body, which may be empty (RFC 9112, 6.3) */
export const announcesBody = ({ headers }: Pick<FastifyRequest, 'headers'>): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) !== 0;

/** Accepts only an empty body: axios and `curl -d ''` send the type of a form with an empty body. */
export function acceptNothing(app: FastifyInstance): void {
  // Fastify would reject an invalid media type before it looks for a body.
  app.addHook('onRequest', async (request) => {
    if (request.mediaType === undefined) delete request.headers['content-type'];
  });
  app.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) =>
    body.length === 0 ? done(null, {}) : done(fail('UNSUPPORTED_MEDIA')),
  );
}

export function acceptForms(app: FastifyInstance): void {
  const options = { parseAs: 'buffer', bodyLimit: MAX_FORM_BYTES } as const;
  app.addContentTypeParser('multipart/form-data', options, (_request, body, done) => done(null, body));
}

export const isForm = (contentType: string | undefined) => /^multipart\/form-data\b/i.test(contentType ?? '');
