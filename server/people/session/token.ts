import { errors, jwtVerify, SignJWT } from 'jose';

const algorithm = 'HS256';

/** The payload of a token. It is valid only while the session row exists. */
export type TokenClaims = { sessionId: string; userId: string };

export function signToken(claims: TokenClaims, issuedAt: Date, expiresAt: Date, secret: Uint8Array): Promise<string> {
  return new SignJWT({})
    .setProtectedHeader({ alg: algorithm })
    .setJti(claims.sessionId)
    .setSubject(claims.userId)
    .setIssuedAt(issuedAt)
    .setExpirationTime(expiresAt)
    .sign(secret);
}

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
