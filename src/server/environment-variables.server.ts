import { z } from 'zod';

export const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;

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
  .refine((text) => !namesSeveralHosts(text), {
    error:
      'must name one host; for several servers, name a balancer such as HAProxy, or an address that moves to the primary',
    abort: true,
  })
  .refine(isPostgresUrl, { error: 'must be an address like postgres://user:password@host:5432/database' })
  .optional();

/** The environment variables that the app reads, each with its form and its default. */
export const environmentVariables = z.object({
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
  LOST_SECRET_KEYS: z
    .string()
    .regex(/^[\w-]{8}(,[\w-]{8})*$/, { error: 'must be ids of keys, separated by commas' })
    .transform((text) => text.split(','))
    .default([]),
  DEMO: onOff.optional(),
  NODE_ENV: z.string().optional(),
  LOG_LEVEL: z.enum(LOG_LEVELS, { error: `must be one of ${LOG_LEVELS.join(', ')}` }).default('info'),
  TRUSTED_PROXIES: wholeNumber(0, 10).default(0),
  RATE_LIMITS: onOff.default('on'),
  UPI_LIMIT: wholeNumber(1, 1_00_00_000).default(1_00_000),
  UPI_UNDERSCORE: onOff.default('off'),
  SMTP_URL: z
    .string()
    .refine(isSmtpUrl, { error: 'must be an address like smtps://user:password@mail.example:465' })
    .optional(),
  MAIL_FROM: z
    .string()
    .refine(isSender, { error: 'must be an address like Name <name@mail.example>' })
    .optional(),
  MAIL_TO_FILES: onOff.default('off'),
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

/** Other clients accept `a,b` as the host. The driver would look for a host with that name. */
function namesSeveralHosts(text: string): boolean {
  const [, hosts = ''] = /^postgres(?:ql)?:\/\/(?:[^/?]*@)?([^/?]*)/.exec(text) ?? [];
  return hosts.includes(',') || /[?&]host=[^&]*(,|%2c)/i.test(text);
}

function isPostgresUrl(text: string): boolean {
  // The address of a socket has no host (postgres://user@/database?host=/run/postgresql). URL does not accept
  // it.
  return (
    /^postgres(ql)?:\/\//.test(text) &&
    URL.canParse(text.replace('@/', '@localhost/').replace(':///', '://localhost/'))
  );
}
