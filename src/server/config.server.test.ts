import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { rupees } from '#src/shared/money.ts';
import { ConfigError, readConfig } from './config.server.ts';

const DATA_DIR = mkdtempSync(join(tmpdir(), 'sahay-config-'));
const SECRET_KEY = 'x'.repeat(32);
const DATABASE_URL = 'postgres://sahay:word@db.example:5432/sahay';
const DATABASE_OWNER_URL = 'postgres://owner:word@db.example:5432/sahay';
afterAll(() => rmSync(DATA_DIR, { recursive: true }));

test('defaults to the demo, on loopback only', () => {
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
    upiLimit: rupees(1_00_000),
    upiUnderscore: false,
    smtpUrl: undefined,
    mailFrom: 'Sahay <post@example.org>',
    s3: undefined,
  });
});

const SMTP_URL = 'smtps://mailer:hidden-word@mail.example:465';
const MAIL_FROM = 'Sahay <help@sahay.example>';
const S3 = { S3_BUCKET: 'photos', S3_ACCESS_KEY_ID: 'key', S3_SECRET_ACCESS_KEY: 'hidden-word' };

test.for([SMTP_URL, 'smtp://localhost:25', 'smtp://mail.example?tls.rejectUnauthorized=false'])(
  'accepts the mail server %s together with a sender',
  (url) => {
    expect(readConfig({ DATA_DIR, SMTP_URL: url, MAIL_FROM })).toMatchObject({
      smtpUrl: url,
      mailFrom: MAIL_FROM,
    });
  },
);

test.for(['help@sahay.example', 'સહાય <help@sahay.example>', '<help@sahay.example>'])(
  'accepts the sender %s',
  (from) => {
    expect(readConfig({ DATA_DIR, SMTP_URL, MAIL_FROM: from }).mailFrom).toBe(from);
  },
);

test.for(['mailto:security@sahay.example', 'https://sahay.example/report', 'tel:+91-79-1234-5678'])(
  'accepts the security contact %s',
  (SECURITY_CONTACT) => {
    expect(readConfig({ DATA_DIR, SECURITY_CONTACT }).securityContact).toBe(SECURITY_CONTACT);
  },
);

test.for([
  'security@sahay.example',
  'http://sahay.example/report',
  'mailto:nobody',
  'tel:call us',
  'mailto:a@b.example\nExpires: never',
  'javascript:alert(1)',
])('refuses the security contact %s', (SECURITY_CONTACT) => {
  expect(() => readConfig({ DATA_DIR, SECURITY_CONTACT })).toThrow(
    'SECURITY_CONTACT: must be an address like',
  );
});

test('has no security contact unless one is set', () => {
  expect(readConfig({ DATA_DIR }).securityContact).toBeUndefined();
});

test('uses S3 if all its settings are given', () => {
  expect(readConfig({ DATA_DIR, ...S3 }).s3).toEqual({
    bucket: 'photos',
    region: 'auto',
    endpoint: undefined,
    accessKeyId: 'key',
    secretAccessKey: 'hidden-word',
  });
  const more = { S3_REGION: 'ap-south-1', S3_ENDPOINT: 'https://s3.example:9000' };
  expect(readConfig({ DATA_DIR, ...S3, ...more }).s3).toMatchObject({
    region: 'ap-south-1',
    endpoint: 'https://s3.example:9000',
  });
});

test('requires a name and an address for the grievance officer, or neither; the demo has an invented one', () => {
  const named = { GRIEVANCE_OFFICER: 'Asha Patel', GRIEVANCE_EMAIL: 'asha@sahay.example' };
  const grievance = { name: 'Asha Patel', email: 'asha@sahay.example' };
  expect(readConfig({ DATA_DIR, ...named }).grievance).toEqual(grievance);
  for (const name of ['R', 'R'.repeat(100)])
    expect(readConfig({ DATA_DIR, ...named, GRIEVANCE_OFFICER: name }).grievance).toMatchObject({ name });
  for (const name of [' ', 'R'.repeat(101)])
    expect(() => readConfig({ DATA_DIR, ...named, GRIEVANCE_OFFICER: name })).toThrow(/GRIEVANCE_OFFICER/);
  expect(readConfig({ DATA_DIR, DEMO: 'off' }).grievance).toBeUndefined();
  expect(readConfig({ DATA_DIR }).grievance?.email).toBe('grievance@example.org');
  expect(() => readConfig({ DATA_DIR, GRIEVANCE_OFFICER: 'Asha Patel' })).toThrow(/GRIEVANCE_EMAIL/);
  expect(() => readConfig({ DATA_DIR, ...named, GRIEVANCE_EMAIL: 'asha' })).toThrow(/GRIEVANCE_EMAIL/);
});

