/** The embedded PostgreSQL cannot be used; the message is one line that tells the operator why and what to do. */
export class EmbeddedError extends Error {
  override name = 'EmbeddedError';
}
