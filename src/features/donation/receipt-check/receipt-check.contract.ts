import { z } from '@hono/zod-openapi';
import { ngoNames } from '#src/features/ngo/ngo.contract.ts';
import {
  endpointsOf,
  integer,
  jsonData,
  nullableText,
  paiseAmount,
  publicRules,
} from '#src/server/endpoint.server.ts';
import { REFERENCE_MOST } from '#src/shared/text-limits.ts';

const endpoint = endpointsOf('donation');
const date = z.iso.date();

/** What anyone who holds a receipt may know about it. */
const checkedReceipt = z.object({
  code: z.string(),
  /** The financial year, by the calendar year in which it begins, and the number in it. */
  year: integer,
  number: integer,
  amount: paiseAmount,
  receivedOn: date,
  /** Null once the donor is erased. */
  initials: nullableText,
  /** Whether it says that the donor can deduct the gift. */
  isDeductible: z.boolean(),
  cancelledOn: date.nullable(),
  ngo: z.object({
    _id: z.string(),
    ...ngoNames,
    category: z.string(),
    /** Whether it has a public page. */
    isListed: z.boolean(),
  }),
});
export type CheckedReceipt = z.infer<typeof checkedReceipt>;

export const checkReceipt = endpoint.get('/checkReceipt/{code}', {
  summary: 'Check a receipt by the code on it',
  rules: publicRules(300),
  request: { params: z.object({ code: z.string().max(REFERENCE_MOST) }) },
  responses: { 200: jsonData(checkedReceipt, 'The receipt, valid or cancelled') },
});
