import { resolve } from 'node:path';
import { z } from 'zod';
import { BRAND } from '#src/brand.ts';
import { pluralIn } from '#src/messages/plural.ts';
import { rupees, type Paise } from '#src/shared/money.ts';
import { createSecretFile } from '#src/server/security/secret-file.server.ts';

const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;
const LOOPBACK = ['127.0.0.1', '::1', 'localhost'];
const plural = pluralIn('en');

/**
 * The configuration from environment variables, read once at startup. `docs/operations.md` explains each
 * variable to operators.
 */
export type Config = {
  /** 0 lets the system choose a free port (for tests). */
  port: number;
  host: string;
  /**
   * The scheme, host and port that visitors enter, without a trailing slash. Undefined if PUBLIC_ORIGIN is
   * not set.
   */
  publicOrigin: string | undefined;
  /** Absolute path. */
  dataDir: string;
  /** Undefined if the app runs its own PostgreSQL in `dataDir`. */
  databaseUrl: string | undefined;
  /**
   * Connects as the owner of the tables of `databaseUrl`, who runs the migrations. Undefined if the user of
   * `databaseUrl` owns them, which is allowed outside production only.
   */
  databaseOwnerUrl: string | undefined;
  secretKey: string;
  /** The earlier value of `secretKey` while it is being replaced. It only opens what was encrypted with it. */
  previousSecretKey: string | undefined;
  /** Undefined if each mail is written to a file in `dataDir` instead. */
  smtpUrl: string | undefined;
  /** The sender of mails. */
  mailFrom: string;
  /** The person who receives complaints about personal data. Undefined if nobody is named. */
  grievance: GrievanceOfficer | undefined;
  /** Where to report a vulnerability, as a URL. Undefined if there is no security.txt. */
  securityContact: string | undefined;
  /** The address of the API of the payment gateway. */
  gatewayUrl: string;
  /** Undefined if files are stored in `dataDir`. */
  s3: S3Config | undefined;
  /**
   * Whether to load fake NGOs and accounts with public passwords. The server then listens on loopback only.
   */
  demo: boolean;
  production: boolean;
  logLevel: (typeof LOG_LEVELS)[number];
  /** The number of our own proxies, counted from the right of X-Forwarded-For. */
  trustedProxies: number;
  rateLimits: boolean;
  /** The most that one UPI payment to an NGO may be. */
  upiLimit: Paise;
};

/** The person named on the website policy page, and the address that receives complaints. */
export type GrievanceOfficer = { name: string; email: string };

/** An S3-compatible store. `endpoint` is undefined for Amazon S3. */
export type S3Config = {
  bucket: string;
  region: string;
  endpoint: string | undefined;
  accessKeyId: string;
  secretAccessKey: string;
};

/** The configuration is invalid. The message lists every error and is complete for the operator. */
export class ConfigError extends Error {
  override name = 'ConfigError';
  readonly errors: readonly string[];

  constructor(errors: readonly string[]) {
    const howMany = plural(errors.length, { one: 'an error', other: `${errors.length} errors` });
    super(`The configuration has ${howMany}:\n  ${errors.join('\n  ')}`);
    this.errors = errors;
  }
}

const onOff = z.enum(['on', 'off'], { error: 'must be on or off' });

const wholeNumber = (min: number, max: number) => {
  const error = `must be a whole number from ${min} to ${max}`;
  return z
    .string()
    .regex(/^\d+$/, { error, abort: true })
    .transform(Number)
    .refine((n) => n >= min && n <= max, { error });
};

const postgresUrl = z
  .string()
  .refine(isPostgresUrl, { error: 'must be an address like postgres://user:password@host:5432/database' })
  .optional();

