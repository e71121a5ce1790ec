import type { MessageKey } from '#src/messages/api-messages.ts';

/**
 * The few errors a service may throw. Each becomes one honest answer of the API: a status, a sentence in the
 * caller's language, and nothing of the inside. Anything else thrown is answered 500 with a request id.
 */
export class AppError extends Error {
  override name = 'AppError';
  readonly status: 400 | 401 | 403 | 404 | 409 | 413 | 422 | 429 | 503;
  readonly key: MessageKey;
  /** Field name to message key, for 422. */
  readonly fields: Record<string, MessageKey> | undefined;
  /** What the caller needs to go on, beside the sentence. */
  readonly data: Record<string, unknown> | undefined;
  /** Whole seconds after which it may be tried again, for 429 and 503. */
  readonly retryAfter: number | undefined;

  constructor(options: {
    status: AppError['status'];
    key: MessageKey;
    fields?: Record<string, MessageKey>;
    data?: Record<string, unknown>;
    retryAfter?: number;
  }) {
    super(options.key);
    this.status = options.status;
    this.key = options.key;
    this.fields = options.fields;
    this.data = options.data;
    this.retryAfter = options.retryAfter;
  }
}

/** Also said of a record that exists but is another's: its existence is not told. */
export const notFound = () => new AppError({ status: 404, key: 'notFound' });
export const badRequest = (key: MessageKey) => new AppError({ status: 400, key });
