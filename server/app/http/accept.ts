import type { IncomingHttpHeaders } from 'node:http';
import Negotiator from 'negotiator';

export const GRAPHQL_RESPONSE = 'application/graphql-response+json';
/** What is sent to programs, at addresses that also have a page. */
const PROGRAM_TYPES = [GRAPHQL_RESPONSE, 'application/json', 'text/event-stream', 'multipart/mixed'];

/** @returns which of these media types a client wants most (RFC 9110, 12.5.1); undefined when it takes none of them */
export const preferredType = (headers: IncomingHttpHeaders, types: string[]): string | undefined =>
  new Negotiator({ headers }).mediaType(types);

/** @returns whether a client wants a page rather than what is sent to programs, which who says nothing is taken for */
export const prefersHtml = (headers: IncomingHttpHeaders): boolean =>
  preferredType(headers, [...PROGRAM_TYPES, 'text/html']) === 'text/html';
