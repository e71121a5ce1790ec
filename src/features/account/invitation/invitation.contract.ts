import { cleanLine } from '#src/shared/clean-text.ts';
import { holdsContactDetails } from '#src/shared/india/hide-contact-details.ts';
import { z } from '@hono/zod-openapi';
import {
  endpointsOf,
  failureBody,
  fieldErrorsBody,
  json,
  jsonBody,
  jsonData,
  nullableText,
  publicRules,
} from '#src/server/endpoint.server.ts';
import { PERSON_NAME_MOST } from '#src/shared/text-limits.ts';
import { password, success } from '#src/features/account/account.contract.ts';
import { NGO_ROLES, ROLES } from '#src/features/account/account.values.ts';

const endpoint = endpointsOf('auth');

/** Opened once by each invited person. */
const RARELY = publicRules(60);

/** The secret part of the mailed link. */
const token = z.string().min(1).max(200);

const nameOr = (error: 'askPersonName' | 'inviteeNameRequired') =>
  z
    .string({ error })
    .overwrite(cleanLine)
    .min(1, error)
    .max(PERSON_NAME_MOST, error)
    // It stands in mails to people who do not know the NGO.
    .refine((name) => !holdsContactDetails(name.slice(0, PERSON_NAME_MOST)), error);

/** The name of a person with an account, as this person writes it. */
export const personName = nameOr('askPersonName');

/** The same, as somebody else writes it in an invitation. */
export const inviteeName = nameOr('inviteeNameRequired');

export const invitation = z.object({
  email: z.string(),
  name: z.string(),
  role: z.enum(ROLES),
  ngoRole: z.enum(NGO_ROLES).nullable(),
  /** The NGO that the person is to work for; null in our own team. */
  ngo: z.object({ name: z.string(), nameGu: nullableText, nameHi: nullableText }).nullable(),
});
export type Invitation = z.infer<typeof invitation>;

export const getInvitation = endpoint.post('/getInvitation', {
  summary: 'Get an invitation with the token of its link',
  rules: RARELY,
  request: jsonBody(z.object({ token })),
  responses: {
    200: jsonData(invitation, 'The invitation'),
    404: json(failureBody, 'The link is unknown, used, withdrawn or too old'),
  },
});

export const acceptInvitation = endpoint.post('/acceptInvitation', {
  summary: 'Open the account that an invitation is for',
  rules: RARELY,
  request: jsonBody(
    z.object({
      token,
      name: personName,
      password,
      /** The agreement to the use of the data of the account. */
      consent: z.literal(true, { error: 'consentRequired' }),
    }),
  ),
  responses: {
    200: json(success, 'The account exists now'),
    404: json(failureBody, 'The link is unknown, used, withdrawn or too old'),
    409: json(failureBody, 'The address has an account by now'),
    422: json(fieldErrorsBody, 'The password is not acceptable'),
  },
});
