/** The embedded PostgreSQL cannot be used. The message is one line with the reason and the remedy. */
export class EmbeddedError extends Error {
  override name = 'EmbeddedError';
}
