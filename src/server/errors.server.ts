import type { MessageKey } from '#src/messages/api-messages.ts';

/**
 * An expected error, which a service throws on purpose. The API turns it into a response with a status and a
 * sentence in the caller's language, without internal details. Any other error becomes a 500 with a request
 * id.
 */
export class AppError extends Error {
  override name = 'AppError';
  readonly status: 400 | 401 | 403 | 404 | 409 | 413 | 415 | 422 | 429 | 503;
  readonly key: MessageKey;
  /** Field name to message key, for 422. */
  readonly fields: Record<string, MessageKey> | undefined;
  /** Data that the caller needs to proceed, in addition to the sentence. */
  readonly data: Record<string, unknown> | undefined;
  /** Whole seconds after which the call may be retried, for 429 and 503. */
  readonly retryAfter: number | undefined;
  /** Replace `{0}` and so on in the sentences. */
  readonly values: Record<string, string> | undefined;

  constructor(options: {
    status: AppError['status'];
    key: MessageKey;
    fields?: Record<string, MessageKey>;
    data?: Record<string, unknown>;
    retryAfter?: number;
    values?: Record<string, string>;
  }) {
    super(options.key);
    this.status = options.status;
    this.key = options.key;
    this.fields = options.fields;
    this.data = options.data;
    this.retryAfter = options.retryAfter;
    this.values = options.values;
  }
}

/**
 * Returns a 404 error. Also used for records that belong to somebody else, so that their existence is not
 * revealed.
 */
export const notFound = () => new AppError({ status: 404, key: 'notFound' });
/** Returns a 403 error for a call that needs the password again. The page then asks for it. `key` says why. */
export const needsConfirmation = (key: MessageKey = 'confirmFirst') =>
  new AppError({ status: 403, key, data: { confirm: true } });
/** Returns a 413 error for a file of more than `bytesMost` bytes, in whole MiB. `field` is the one that holds it. */
export const fileTooLarge = ({ bytesMost, field }: { bytesMost: number; field?: string }) =>
  new AppError({
    status: 413,
    key: 'tooLarge',
    ...(field !== undefined && { fields: { [field]: 'tooLarge' } }),
    values: { 0: String(Math.floor(bytesMost / 2 ** 20)) },
  });
/** Returns a 400 error with the sentence of that message key. */
export const badRequest = (key: MessageKey) => new AppError({ status: 400, key });
