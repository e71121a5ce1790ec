/** The embedded PostgreSQL cannot be used. The message is a sentence for the person who started the app. */
export class EmbeddedPostgresError extends Error {
  override name = 'EmbeddedPostgresError';
}
