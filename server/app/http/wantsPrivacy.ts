import type { IncomingHttpHeaders } from 'node:http';

/** @returns whether the browser sends Global Privacy Control or Do Not Track */
export const wantsPrivacy = (headers: IncomingHttpHeaders): boolean =>
  headers['sec-gpc'] === '1' || headers.dnt === '1';
