/** The embedded PostgreSQL cannot be had; the message is a sentence for the person who started the app. */
export class EmbeddedPostgresError extends Error {
  override name = 'EmbeddedPostgresError';
}
