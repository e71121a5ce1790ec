import { REGISTRATION_FIELDS } from '#src/features/ngo/fields/ngo-fields.values.ts';
import { z } from '@hono/zod-openapi';
import { ngoNames } from '#src/features/ngo/ngo.contract.ts';
import { otpForm } from '#src/features/account/account.contract.ts';
import {
  endpointsOf,
  failureBody,
  fieldErrorsBody,
  json,
  jsonBody,
  messageBody,
  publicRules,
} from '#src/server/endpoint.server.ts';

const endpoint = endpointsOf('ngo');

/** The service limits the attempts per address more strictly. */
const PUBLIC_WRITE = publicRules(120);

// The service validates the fields, so that it can report all errors at once. These limits reject only what
// no form sends.
const TEXT_MOST = 2000;
const text = z.string().max(TEXT_MOST).optional();
const textFields = <Name extends string>(names: readonly Name[]) =>
  z.object(Object.fromEntries(names.map((name) => [name, text])) as Record<Name, typeof text>);

const consentFields = {
  /** The code that `sendOtp` sent to the address of the account. */
  otp: text,
  otpForm,
  /** Consent to the text shown in the form. Without it nothing is saved. */
  consent: z.boolean().optional(),
};

/**
 * An NGO and its first account. Days are YYYY-MM-DD or 31-03-2027; `city` and `category` are keys of the
 * reference lists.
 */
export const registration = textFields(REGISTRATION_FIELDS).extend({
  contactName: text,
  contactEmail: text,
  password: text,
  ...consentFields,
  /** The NGO is none of the similar ones listed in a 409 response. */
  isAnother: z.boolean().optional(),
});
export type Registration = z.infer<typeof registration>;

/** A claim that a listed NGO belongs to the sender. */
export const claim = z.object({
  ngoId: z.string().max(20),
  name: text,
  email: text,
  password: text,
  /** The sender's role in the NGO. */
  note: text,
  ...consentFields,
});
export type Claim = z.infer<typeof claim>;

/** A listed NGO that may be the same. */
export const similarNgo = z.object({
  _id: z.string(),
  ...ngoNames,
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

const received = json(messageBody, 'Received. An email explains the next steps.');
const fieldErrors = json(
  fieldErrorsBody,
  'An error message for each invalid field. The code is checked only if all fields are valid.',
);

export const addNewNgo = endpoint.post('/addNewNgo', {
  summary: 'Register an NGO. It is pending and unlisted until staff verify it.',
  rules: PUBLIC_WRITE,
  request: jsonBody(registration),
  responses: {
    201: received,
    409: json(failureBody.extend({ data: duplicates }), 'The NGO may already exist'),
    422: fieldErrors,
  },
});

export const claimNgo = endpoint.post('/claimNgo', {
  summary: 'Claim a listed NGO. Staff decide about the claim.',
  rules: PUBLIC_WRITE,
  request: jsonBody(claim),
  responses: {
    201: received,
    409: json(failureBody, 'The address already has an undecided claim to the NGO'),
    422: fieldErrors,
  },
});
