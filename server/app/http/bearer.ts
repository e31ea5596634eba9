import type { FastifyRequest } from 'fastify';

const bearer = /^Bearer +(\S+)$/i;

/** WWW-Authenticate of a 401 response (RFC 9110, 11.6.1; RFC 6750, 3). */
export const CHALLENGE = 'Bearer realm="api"';

export const bearerOf = ({ headers }: Pick<FastifyRequest, 'headers'>): string | undefined =>
  bearer.exec(headers.authorization ?? '')?.[1];