test('the data folder defaults to .data, as an absolute path', () => {
  expect(readConfig({ SECRET_KEY }).dataDir).toBe(join(process.cwd(), '.data'));
});

test.for([{ DEMO: 'off' }, { DATABASE_URL }, { NODE_ENV: 'production', SECRET_KEY, MAIL_TO_FILES: 'on' }])(
  '%j turns the demo off and listens on all interfaces',
  (env) => {
    expect(readConfig({ DATA_DIR, ...env })).toMatchObject({ demo: false, host: '0.0.0.0' });
  },
);

test('accepts a comma in the name and the password of a database user, and ids of lost keys', () => {
  const url = 'postgres://a,b:c,d@db.example:5432/sahay';
  const config = readConfig({ DATA_DIR, DATABASE_URL: url, LOST_SECRET_KEYS: 'BPpvfuW7,a-_45678' });
  expect(config).toMatchObject({ databaseUrl: url, lostSecretKeys: ['BPpvfuW7', 'a-_45678'] });
});

test('creates the secret key once, in a file that only its owner can read', () => {
  const first = readConfig({ DATA_DIR }).secretKey;
  expect(first.length).toBeGreaterThanOrEqual(32);
  expect(readConfig({ DATA_DIR }).secretKey).toBe(first);
  expect(statSync(join(DATA_DIR, 'secret-key')).mode & 0o777).toBe(0o600);
});

test('requires keys of 32 characters, also of the previous one', () => {
  const PREVIOUS_SECRET_KEY = 'y'.repeat(32);
  expect(readConfig({ DATA_DIR, SECRET_KEY, PREVIOUS_SECRET_KEY })).toMatchObject({
    secretKey: SECRET_KEY,
    previousSecretKey: PREVIOUS_SECRET_KEY,
  });
  const short = 'z'.repeat(31);
  expect(readErrors({ SECRET_KEY: short })).toContain('SECRET_KEY: must have at least 32 characters');
  expect(readErrors({ PREVIOUS_SECRET_KEY: short })).toContain('PREVIOUS_SECRET_KEY: must be');
});

test('treats an empty variable as unset', () => {
  expect(readConfig({ DATA_DIR, PORT: '', DATABASE_URL: '', DEMO: '' })).toMatchObject({
    port: 3000,
    demo: true,
  });
});

test('removes the trailing slash of an origin', () => {
  expect(readConfig({ DATA_DIR, PUBLIC_ORIGIN: 'https://sahay.example/' }).publicOrigin).toBe(
    'https://sahay.example',
  );
});

test.for([DATABASE_URL, 'postgresql://localhost/sahay', 'postgres://sahay@/sahay?host=/run/postgresql'])(
  'accepts the database URL %s',
  (url) => {
    expect(readConfig({ DATA_DIR, DATABASE_URL: url }).databaseUrl).toBe(url);
  },
);

function readErrors(env: NodeJS.ProcessEnv): string {
  try {
    readConfig({ DATA_DIR, ...env });
  } catch (error) {
    if (error instanceof ConfigError) return error.message;
    throw error;
  }
  return 'no error';
}

