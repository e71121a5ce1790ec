import { resolve } from 'node:path';
import { BRAND } from '#src/brand.ts';
import { pluralIn } from '#src/messages/plural.ts';
import { rupees, type Paise } from '#src/shared/money.ts';
import { environmentVariables, type LOG_LEVELS } from '#src/server/environment-variables.server.ts';
import { createSecretFile } from '#src/server/security/secret-file.server.ts';

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
  /** The ids of keys that nobody has any more. What they sealed cannot be read. */
  lostSecretKeys: readonly string[];
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
  /** Whether UPI ids may contain an underscore. */
  upiUnderscore: boolean;
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

/**
 * Reads the configuration from `env`. An empty variable counts as not set. Outside production, a missing
 * SECRET_KEY is generated and stored in DATA_DIR, readable by its owner only.
 * @throws {ConfigError} listing all errors at once.
 */
export function readConfig(env: NodeJS.ProcessEnv): Config {
  const set = Object.fromEntries(
    Object.entries(env).filter(([, value]) => value !== undefined && value !== ''),
  );
  const parsed = environmentVariables.safeParse(set);
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
  if (production && set['SMTP_URL'] === undefined && set['MAIL_TO_FILES'] !== 'on')
    errors.push(
      'SMTP_URL: must be set in production, or nobody would get a mail; MAIL_TO_FILES=on writes them to DATA_DIR instead',
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
    lostSecretKeys: config.LOST_SECRET_KEYS,
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
    upiUnderscore: config.UPI_UNDERSCORE === 'on',
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
