import { z } from '@hono/zod-openapi';
import { ngoId, ngoNames } from '#src/features/ngo/ngo.contract.ts';
import {
  endpointsOf,
  failureBody,
  fieldErrorsBody,
  integer,
  json,
  jsonBody,
  jsonData,
  nullableText,
  paiseAmount,
  PUBLIC_READ,
  publicRules,
} from '#src/server/endpoint.server.ts';
import { FOREIGN_WAYS } from './giving.values.ts';

const endpoint = endpointsOf('donation');
/** The service applies a stricter limit by sender. */
const PUBLIC_WRITE = publicRules(600);
const date = z.iso.date();
const ngoInPath = z.object({ ngoId: z.string().max(20) });

/** The service checks the details. The limits only keep texts out that no form sends. */
const formText = z.string().max(4000, 'textLong').optional();

const methods = z.object({ upi: z.boolean(), bankTransfer: z.boolean(), gateway: z.boolean() });

const titles = { title: z.string(), titleGu: nullableText, titleHi: nullableText };

const purpose = z.object({
  _id: z.string(),
  ...titles,
  description: nullableText,
  descriptionGu: nullableText,
  descriptionHi: nullableText,
  goal: paiseAmount.nullable(),
  /** The last day on which the NGO collects for it. */
  endsOn: date.nullable(),
});

const fundraiser = purpose.extend({
  /** Whether it can be given to now: it is open, its last day is over, or the NGO has closed it. */
  state: z.enum(['open', 'ended', 'closed']),
  given: paiseAmount,
  /** The number of gifts received for it. */
  donations: integer,
});
export type Fundraiser = z.infer<typeof fundraiser>;

const totals = z.object({
  /** The financial year, by the calendar year in which it begins. */
  year: integer,
  given: paiseAmount,
  donors: integer,
  /** The largest first. Null is what was given for all work. */
  purposes: z.array(z.object({ given: paiseAmount, purpose: z.object(titles).nullable() })),
  /** The newest names of donors who do not hide theirs. */
  names: z.array(z.string()),
});
export type GivingTotals = z.infer<typeof totals>;

const givingPage = z.object({
  ngo: z.object({
    _id: ngoId,
    ...ngoNames,
    category: z.string(),
    city: z.string(),
    phone: nullableText,
    verifiedAt: date.nullable(),
  }),
  methods,
  foreign: z.enum(FOREIGN_WAYS),
  /** The most that can be given by UPI at once. */
  upiLimit: paiseAmount,
  tax: z.object({
    /** Whether receipts of today say that donors can deduct the gift. */
    isDeductible: z.boolean(),
    act: z.string(),
    actGu: z.string(),
    actHi: z.string(),
    deductionSection: z.string(),
  }),
  /** What the NGO collects for now. */
  purposes: z.array(purpose),
  /** The purpose given as `for`. */
  fundraiser: fundraiser.nullable(),
  /** What was given this year, if the NGO shows it. */
  totals: totals.nullable(),
});
export type GivingPage = z.infer<typeof givingPage>;

export const getGivingPage = endpoint.get('/getGivingPage/{ngoId}', {
  summary: 'Get what donors of a verified NGO need to know: ways, purposes, taxes, and what was given',
  rules: PUBLIC_READ,
  request: {
    params: ngoInPath,
    query: z.object({
      /** The id of a purpose, also one that is over. */
      for: z.string().max(20).optional(),
    }),
  },
  responses: { 200: jsonData(givingPage, 'The NGO and its gifts') },
});

export const addDonation = endpoint.post('/addDonation/{ngoId}', {
  summary: 'Begin a gift to a verified NGO. It counts once the NGO has found the payment.',
  rules: PUBLIC_WRITE,
  request: {
    params: ngoInPath,
    ...jsonBody(
      z.object({
        /** In rupees, as people type it; or 'own', with the amount in `ownAmount`. */
        amount: formText,
        ownAmount: formText,
        /** The id of an open purpose; empty for where it is needed most. */
        purpose: formText,
        name: formText,
        email: formText,
        mobile: formText,
        address: formText,
        pan: formText,
        /** 'india' or 'abroad'. */
        origin: formText,
        /** 'no' shows the name in public; otherwise it is hidden. */
        hidesName: formText,
        /** 'yes' asks for a reminder by mail each month. */
        monthly: formText,
        /** 'yes' */
        consent: formText,
      }),
    ),
  },
  responses: {
    200: jsonData(
      z.object({
        /** The secret that opens the page of the donation, where it is paid. */
        token: z.string(),
      }),
      'The donation has begun',
    ),
    409: json(failureBody, 'The NGO does not take gifts here now'),
    422: json(fieldErrorsBody, 'One error message per invalid field'),
  },
});
