import type { Failure } from '#web/shared/data/errors.ts';

/** Of what a token is made; anything else leads to no link, and need not be asked in full. */
const token = /^[\w-]{1,100}$/;

/** What the page of a link that works once asks for, by the part of the address that should be a token. */
export const tokenOf = (given: string | undefined) => ({ token: given && token.test(given) ? given : '' });

/** The failures that say that a link is of no use any more (spec section 4): 400, 404 and 410. */
const deadCodes = ['BAD_REQUEST', 'NOT_FOUND', 'GONE', 'HTTP_400', 'HTTP_404', 'HTTP_410'];
export const isDead = ({ code }: Failure) => deadCodes.includes(code);
