import { z } from '@hono/zod-openapi';
import {
  endpointsOf,
  fieldErrorsBody,
  idInPath,
  json,
  jsonBody,
  jsonData,
  messageBody,
  nullableText,
  PUBLIC_READ,
  publicRules,
} from '#src/server/endpoint.server.ts';
import { AVAILABILITIES, SKILLS } from '#src/features/volunteer/volunteer.values.ts';

const endpoint = endpointsOf('volunteer');

/** The service applies stricter limits by sender and by mail address. */
const PUBLIC_WRITE = publicRules(600);

/** The service checks the details. The limits only keep texts out that no form sends. */
const formText = z.string().max(4000, 'textLong').optional();

/** The fields of a volunteer's form, without the mail address. */
export const detailsForm = z.object({
  name: formText,
  mobile: formText,
  city: formText,
  skills: z.array(z.enum(SKILLS)).max(SKILLS.length).optional(),
  otherSkills: formText,
  availability: z.array(z.enum(AVAILABILITIES)).max(AVAILABILITIES.length).optional(),
  /** 'adult' or 'minor', who needs a parent's consent. */
  age: formText,
  guardianName: formText,
  guardianMobile: formText,
});

const ngoToJoin = z.object({
  _id: z.string(),
  name: z.string(),
  nameGu: nullableText,
  nameHi: nullableText,
  category: z.string(),
  city: z.string(),
});
export type NgoToJoin = z.infer<typeof ngoToJoin>;

export const getNgoToJoin = endpoint.get('/getNgoToJoin/{id}', {
  summary: 'Get a verified NGO, for the form of its volunteers',
  rules: PUBLIC_READ,
  request: { params: idInPath },
  responses: { 200: jsonData(ngoToJoin, 'The NGO') },
});

export const applyToVolunteer = endpoint.post('/applyToVolunteer/{ngoId}', {
  summary:
    'Apply to volunteer at an NGO. The response does not reveal earlier applications of the mail address.',
  rules: PUBLIC_WRITE,
  request: {
    params: z.object({ ngoId: z.string().max(20) }),
    ...jsonBody(detailsForm.extend({ email: formText })),
  },
  responses: {
    200: json(messageBody, 'A mail with the link to confirm the application is on its way.'),
    422: json(fieldErrorsBody, 'One error message per invalid field'),
  },
});
