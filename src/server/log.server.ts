import { createRequire } from 'node:module';
import { pino, stdSerializers, type DestinationStream, type Logger } from 'pino';
import type { Config } from './config.server.ts';

const SECRET_NAME =
  /authorization|cookie|password|passwd|secret|token|otp|api-?key|^pan$|aadhaar|account-?number|database-?url/i;
/** Fields of errors from PostgreSQL, and from libraries that wrap them, which may contain values. */
const HIDDEN_OF_ERRORS = ['params', 'detail', 'where', 'cause'];
const DEEPEST = 6;

/**
 * Creates the log of the process on standard output: readable lines on a terminal and in the demo, JSON
 * otherwise. Fields named like a secret (passwords, cookies, one-time codes, PAN, ...) are never written, at
 * any depth, nor are the values of database queries or the query strings of addresses. The fields of a child
 * logger itself are written unchanged.
 */
export function createLog(
  config: Pick<Config, 'demo' | 'logLevel'>,
  destination?: DestinationStream,
): Logger {
  const pretty = destination === undefined && (config.demo || process.stdout.isTTY === true);
  return pino(
    {
      level: config.logLevel,
      base: null,
      timestamp: pino.stdTimeFunctions.isoTime,
      formatters: {
        level: (label) => ({ level: label }),
        log: (entry) => withoutSecrets(entry, 0) as Record<string, unknown>,
      },
      serializers: { err: describeError, error: describeError },
      hooks: {
        logMethod(input, write) {
          const [first, ...rest] = input as unknown[];
          const error = first instanceof Error ? first : (first as { err?: unknown } | undefined)?.err;
          // By default, pino uses the message of the error, with all its values, as the message of the line.
          const words =
            rest.length === 0 && error instanceof Error ? [describeError(error)['message']] : rest;
          write.apply(this, [first instanceof Error ? { err: first } : first, ...words] as never);
        },
      },
    },
    destination ?? (pretty ? openPrettyStream() : pino.destination({ sync: true })),
  );
}

function openPrettyStream(): DestinationStream {
  // Loaded only if used: production starts without it.
  const { build } = createRequire(import.meta.url)('pino-pretty') as typeof import('pino-pretty');
  return build({ colorize: process.stdout.isTTY === true, translateTime: 'HH:MM:ss', sync: true });
}

function withoutSecrets(value: unknown, depth: number): unknown {
  if (value === null || typeof value !== 'object' || value instanceof Error) return value;
  if (depth === DEEPEST) return '[deeper]';
  if (Array.isArray(value)) return value.map((item) => withoutSecrets(item, depth + 1));
  if (Object.getPrototypeOf(value) !== Object.prototype) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [
      key,
      SECRET_NAME.test(key) ? '[hidden]' : withoutSecrets(inner, depth + 1),
    ]),
  );
}

/** Removes the queries of addresses. They contain search terms and the answers given to the scheme finder. */
function withoutQueries(text: string): string {
  return text.replace(/(\/[^\s?"'<>]{0,300})\?[^\s"'<>)]{1,4000}/g, '$1?[hidden]');
}

/**
 * Describes an error without the values that PostgreSQL and libraries put into it. They may be anybody's name
 * or number.
 */
function describeError(error: unknown): Record<string, unknown> {
  if (!(error instanceof Error)) return { message: String(error) };
  const values: string[] = [];
  for (let inner: unknown = error; inner instanceof Error; inner = inner.cause) {
    const { params, detail } = inner as { params?: unknown; detail?: unknown };
    if (params !== undefined) values.push(`\nparams: ${String(params)}`);
    if (typeof detail === 'string') values.push(detail);
  }
  const clean = (value: unknown) =>
    typeof value === 'string'
      ? withoutQueries(values.filter(Boolean).reduce((text, hidden) => text.replaceAll(hidden, ''), value))
      : value;
  return Object.fromEntries(
    Object.entries(stdSerializers.err(error))
      .filter(([name]) => !HIDDEN_OF_ERRORS.includes(name))
      .map(([name, value]) => [name, clean(value)]),
  );
}