const variables = z.object({
  PORT: wholeNumber(0, 65535).default(3000),
  HOST: z.string().optional(),
  PUBLIC_ORIGIN: z
    .string()
    .refine(isOrigin, { error: 'must be an address like https://sahay.example, without a path' })
    .transform((text) => new URL(text).origin)
    .optional(),
  DATA_DIR: z.string().default('.data'),
  DATABASE_URL: postgresUrl,
  DATABASE_OWNER_URL: postgresUrl,
  SECRET_KEY: z.string().min(32, { error: 'must have at least 32 characters' }).optional(),
  PREVIOUS_SECRET_KEY: z.string().min(32, { error: 'must be the earlier value of SECRET_KEY' }).optional(),
  DEMO: onOff.optional(),
  NODE_ENV: z.string().optional(),
  LOG_LEVEL: z.enum(LOG_LEVELS, { error: `must be one of ${LOG_LEVELS.join(', ')}` }).default('info'),
  TRUSTED_PROXIES: wholeNumber(0, 10).default(0),
  RATE_LIMITS: onOff.default('on'),
  UPI_LIMIT: wholeNumber(1, 1_00_00_000).default(1_00_000),
  SMTP_URL: z
    .string()
    .refine(isSmtpUrl, { error: 'must be an address like smtps://user:password@mail.example:465' })
    .optional(),
  MAIL_FROM: z
    .string()
    .refine(isSender, { error: 'must be an address like Name <name@mail.example>' })
    .optional(),
  GRIEVANCE_OFFICER: z
    .string()
    .trim()
    .min(1)
    .max(100, { error: 'must have at most 100 characters' })
    .optional(),
  GRIEVANCE_EMAIL: z.email({ error: 'must be an address like name@mail.example' }).optional(),
  SECURITY_CONTACT: z
    .string()
    .refine(isContact, {
      error: 'must be an address like mailto:name@mail.example, https://sahay.example/report or tel:+91-...',
    })
    .optional(),
  RAZORPAY_URL: z
    .string()
    .refine(isOrigin, { error: 'must be an address like https://api.razorpay.com, without a path' })
    .default('https://api.razorpay.com'),
  S3_BUCKET: z.string().optional(),
  S3_REGION: z.string().default('auto'),
  S3_ENDPOINT: z
    .string()
    .refine((text) => /^https?:/.test(text) && URL.canParse(text), {
      error: 'must be an address like https://s3.example',
    })
    .optional(),
  S3_ACCESS_KEY_ID: z.string().optional(),
  S3_SECRET_ACCESS_KEY: z.string().optional(),
});

/**
 * Reads the configuration from `env`. An empty variable counts as not set. Outside production, a missing
 * SECRET_KEY is generated and stored in DATA_DIR, readable by its owner only.
 * @throws {ConfigError} listing all errors at once.
 */
