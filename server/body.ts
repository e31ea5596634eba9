import type { FastifyInstance } from 'fastify';
import { MAX_PICTURE_BYTES } from '#schema/picture.ts';
import { fail } from '#server/errors.ts';

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
    if (charset && !/^utf-?8$/i.test(charset)) return done(fail('UNSUPPORTED_MEDIA', 'Please send JSON as UTF-8.'));
    if (body.length === 0) return done(null, {});
    try {
      void parse(request, utf8.decode(body as Buffer), done);
    } catch {
      done(fail('BAD_REQUEST', 'The body is not UTF-8.'));
    }
  });
}

/** Takes multipart bodies whole, as bytes, up to the size of a picture; who reads them parses them. */
export function acceptForms(app: FastifyInstance): void {
  const options = { parseAs: 'buffer', bodyLimit: MAX_FORM_BYTES } as const;
  app.addContentTypeParser('multipart/form-data', options, (_request, body, done) => done(null, body));
}

/** @returns whether the request carries a multipart form */
export const isForm = (contentType: string | undefined) => /^multipart\/form-data\b/i.test(contentType ?? '');
