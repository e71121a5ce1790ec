import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { ConfigError, readConfig } from './config.server.ts';

const DATA_DIR = mkdtempSync(join(tmpdir(), 'sahay-config-'));
const SECRET_KEY = 'x'.repeat(32);
const DATABASE_URL = 'postgres://sahay:word@db.example:5432/sahay';
afterAll(() => rmSync(DATA_DIR, { recursive: true }));

test('with nothing set it is the demo, on loopback only', () => {
  expect(readConfig({ DATA_DIR })).toMatchObject({
    port: 3000,
    host: '127.0.0.1',
    publicOrigin: undefined,
    dataDir: DATA_DIR,
    databaseUrl: undefined,
    demo: true,
    production: false,
    logLevel: 'info',
    trustedProxies: 0,
    rateLimits: true,
  });
});

test('the data folder is .data unless it is named, and its path is absolute', () => {
  expect(readConfig({ SECRET_KEY }).dataDir).toBe(join(process.cwd(), '.data'));
});

test.for([{ DEMO: 'off' }, { DATABASE_URL }, { NODE_ENV: 'production', SECRET_KEY }])(
  '%j is no demo, and serves other machines',
  (env) => {
    expect(readConfig({ DATA_DIR, ...env })).toMatchObject({ demo: false, host: '0.0.0.0' });
  },
);

test('the secret key is made once, kept, and closed to others', () => {
  const first = readConfig({ DATA_DIR }).secretKey;
  expect(first.length).toBeGreaterThanOrEqual(32);
  expect(readConfig({ DATA_DIR }).secretKey).toBe(first);
  expect(statSync(join(DATA_DIR, 'secret-key')).mode & 0o777).toBe(0o600);
});

test('an empty variable is one that is not set', () => {
  expect(readConfig({ DATA_DIR, PORT: '', DATABASE_URL: '', DEMO: '' })).toMatchObject({
    port: 3000,
    demo: true,
  });
});

test('an origin is kept without the slash at its end', () => {
  expect(readConfig({ DATA_DIR, PUBLIC_ORIGIN: 'https://sahay.example/' }).publicOrigin).toBe(
    'https://sahay.example',
  );
});

test.for([DATABASE_URL, 'postgresql://localhost/sahay', 'postgres://sahay@/sahay?host=/run/postgresql'])(
  'takes the database address %s',
  (url) => {
    expect(readConfig({ DATA_DIR, DATABASE_URL: url }).databaseUrl).toBe(url);
  },
);

function readFaults(env: NodeJS.ProcessEnv): string {
  try {
    readConfig({ DATA_DIR, ...env });
  } catch (error) {
    if (error instanceof ConfigError) return error.message;
    throw error;
  }
  return 'no fault';
}

test('every fault is named at once, and no secret is shown', () => {
  const message = readFaults({
    PORT: '70000',
    PUBLIC_ORIGIN: 'sahay.example/path',
    DATABASE_URL: 'mysql://hidden-word@db',
    SECRET_KEY: 'short-word',
    DEMO: 'yes',
    LOG_LEVEL: 'loud',
    TRUSTED_PROXIES: '-1',
    RATE_LIMITS: '0',
  });
  expect(message).toMatch(/^The configuration has 8 faults:/);
  for (const name of [
    'PORT',
    'PUBLIC_ORIGIN',
    'DATABASE_URL',
    'SECRET_KEY',
    'DEMO',
    'LOG_LEVEL',
    'TRUSTED_PROXIES',
    'RATE_LIMITS',
  ])
    expect(message).toContain(`\n  ${name}: must `);
  expect(message).not.toMatch(/hidden-word|short-word/);
});

test.for([
  ['production without a secret key', { NODE_ENV: 'production' }, 'SECRET_KEY: must be set in production'],
  [
    'a demo that others could reach',
    { HOST: '0.0.0.0' },
    'HOST: must be 127.0.0.1 or ::1 or localhost in the demo',
  ],
  ['a demo in production', { DEMO: 'on', NODE_ENV: 'production', SECRET_KEY }, 'DEMO: must not be on'],
  ['a demo in a real database', { DEMO: 'on', DATABASE_URL }, 'DEMO: must not be on'],
  ['a port that is no number', { PORT: '3000x' }, 'PORT: must be a whole number from 0 to 65535'],
  ['a data folder that is a file', { DATA_DIR: __filename }, 'DATA_DIR: '],
] as const)('refuses %s', ([, env, fault]) => {
  expect(readFaults(env)).toContain(fault);
});
