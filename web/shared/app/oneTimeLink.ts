import type { Failure } from '#web/shared/data/errors.ts';

/** The format of a token. Other values are not sent to the server. */
const token = /^[\w-]{1,100}$/;

/** Query variables from a path parameter; an invalid token becomes empty. */
export const tokenOf = (param: string | undefined) => ({ token: param && token.test(param) ? param : '' });

/** Error codes of a link that is no longer valid (spec section 4): 400, 404 and 410. */
const deadCodes = ['BAD_REQUEST', 'NOT_FOUND', 'GONE', 'HTTP_400', 'HTTP_404', 'HTTP_410'];
export const isDead = ({ code }: Failure) => deadCodes.includes(code);
