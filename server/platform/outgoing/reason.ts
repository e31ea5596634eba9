const tls = /^(CERT_|ERR_TLS_|ERR_SSL_|UNABLE_TO_|DEPTH_ZERO_|SELF_SIGNED_)|_CERT|EPROTO/;
const sentences: [pattern: RegExp, sentence: string][] = [
  [/^(ENOTFOUND|EAI_AGAIN|EAI_NODATA)$/, 'The host name could not be found.'],
  [/^ECONNREFUSED$/, 'The connection was refused.'],
  [/^(ENETUNREACH|EHOSTUNREACH|EADDRNOTAVAIL)$/, 'The host could not be reached.'],
  [/^(ECONNRESET|EPIPE)$/, 'The connection was closed without an answer.'],
  [/^ETIMEDOUT$/, 'The connection timed out.'],
  [/^HPE_/, 'The answer is no HTTP.'],
  [tls, 'A secure connection could not be made: the certificate or the protocol is not accepted.'],
];

export function reasonOf(error: unknown): string {
  const { code, message } = firstOf(error);
  // Errors of the agent have no code.
  if (/^DNS lookup .* is not allowed/.test(message)) return 'The host leads to a private address, which is refused.';
  return sentences.find(([pattern]) => pattern.test(String(code)))?.[1] ?? 'The connection failed.';
}

/** If several addresses were tried, the first error. */
const firstOf = (error: unknown): { code?: unknown; message: string } =>
  error instanceof AggregateError && error.errors.length ? error.errors[0] : (error as Error);

export const statusFault = (status: number): string => `The answer had the status ${status}.`;
