import { createRequire } from 'node:module';
import { pino, stdSerializers, type DestinationStream, type Logger } from 'pino';
import type { Config } from './config.server.ts';

const SECRET_NAME =
  /authorization|cookie|password|passwd|secret|token|otp|api-?key|^pan$|aadhaar|account-?number|database-?url/i;
/**
 * The fields of errors that are logged. Libraries attach others: values (`detail`, `params`), which may be
 * personal, and whole connections (`client`).
 */
const KNOWN_OF_ERRORS =
  /^(type|message|stack|code|errno|syscall|status|responseCode|severity|schema|table|column|constraint|routine)$/;
/** SQLSTATE codes of errors in the data that a statement was given. */
const DATA_ERROR = /^22/;
/** Characters of a text in an error. Longer ones are cut. */
const LONGEST_TEXT = 4_000;
/** How many errors of an AggregateError are described. */
const MOST_ERRORS = 5;
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
      // `withoutSecrets` has described the errors. The serializer of pino would add what it left out.
      serializers: { err: (described: unknown) => described },
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
  if (value instanceof Error) return describeError(value);
  if (value === null || typeof value !== 'object' || value instanceof Date) return value;
  if (depth === DEEPEST) return '[deeper]';
  if (Array.isArray(value)) return value.map((item) => withoutSecrets(item, depth + 1));
  // An instance of a class, such as a connection, may hold anything.
  if (Object.getPrototypeOf(value) !== Object.prototype) return `[${value.constructor?.name ?? 'object'}]`;
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
 * Describes an error by its known fields, without the values that PostgreSQL and libraries put into its texts.
 * They may be anybody's name or number.
 */
export function describeError(error: unknown): Record<string, unknown> {
  if (!(error instanceof Error)) return { message: describeThrown(error) };
  const values: string[] = [];
  for (let inner: unknown = error; inner instanceof Error; inner = inner.cause) {
    const { params, detail, code, severity } = inner as {
      params?: unknown;
      detail?: unknown;
      code?: unknown;
      severity?: unknown;
    };
    if (params !== undefined) values.push(`\nparams: ${String(params)}`);
    if (typeof detail === 'string') values.push(detail);
    // 'value "…" is out of range': errors of PostgreSQL about data quote it.
    if (severity !== undefined && DATA_ERROR.test(String(code)))
      values.push(/".*"/s.exec(inner.message)?.[0] ?? '');
  }
  const clean = (text: string) =>
    withoutQueries(values.filter(Boolean).reduce((rest, hidden) => rest.replaceAll(hidden, ''), text));
  const fields = Object.entries(stdSerializers.err(error)).flatMap(([name, value]): [string, unknown][] => {
    if (!KNOWN_OF_ERRORS.test(name)) return [];
    if (typeof value === 'string') return [[name, clean(value).slice(0, LONGEST_TEXT)]];
    return typeof value === 'number' ? [[name, value]] : [];
  });
  const { errors } = error as { errors?: unknown };
  return {
    ...Object.fromEntries(fields),
    ...(Array.isArray(errors) && { errors: errors.slice(0, MOST_ERRORS).map(describeError) }),
  };
}

/** Describes what is no error but was thrown, such as a response of the router or a plain object. */
function describeThrown(thrown: unknown): string {
  if (typeof thrown !== 'object' || thrown === null) return String(thrown).slice(0, LONGEST_TEXT);
  const { message, status, statusText } = thrown as Record<string, unknown>;
  const texts = [status, statusText, message].filter((text) => ['string', 'number'].includes(typeof text));
  return withoutQueries(texts.join(' ') || `[${thrown.constructor?.name ?? 'object'}]`).slice(
    0,
    LONGEST_TEXT,
  );
}