test('reports all errors at once, without secrets', () => {
  const message = readErrors({
    PORT: '70000',
    PUBLIC_ORIGIN: 'sahay.example/path',
    DATABASE_URL: 'mysql://hidden-word@db',
    SECRET_KEY: 'short-word',
    DEMO: 'yes',
    LOG_LEVEL: 'loud',
    TRUSTED_PROXIES: '-1',
    RATE_LIMITS: '0',
    UPI_LIMIT: '1,00,000',
    UPI_UNDERSCORE: 'yes',
    SMTP_URL: 'mail.example/hidden-word',
    MAIL_FROM: 'nobody',
    S3_BUCKET: 'photos',
    S3_ENDPOINT: 's3.example',
    S3_SECRET_ACCESS_KEY: 'hidden-word',
  });
  expect(message).toMatch(/^The configuration has 14 errors:/);
  for (const name of [
    'PORT',
    'PUBLIC_ORIGIN',
    'DATABASE_URL',
    'SECRET_KEY',
    'DEMO',
    'LOG_LEVEL',
    'TRUSTED_PROXIES',
    'RATE_LIMITS',
    'UPI_LIMIT',
    'UPI_UNDERSCORE',
    'SMTP_URL',
    'MAIL_FROM',
    'S3_ENDPOINT',
    'S3_ACCESS_KEY_ID',
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
  [
    'production whose app would work as the owner of the tables',
    { NODE_ENV: 'production', SECRET_KEY, DATABASE_URL },
    'DATABASE_OWNER_URL: must be set with DATABASE_URL in production',
  ],
  [
    'production that mails nobody',
    { NODE_ENV: 'production', SECRET_KEY },
    'SMTP_URL: must be set in production',
  ],
  ...[
    'postgres://a.example,b.example/sahay',
    'postgres://user:word@a.example:5432,b.example:5433/sahay',
    'postgres://user@/sahay?host=a.example,b.example',
    'postgres://user@/sahay?sslmode=disable&host=a.example%2Cb.example',
  ].map(
    (url) => [`several hosts in ${url}`, { DATABASE_URL: url }, 'DATABASE_URL: must name one host'] as const,
  ),
  ['ids of keys that are none', { LOST_SECRET_KEYS: 'short' }, 'LOST_SECRET_KEYS: must be ids of keys'],
  ['an owner of nothing', { DATABASE_OWNER_URL }, 'DATABASE_URL: must be set with DATABASE_OWNER_URL'],
  [
    'an owner that is the app itself',
    { DATABASE_URL, DATABASE_OWNER_URL: DATABASE_URL },
    'DATABASE_OWNER_URL: must name another user',
  ],
  ['a port that is no number', { PORT: '3000x' }, 'PORT: must be a whole number from 0 to 65535'],
  ['a mail server without a sender', { SMTP_URL }, 'MAIL_FROM: must be set with SMTP_URL'],
  [
    'a mail server that is a website',
    { SMTP_URL: 'https://mail.example', MAIL_FROM },
    'SMTP_URL: must be an address',
  ],
  [
    'a sender of two lines',
    { SMTP_URL, MAIL_FROM: 'a@b.example\nBcc: c@d.example' },
    'MAIL_FROM: must be an address',
  ],
  [
    'a sender with a line in the name',
    { SMTP_URL, MAIL_FROM: 'A\r\nBcc: c <a@b.example>' },
    'MAIL_FROM: must be',
  ],
  ['two senders', { SMTP_URL, MAIL_FROM: 'a@b.example, c@d.example' }, 'MAIL_FROM: must be an address'],
  [
    'a sender that is half bracketed',
    { SMTP_URL, MAIL_FROM: 'Sahay <a@b.example' },
    'MAIL_FROM: must be an address',
  ],
  ['a store without its keys', { S3_BUCKET: 'photos' }, 'S3_ACCESS_KEY_ID: must be set with S3_BUCKET'],
  ['a store without its secret', { ...S3, S3_SECRET_ACCESS_KEY: '' }, 'S3_SECRET_ACCESS_KEY: must be set'],
  ['a store at no address', { ...S3, S3_ENDPOINT: 'ftp://s3.example' }, 'S3_ENDPOINT: must be an address'],
  [
    'a store without its bucket',
    { S3_ENDPOINT: 'https://s3.example' },
    'S3_BUCKET: must be set with S3_ENDPOINT',
  ],
  ['a data folder that is a file', { DATA_DIR: __filename }, 'DATA_DIR: '],
] as const)('refuses %s', ([, env, expected]) => {
  expect(readErrors(env)).toContain(expected);
});
