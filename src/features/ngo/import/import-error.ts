/**
 * The reason why a whole file cannot be imported, as one sentence for the user at the terminal. Nothing was
 * written.
 */
export class ImportError extends Error {
  override name = 'ImportError';
}
