import type { IncomingHttpHeaders } from 'node:http';

/** @returns whether the browser says that its person does not want to be followed (Global Privacy Control, Do Not Track) */
export const wantsPrivacy = (headers: IncomingHttpHeaders): boolean =>
  headers['sec-gpc'] === '1' || headers.dnt === '1';
