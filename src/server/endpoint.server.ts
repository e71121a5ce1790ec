import { createRoute, z, type RouteConfig } from '@hono/zod-openapi';
import type { MessageKey } from '#src/messages/api-messages.ts';
import { cleanLines } from '#src/shared/clean-text.ts';
import { holdsAadhaar } from '#src/shared/india/aadhaar.ts';
import { LANGUAGES } from '#src/shared/languages.ts';
import type { Paise } from '#src/shared/money.ts';
import { PAGE_SIZE, PAGE_SIZE_MOST } from '#src/shared/paging.ts';
import type { NgoStanding } from './api-env.server.ts';

/**
 * Who may call an endpoint: everybody, all signed-in accounts, NGO users, staff and admins, or only admins.
 */
export type Access = 'public' | 'signedIn' | 'ngo' | 'staff' | 'admin';

/** How many requests a caller may make to an endpoint within `seconds`. */
export type Limit = { requests: number; seconds: number };

export type EndpointRules = {
  access: Access;
  limit: Limit;
  audit: boolean;
  /** The largest body in bytes. Defaults to `TEXT_BODY_BYTES`; endpoints that take files need more. */
  bodyBytes?: number;
  /** Whether people in need call it. Callers who must wait are then told whom to call meanwhile. */
  isUrgent?: boolean;
  /**
   * Whether pages of other sites may send it, such as those of a payment gateway. It trusts only what is signed in its
   * body, and no cookie.
   */
  acceptsOtherSites?: boolean;
  /**
   * The page for people who open its address in a browser, with the same query: mails name it for the button of mail
   * programs (RFC 8058), which post to it.
   */
  page?: string;
  /**
   * Requires a confirmation by password (auth/confirmPassword) within the last half hour, so that a stolen
   * token alone is not enough. With `ifNeeded`, the service decides: it asks before new contact details, new
   * records or copies become public, before what is public leads people elsewhere or a note about a
   * person is replaced, and before people are mailed.
   */
  confirm?: boolean | 'ifNeeded';
  /** The standings of an NGO with which its users may call this. If undefined, no NGO user may. */
  standings?: readonly NgoStanding[];
  /**
   * The fields in which payment details may stand: a form for them, or a text that neither the public nor a donor sees or
   * is mailed. The contract says why. Everywhere else they are refused. Contact details may stand there too.
   */
  paymentDetailsIn?: readonly string[];
  /**
   * Further fields in which an NGO may write contact details that are not on its page, without the password and while its
   * changes are frozen: only the NGO reads them, they are the words of somebody else, or they hold numbers of other kinds.
   */
  contactsIn?: readonly string[];
  /** Whether the service guards new contact details: it knows what stood in the text before, and mails what is public. */
  guardsContacts?: boolean;
  /** Whether a program sends it with a signature. Nothing of its body is shown, and it names payments as it has to. */
  isSigned?: boolean;
  /** Whether only managers of an NGO may call it, not its other members. */
  managersOnly?: boolean;
};

/** The limit for text bodies, in bytes: more text than any form has. */
export const TEXT_BODY_BYTES = 64 * 1024;

/** Returns the limit in bytes for a body with one file of at most `fileBytes`, and the form around it. */
export const bodyBytesWithFile = (fileBytes: number) => fileBytes + TEXT_BODY_BYTES;

/** The request header that carries a confirmation. */
export const CONFIRMATION_HEADER = 'x-confirmation';
/** Characters of a confirmation at most. Longer texts are refused before they are hashed. */
export const CONFIRMATION_MOST = 100;

const confirmationParameter = {
  in: 'header',
  name: CONFIRMATION_HEADER,
  description:
    'The confirmation that auth/confirmPassword returned. Valid for half an hour in the session. Browsers send it as a cookie.',
  schema: { type: 'string', maxLength: CONFIRMATION_MOST },
};

/** For an NGO's own account and page. A suspended NGO keeps these, without personal data of anybody else. */
export const EVERY_STANDING = ['pending', 'verified', 'suspended'] as const;
/** For what an NGO prepares before it is verified. */
export const UNLESS_SUSPENDED = ['pending', 'verified'] as const;
/** For everything that contains data about other people. */
export const VERIFIED_ONLY = ['verified'] as const;

/** Returns the rules of an endpoint for everybody. The limit is per address. */
export function publicRules(requestsPerMinute: number): EndpointRules {
  return { access: 'public', limit: { requests: requestsPerMinute, seconds: 60 }, audit: false };
}

/**
 * Rules for reading a public page or list. The limit is generous, because thousands of phones share one
 * address of a mobile network.
 */
export const PUBLIC_READ = publicRules(3000);

/** The language of the mail that names an address, in its query: that of the `page` of an endpoint. */
export const languageOfMail = z.enum(LANGUAGES).optional();

/** A status with which a service refuses a call, if neither the rules nor the input of the endpoint suggest it. */
export type Refusal = 401 | 404 | 409;

type EndpointConfig = Omit<RouteConfig, 'method' | 'path' | 'tags'> & {
  rules: EndpointRules;
  /**
   * Statuses with a body of `error-responses.server.ts` that the document would not list otherwise. Errors with other
   * bodies are in `responses`.
   */
  refuses?: readonly Refusal[];
};

/**
 * Returns functions that define endpoints by method, grouped in the OpenAPI document under `tag`. A definition
 * is the contract of an endpoint: its route, who may call it, its limit, and whether it writes to the audit
 * log. The OpenAPI document contains the rules as `x-rules`. tests/support/authorization.txt says independently who
 * may call what, and src/api-access.test.ts compares.
 */
