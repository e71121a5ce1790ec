/** Why a file as a whole cannot be imported, as one sentence for the person at the terminal. Nothing was written. */
export class ImportError extends Error {
  override name = 'ImportFault';
}