export function readConfig(env: NodeJS.ProcessEnv): Config {
  const set = Object.fromEntries(
    Object.entries(env).filter(([, value]) => value !== undefined && value !== ''),
  );
  const parsed = variables.safeParse(set);
  const errors = parsed.success
    ? []
    : parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`);

  const production = set['NODE_ENV'] === 'production';
  const demoPossible = !production && set['DATABASE_URL'] === undefined;
  const demo = demoPossible && set['DEMO'] !== 'off';
  if (set['DEMO'] === 'on' && !demoPossible)
    errors.push(
      'DEMO: must not be on with DATABASE_URL or NODE_ENV=production, as the passwords of the demo are public',
    );
  if (production && set['SECRET_KEY'] === undefined)
    errors.push('SECRET_KEY: must be set in production, to at least 32 random characters that stay the same');
  errors.push(...findOwnerErrors({ production, url: set['DATABASE_URL'], owner: set['DATABASE_OWNER_URL'] }));
  if (demo && set['HOST'] !== undefined && !LOOPBACK.includes(set['HOST']))
    errors.push(
      `HOST: must be ${LOOPBACK.join(' or ')} in the demo, whose passwords are public; DEMO=off turns the demo off`,
    );
  if (set['SMTP_URL'] !== undefined && set['MAIL_FROM'] === undefined)
    errors.push('MAIL_FROM: must be set with SMTP_URL, to the address that mails come from');
  if ((set['GRIEVANCE_OFFICER'] === undefined) !== (set['GRIEVANCE_EMAIL'] === undefined))
    errors.push(
      'GRIEVANCE_OFFICER, GRIEVANCE_EMAIL: must be set together, a name and where a complaint reaches it',
    );
  if (set['S3_BUCKET'] !== undefined)
    for (const name of ['S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'])
      if (set[name] === undefined) errors.push(`${name}: must be set with S3_BUCKET`);
  const ofStore = ['S3_ENDPOINT', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'].find((name) => set[name]);
  if (ofStore !== undefined && set['S3_BUCKET'] === undefined)
    errors.push(`S3_BUCKET: must be set with ${ofStore}, or files would stay on this machine`);
  if (!parsed.success || errors.length > 0) throw new ConfigError(errors);

  const config = parsed.data;
  const dataDir = resolve(config.DATA_DIR);
  return {
    port: config.PORT,
    host: config.HOST ?? (demo ? '127.0.0.1' : '0.0.0.0'),
    publicOrigin: config.PUBLIC_ORIGIN,
    dataDir,
    databaseUrl: config.DATABASE_URL,
    databaseOwnerUrl: config.DATABASE_OWNER_URL,
    secretKey: config.SECRET_KEY ?? keepSecretKey(dataDir),
    previousSecretKey: config.PREVIOUS_SECRET_KEY,
    smtpUrl: config.SMTP_URL,
    mailFrom: config.MAIL_FROM ?? `${BRAND.name.en} <post@example.org>`,
    grievance: readGrievance({ name: config.GRIEVANCE_OFFICER, email: config.GRIEVANCE_EMAIL, demo }),
    securityContact: config.SECURITY_CONTACT,
    gatewayUrl: new URL(config.RAZORPAY_URL).origin,
    s3: config.S3_BUCKET
      ? {
          bucket: config.S3_BUCKET,
          region: config.S3_REGION,
          endpoint: config.S3_ENDPOINT,
          accessKeyId: config.S3_ACCESS_KEY_ID!,
          secretAccessKey: config.S3_SECRET_ACCESS_KEY!,
        }
      : undefined,
    demo,
    production,
    logLevel: config.LOG_LEVEL,
    trustedProxies: config.TRUSTED_PROXIES,
    rateLimits: config.RATE_LIMITS === 'on',
    upiLimit: rupees(config.UPI_LIMIT),
  };
}

/** The app must not work as the owner of its tables: both users must be set, and must differ. */
function findOwnerErrors(input: {
  production: boolean;
  url: string | undefined;
  owner: string | undefined;
}): string[] {
  const { production, url, owner } = input;
  if (owner === undefined)
    return production && url !== undefined
      ? [
          'DATABASE_OWNER_URL: must be set with DATABASE_URL in production: the owner migrates, and the user of DATABASE_URL, as which the app works, owns nothing',
        ]
      : [];
  if (url === undefined) return ['DATABASE_URL: must be set with DATABASE_OWNER_URL, to who owns nothing'];
  return url === owner ? ['DATABASE_OWNER_URL: must name another user than DATABASE_URL'] : [];
}

/** In the demo, the grievance officer is fake, like everybody else. */
function readGrievance(options: {
  name: string | undefined;
  email: string | undefined;
  demo: boolean;
}): GrievanceOfficer | undefined {
  const { name, email, demo } = options;
  if (name !== undefined && email !== undefined) return { name, email };
  return demo ? { name: 'Demo Officer', email: 'grievance@example.org' } : undefined;
}

function keepSecretKey(dataDir: string): string {
  try {
    return createSecretFile({ folder: dataDir, name: 'secret-key' });
  } catch (error) {
    throw new ConfigError([`DATA_DIR: ${dataDir} cannot be used (${(error as Error).message})`]);
  }
}

function isOrigin(text: string): boolean {
  const url = URL.parse(text);
  return url !== null && /^https?:$/.test(url.protocol) && url.href === `${url.origin}/`;
}

/** Accepts one address, either bare or in angle brackets after a name. */
function isSender(text: string): boolean {
  const address = '[^\\s<>@,;]+@[^\\s<>@,;]+';
  return new RegExp(`^(${address}|[^<>\r\n]{0,100}<${address}>)$`).test(text);
}

/** Accepts a contact as RFC 9116 defines it: a mailto:, tel: or https:// URL without spaces. */
function isContact(text: string): boolean {
  if (text.length > 300 || /\s/.test(text)) return false;
  return (
    /^mailto:[^@]+@[^@]+\.[^@]+$/.test(text) ||
    /^tel:\+[\d-]+$/.test(text) ||
    (text.startsWith('https://') && URL.canParse(text))
  );
}

function isSmtpUrl(text: string): boolean {
  return /^smtps?:\/\/[^/]/.test(text) && URL.canParse(text);
}

function isPostgresUrl(text: string): boolean {
  // The address of a socket has no host (postgres://user@/database?host=/run/postgresql). URL does not accept
  // it.
  return (
    /^postgres(ql)?:\/\//.test(text) &&
    URL.canParse(text.replace('@/', '@localhost/').replace(':///', '://localhost/'))
  );
}
