import type { FastifyRequest } from 'fastify';

const bearer = /^Bearer +(\S+)$/i;

/** What 401 answers ask for (RFC 9110, 11.6.1; RFC 6750, 3). */
export const CHALLENGE = 'Bearer realm="api"';

/** @returns the bearer token that a request carries */
export const bearerOf = ({ headers }: Pick<FastifyRequest, 'headers'>): string | undefined =>
  bearer.exec(headers.authorization ?? '')?.[1];