export function endpointsOf(tag: string) {
  const define =
    <M extends 'get' | 'post' | 'delete'>(method: M) =>
    <P extends string, R extends EndpointConfig>(path: P, config: R) => {
      const { rules, refuses, ...route } = config;
      const parameters = rules.confirm && { parameters: [confirmationParameter] };
      const definition = {
        method,
        path,
        tags: [tag],
        ...route,
        ...parameters,
        'x-rules': rules,
        'x-refuses': refuses,
      };
      return createRoute(definition as unknown as Omit<R, 'rules' | 'refuses'> & { method: M; path: P });
    };
  return { get: define('get'), post: define('post'), delete: define('delete') };
}

/**
 * Returns the rules of an endpoint for signed-in accounts. The limit is more than a person needs and less
 * than a program would use. Unless `standings` is given, NGO users need a verified NGO for access `ngo`, and
 * an NGO of any standing for access `signedIn`.
 */
export function signedInRules(
  access: Exclude<Access, 'public'>,
  {
    audit = false,
    confirm = false,
    managersOnly = false,
    standings = DEFAULT_STANDINGS[access],
  }: Partial<EndpointRules> = {},
): EndpointRules {
  const limit = { requests: 600, seconds: 60 };
  return {
    access,
    limit,
    audit,
    standings,
    ...(confirm && { confirm }),
    ...(managersOnly && { managersOnly }),
  };
}

const DEFAULT_STANDINGS: Record<Exclude<Access, 'public'>, readonly NgoStanding[]> = {
  signedIn: EVERY_STANDING,
  ngo: VERIFIED_ONLY,
  staff: [],
  admin: [],
};

/** Describes a JSON body in the `request` of an endpoint. */
export function jsonBody<T>(schema: T) {
  return { body: { content: { 'application/json': { schema } }, required: true } } as const;
}

/** Describes a JSON response in the `responses` of an endpoint. */
export function json<T>(schema: T, description: string) {
  return { content: { 'application/json': { schema } }, description } as const;
}

/** A point in time as ISO 8601 text, in UTC. */
export const dateTime = z.iso.datetime();
/** A whole number. */
export const integer = z.number().int();
/** An amount of money in responses: a whole number of paise. */
export const paiseAmount = integer
  .min(0)
  .openapi({ description: 'Whole paise' }) as unknown as z.ZodType<Paise>;
export const nullableText = z.string().nullable();

/**
 * Returns the schema of a text of several lines: cleaned, without an Aadhaar number. `empty` is the message if it is
 * missing; without it, the text may be empty.
 */
export function freeText({ most, empty }: { most: number; empty?: MessageKey }) {
  const text = z
    .string(empty && { error: empty })
    .overwrite(cleanLines)
    .max(most, 'textLong')
    .refine((value) => !holdsAadhaar(value), { error: 'aadhaar' });
  return empty ? text.min(1, empty) : text;
}

const success = z.literal(true);

/** The body of a success response that contains nothing else. */
export const successBody = z.object({ success });

/** The body of a success response that contains only a message for the person. */
export const messageBody = z.object({ success, msg: z.string() });

/** The body of a response that refuses a request, with a message for the person. */
export const failureBody = z.object({ success: z.literal(false), msg: z.string() }).openapi('Refused');

/** The body of a response that refuses a form, with a sentence for each invalid field. */
export const fieldErrorsBody = failureBody
  .extend({ errors: z.record(z.string(), z.string()) })
  .openapi('FieldErrors');

/** Describes the response of an edit conflict: somebody saved meanwhile. It contains the current `record`. */
export function jsonConflict<T extends z.ZodType>(record: T) {
  const description = 'Someone else saved in the meantime. `now` is the current record.';
  return json(failureBody.extend({ data: z.object({ now: record }) }), description);
}

/** Describes a success response with `data` in the `responses` of an endpoint. */
export function jsonData<T extends z.ZodType>(data: T, description: string) {
  return json(z.object({ success, data }), description);
}

/** Describes a success response with `data` and a message for the person. */
export function jsonDataWithMessage<T extends z.ZodType>(data: T, description: string) {
  return json(messageBody.extend({ data }), description);
}

/** An id in a path. The query finds out whether it exists. */
export const idInPath = z.object({ id: z.string().max(20) });

/** Query parameters of a list: the page, counted from 1, and the number of rows on it. */
export const paging = {
  page: z.coerce
    .number({ error: 'unknownPage' })
    .int('unknownPage')
    .min(1, 'unknownPage')
    .max(100_000, 'unknownPage')
    .default(1),
  pageSize: z.coerce.number().int().min(1).max(PAGE_SIZE_MOST).default(PAGE_SIZE),
};

/**
 * Returns the schema of a page of a list. `total` counts all matching rows. `notice` tells the person why contact details
 * are masked and what to do.
 */
export function pageOf<T extends z.ZodType>(row: T) {
  const page = { total: integer, page: integer, pageSize: integer, notice: z.string().optional() };
  return z.object({ success, data: z.array(row), ...page });
}

/** Makes a filter of a list optional. Forms send an unused filter as an empty text. */
export function noneOr<T extends z.ZodType>(schema: T) {
  return schema.or(z.literal('')).optional();
}

/** Describes a CSV file in the `responses` of an endpoint. */
export function csvFile(description: string) {
  return { content: { 'text/csv': { schema: z.string() } }, description } as const;
}
