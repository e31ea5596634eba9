import { errors, jwtVerify, SignJWT } from 'jose';

const algorithm = 'HS256';

/** What a token says: which session row, of which user. The row decides whether it is worth anything. */
export type TokenClaims = { sessionId: string; userId: string };

/** Signs the bearer token of a session. */
export function signToken(claims: TokenClaims, issuedAt: Date, expiresAt: Date, secret: Uint8Array): Promise<string> {
  return new SignJWT({})
    .setProtectedHeader({ alg: algorithm })
    .setJti(claims.sessionId)
    .setSubject(claims.userId)
    .setIssuedAt(issuedAt)
    .setExpirationTime(expiresAt)
    .sign(secret);
}

/**
 * Reads a bearer token.
 * @returns its claims, or null when it is forged, damaged or past its time
 */
export async function readToken(token: string, now: Date, secret: Uint8Array): Promise<TokenClaims | null> {
  try {
    const { payload } = await jwtVerify(token, secret, {
      algorithms: [algorithm],
      currentDate: now,
      requiredClaims: ['jti', 'sub', 'exp'],
    });
    return { sessionId: String(payload.jti), userId: String(payload.sub) };
  } catch (error) {
    if (error instanceof errors.JOSEError) return null;
    throw error;
  }
}
