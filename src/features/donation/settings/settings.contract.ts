import { z } from '@hono/zod-openapi';
import {
  bodyBytesWithFile,
  endpointsOf,
  failureBody,
  fieldErrorsBody,
  integer,
  json,
  jsonBody,
  jsonConflict,
  jsonData,
  jsonDataWithMessage,
  nullableText,
  signedInRules,
  VERIFIED_ONLY,
} from '#src/server/endpoint.server.ts';
import { SIGNATURE_BYTES_MOST } from './settings.values.ts';

const endpoint = endpointsOf('donation');
const READ = signedInRules('ngo', { standings: VERIFIED_ONLY });
const CHANGE = signedInRules('ngo', { audit: true, standings: VERIFIED_ONLY });

/** What an NGO decided about its donations. */
export const donationSetting = z.object({
  /** Who signs receipts. Without a name, receipts wait. */
  signatoryName: nullableText,
  signatoryDesignation: nullableText,
  /** Whether there is a picture of the signature. */
  hasSignature: z.boolean(),
  /** The day on which the 80G registration number was issued: `2022-04-05`. */
  urnIssuedOn: nullableText,
  /** The 80G registration number, if the NGO has one. */
  urn: nullableText,
  /** Whether everybody sees what was given this year, by how many and for what. */
  showsTotals: z.boolean(),
  thankYou: nullableText,
  thankYouGu: nullableText,
  thankYouHi: nullableText,
  /** Receipts that wait because nobody signs them, up to 1,000. */
  waitingReceipts: integer,
  /** Must be sent back when saving. 0 if nothing is saved yet. */
  revision: integer,
});
export type DonationSetting = z.infer<typeof donationSetting>;

// The service reports the errors of all fields at once. These schemas only reject what no form sends.
const formText = z.string().max(4000, 'textLong').nullish();
const settingInput = z.object({
  signatoryName: formText,
  signatoryDesignation: formText,
  urnIssuedOn: formText,
  showsTotals: z.boolean().default(false),
  thankYou: formText,
  thankYouGu: formText,
  thankYouHi: formText,
  revision: integer.optional(),
});
export type SettingInput = Omit<z.infer<typeof settingInput>, 'revision'>;

export const getDonationSetting = endpoint.get('/getDonationSetting', {
  summary: 'Get who signs the receipts of the NGO, and what else it decided about donations',
  rules: READ,
  responses: { 200: jsonData(donationSetting, 'The settings') },
});

export const saveDonationSetting = endpoint.post('/saveDonationSetting', {
  summary:
    'Save the settings. Clears omitted fields. Once somebody signs, receipts that waited are issued. Without `revision`, overwrites newer changes.',
  rules: { ...CHANGE, confirm: true, guardsContacts: true },
  request: jsonBody(settingInput),
  responses: {
    200: jsonDataWithMessage(donationSetting, 'The saved settings'),
    409: jsonConflict(donationSetting),
    422: json(fieldErrorsBody, 'One error message per invalid field'),
  },
});

const changed = { 200: jsonDataWithMessage(donationSetting, 'The settings') };

export const setSignature = endpoint.post('/setSignature', {
  summary: 'Set the picture of the signature on receipts: PNG or JPEG of up to 2 MiB',
  // Each picture takes some CPU time.
  rules: {
    ...CHANGE,
    confirm: true,
    limit: { requests: 30, seconds: 60 },
    bodyBytes: bodyBytesWithFile(SIGNATURE_BYTES_MOST),
  },
  request: {
    body: {
      content: {
        'multipart/form-data': {
          schema: z.object({
            signature: z
              .custom<File>((value) => value instanceof File, { error: 'signatureNeeded' })
              .openapi({ type: 'string', format: 'binary' }),
          }),
        },
      },
      required: true,
    },
  },
  responses: {
    ...changed,
    413: json(failureBody, 'The picture is too large'),
    422: json(fieldErrorsBody, 'It is not such a picture, or is damaged'),
  },
});

export const removeSignature = endpoint.post('/removeSignature', {
  summary: 'Print later receipts without a picture of the signature. Earlier ones keep theirs.',
  rules: { ...CHANGE, confirm: true },
  responses: changed,
});

export const getSignature = endpoint.get('/getSignature', {
  summary: 'Get the picture of the signature on receipts of the NGO',
  rules: READ,
  refuses: [404],
  responses: { 200: { content: { 'image/png': { schema: z.string() } }, description: 'The picture' } },
});
