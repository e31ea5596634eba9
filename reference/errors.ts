import type { ErrorCode } from '#server/platform/errors.ts';

export const advice: Record<ErrorCode, string> = {
  BAD_REQUEST: 'correct the program: the request does not parse',
  BAD_USER_INPUT: 'show the message of each field, and send the request again',
  UNAUTHENTICATED: 'sign in: there is no session, or it has ended',
  BAD_CREDENTIALS: 'ask for the password or code again; an existing session stays valid',
  FORBIDDEN: 'ask a person with a higher role, or use an API token with the scope that the message names',
  NOT_FOUND: 'discard the id or slug; a draft is not found without a token of staff',
  METHOD_NOT_ALLOWED: 'read the header `Allow`',
  NOT_ACCEPTABLE: 'accept JSON',
  CONFLICT: 'choose another slug, e-mail address or number, or read the item again that somebody else has changed',
  GONE: 'ask for a new link',
  PAYLOAD_TOO_LARGE: 'send less',
  UNSUPPORTED_MEDIA: 'send JSON or a form in UTF-8, or a picture of a supported kind',
  RATE_LIMITED: 'wait as many seconds as `Retry-After` says',
  INTERNAL_SERVER_ERROR: 'report it with the request id',
  NOT_LAUNCHED: 'wait until an admin launches the site, or send the session or API token of staff',
  UNAVAILABLE: 'wait as many seconds as `Retry-After` says',
};
