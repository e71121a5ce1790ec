import { z } from '@hono/zod-openapi';
import { nameWarnings } from '#src/features/ngo/name-checks/name-checks.contract.ts';
import { ngoNames } from '#src/features/ngo/ngo.contract.ts';
import {
  dateTime,
  endpointsOf,
  failureBody,
  freeText,
  integer,
  json,
  jsonBody,
  messageBody,
  nullableText,
  paiseAmount,
  pageOf,
  paging,
  signedInRules,
} from '#src/server/endpoint.server.ts';
import { CHANGE_KINDS, STOP_REASON_MOST } from '#src/features/ngo/guarded-changes/change.values.ts';
import { destination } from '#src/features/donation/bank-changes/destination.contract.ts';

const endpoint = endpointsOf('donation');
const READ = signedInRules('staff');
/** A stolen session of our team alone must not make an account public. */
const CONFIRM = signedInRules('staff', { audit: true, confirm: true });

const kind = z.enum(CHANGE_KINDS);
const ngo = z.object({ _id: z.string(), ...ngoNames });

const waitingChange = z.object({
  _id: z.string(),
  kind,
  ngo,
  destination,
  /** What is public now, if anything. */
  before: destination.nullable(),
  /** Whether donors are to see it in place of other bank details. */
  makesPrimary: z.boolean(),
  /** Whether the holder's name shares a word with the names of the NGO. Null for what is no bank account. */
  sharesName: z.boolean().nullable(),
  /** What is odd about new names. Empty for everything else. */
  nameWarnings,
  requestedBy: nullableText,
  requestedAt: dateTime,
  /** Null if it waits for our team: the name of an NGO. */
  takesEffectAt: dateTime.nullable(),
  /** Whether that time is over, so that it becomes active within minutes. */
  isDue: z.boolean(),
});
export type WaitingChange = z.infer<typeof waitingChange>;

const frozenNgo = z.object({
  ngo,
  frozenAt: dateTime,
  /** What is public now: accounts, and the names and contact details of the last days. */
  active: z.array(
    z.object({
      _id: z.string(),
      kind,
      destination,
      /** What the page says again if our team stops it. Null for accounts: gifts then go nowhere. */
      before: destination.nullable(),
      decidedAt: dateTime.nullable(),
    }),
  ),
  /** Card keys of before, to which payments that donors have begun can still go. Our team can stop them too. */
  former: z.array(z.object({ _id: z.string(), kind, destination })),
  /** What was stopped, and who asked for it. */
  stopped: z.array(
    z.object({ _id: z.string(), kind, destination, requestedBy: nullableText, requestedAt: dateTime }),
  ),
});
export type FrozenNgo = z.infer<typeof frozenNgo>;

const heldPayment = z.object({
  _id: z.string(),
  ngo,
  reference: z.string(),
  amount: paiseAmount,
  createdAt: dateTime,
  /** Whether it went to keys that our team had stopped. Otherwise the NGO is not verified. */
  isStopped: z.boolean(),
});
export type HeldPayment = z.infer<typeof heldPayment>;

export const getAllBankChange = endpoint.get('/getAllBankChange', {
  summary:
    'List the changes of where gifts go that wait, oldest first, the NGOs that cannot change anything, and payments by card that need a look',
  rules: READ,
  request: { query: z.object(paging) },
  responses: {
    200: json(
      pageOf(waitingChange).extend({
        frozen: z.array(frozenNgo),
        frozenTotal: integer,
        held: z.array(heldPayment),
        heldTotal: integer,
      }),
      'A page of changes, the NGOs that were frozen first, and the latest payments of 90 days that have no receipt yet because they went to keys that our team had stopped or the NGO is not verified; at most 100 of each',
    ),
  },
});

const change = z.object({ kind, id: z.string().max(20) });

export const confirmBankChange = endpoint.post('/confirmBankChange/{kind}/{id}', {
  summary: 'Confirm a change that waits: donors see it at once',
  rules: CONFIRM,
  request: { params: change },
  responses: {
    200: json(messageBody, 'Confirmed'),
    409: json(failureBody, 'It does not wait any more, or the NGO is frozen'),
  },
});

export const stopBankChange = endpoint.post('/stopBankChange/{kind}/{id}', {
  summary:
    'Stop a change that waits or that donors see, or card keys of before. The NGO gets the reason by email.',
  // The NGO alone reads what was wrong.
  rules: { ...CONFIRM, paymentDetailsIn: ['reason'] },
  request: {
    params: change,
    ...jsonBody(z.object({ reason: freeText({ most: STOP_REASON_MOST, empty: 'bankStopReasonRequired' }) })),
  },
  responses: {
    200: json(messageBody, 'Stopped'),
    409: json(failureBody, 'It neither waits nor is active, and is no key of before'),
  },
});

export const releaseBankDetails = endpoint.post('/releaseBankDetails/{id}', {
  summary: 'Let an NGO change where its gifts go again',
  rules: CONFIRM,
  request: { params: z.object({ id: z.string().max(20) }) },
  responses: { 200: json(messageBody, 'Released'), 409: json(failureBody, 'The NGO is not frozen') },
});
