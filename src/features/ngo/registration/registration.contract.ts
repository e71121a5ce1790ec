import { JOINING_FIELDS } from '#src/features/ngo/fields/ngo-fields.values.ts';
import { z } from '@hono/zod-openapi';
import { otpForm } from '#src/features/account/account.contract.ts';
import {
  endpointsOf,
  failureBody,
  fieldErrorsBody,
  json,
  jsonBody,
  messageBody,
  nullableText,
  publicRules,
} from '#src/server/endpoint.server.ts';

const endpoint = endpointsOf('ngo');

/** The service limits the attempts per address more strictly. */
const PUBLIC_WRITE = publicRules(120);

// The service validates the fields, so that it can report all errors at once. These limits reject only what
// no form sends.
const TEXT_MOST = 2000;
const typed = z.string().max(TEXT_MOST).optional();
const textFields = <Name extends string>(names: readonly Name[]) =>
  z.object(Object.fromEntries(names.map((name) => [name, typed])) as Record<Name, typeof typed>);

const agreed = {
  /** The code that `sendOtp` sent to the address of the account. */
  otp: typed,
  otpForm,
  /** Consent to the text shown in the form. Without it nothing is saved. */
  consent: z.boolean().optional(),
};

/**
 * An NGO and its first account. Days are YYYY-MM-DD or 31-03-2027; `city` and `category` are keys of the
 * reference lists.
 */
export const registration = textFields(JOINING_FIELDS).extend({
  contactName: typed,
  contactEmail: typed,
  password: typed,
  ...agreed,
  /** The NGO is none of the similar ones listed in a 409 response. */
  isAnother: z.boolean().optional(),
});
export type Registration = z.infer<typeof registration>;

/** A claim that a listed NGO belongs to the sender. */
export const claim = z.object({
  ngoId: z.string().max(20),
  name: typed,
  email: typed,
  password: typed,
  /** The sender's role in the NGO. */
  note: typed,
  ...agreed,
});
export type Claim = z.infer<typeof claim>;

/** A listed NGO that may be the same. */
export const similarNgo = z.object({
  _id: z.string(),
  name: z.string(),
  nameGu: nullableText,
  nameHi: nullableText,
  category: z.string(),
  city: z.string(),
  hasAccount: z.boolean(),
});
export type SimilarNgo = z.infer<typeof similarNgo>;

const duplicates = z.object({
  similar: z.array(similarNgo),
  /** Whether an unlisted NGO may be the same. */
  waits: z.boolean(),
  /** Whether `isAnother` overrides the conflict. It does not if a number is the same. */
  mayBeAnother: z.boolean(),
});
export type Duplicates = z.infer<typeof duplicates>;

const accepted = json(messageBody, 'Received; a mail says how it goes on');
const fieldErrors = json(
  fieldErrorsBody,
  'A sentence for each field that is not right; the code is wrong only when nothing else is',
);

export const addNewNgo = endpoint.post('/addNewNgo', {
  summary: 'An NGO registers: it is pending, and not listed, until its documents are checked',
  rules: PUBLIC_WRITE,
  request: jsonBody(registration),
  responses: {
    201: accepted,
    409: json(failureBody.extend({ data: duplicates }), 'It could be one that is there already'),
    422: fieldErrors,
  },
});

export const claimNgo = endpoint.post('/claimNgo', {
  summary: 'Someone says that a listed NGO is theirs; staff decide',
  rules: PUBLIC_WRITE,
  request: jsonBody(claim),
  responses: {
    201: accepted,
    409: json(failureBody, 'The same address has claimed it already, and is waiting'),
    422: fieldErrors,
  },
});
