/** The endpoints of the authorization server (docs/integrators.md). */
export const endpoints = {
  authorize: '/oauth/authorize',
  token: '/oauth/token',
  register: '/oauth/register',
  revoke: '/oauth/revoke',
} as const;

/** Where clients look for an authorization server (RFC 8414), with the path of the resource that some append. */
export const METADATA = '/.well-known/oauth-authorization-server';

/** Endpoints that programs call. Their refusals are JSON (RFC 6749, 5.2; RFC 7591, 3.2.2). */
const programPaths: readonly string[] = [endpoints.token, endpoints.register, endpoints.revoke];

export const isOAuthEndpoint = (path: string): boolean => programPaths.includes(path);
