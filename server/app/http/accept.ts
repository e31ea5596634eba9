import type { IncomingHttpHeaders } from 'node:http';
import Negotiator from 'negotiator';

export const GRAPHQL_RESPONSE = 'application/graphql-response+json';
const PROGRAM_TYPES = [GRAPHQL_RESPONSE, 'application/json', 'text/event-stream', 'multipart/mixed'];

/** @returns the media type that the client prefers (RFC 9110, 12.5.1), or undefined */
export const preferredType = (headers: IncomingHttpHeaders, types: string[]): string | undefined =>
  new Negotiator({ headers }).mediaType(types);

/** @returns whether the client prefers HTML; a client without preferences counts as a program */
export const prefersHtml = (headers: IncomingHttpHeaders): boolean =>
  preferredType(headers, [...PROGRAM_TYPES, 'text/html']) === 'text/html';
