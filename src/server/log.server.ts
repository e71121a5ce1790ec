import { createRequire } from 'node:module';
import { pino, stdSerializers, type DestinationStream, type Logger } from 'pino';
import type { Config } from './config.server.ts';

const SECRET_NAME =
  /authorization|cookie|password|passwd|secret|token|otp|api-?key|^pan$|aadhaar|account-?number|database-?url/i;
const DEEPEST = 6;

/**
 * The process's log on standard output: readable lines on a terminal and in the demo, JSON otherwise. What is named like
 * a secret (passwords, cookies, one-time codes, PAN, ...) is never written, at any depth, nor are a query's values.
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
        bindings: (bound) => withoutSecrets(bound, 0) as Record<string, unknown>,
      },
      serializers: { err: describeError, error: describeError },
    },
    destination ?? (pretty ? openPrettyStream() : pino.destination({ sync: true })),
  );
}

function openPrettyStream(): DestinationStream {
  // Loaded only where it is used: production starts without it.
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

/** An error without the values that PostgreSQL and drizzle put into it: they may be anybody's name or number. */
function describeError(error: unknown): unknown {
  if (!(error instanceof Error)) return error;
  const described = stdSerializers.err(error) as unknown as Record<string, unknown>;
  const values: string[] = [];
  for (let inner: unknown = error; inner instanceof Error; inner = inner.cause) {
    const { params, detail } = inner as { params?: unknown; detail?: unknown };
    if (params !== undefined) values.push(`\nparams: ${String(params)}`);
    if (typeof detail === 'string') values.push(detail);
  }
  const clean = (text: string) =>
    values.reduce((left, value) => (value ? left.replaceAll(value, '') : left), text);
  const kept = Object.entries(described).filter(
    ([key]) => !['params', 'detail', 'where', 'cause'].includes(key),
  );
  return Object.fromEntries(
    kept.map(([key, value]) => [key, typeof value === 'string' ? clean(value) : value]),
  );
}
