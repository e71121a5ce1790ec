import { z } from '@hono/zod-openapi';
import { nullableText } from '#src/server/endpoint.server.ts';

/** Where gifts go, masked: bank details, or an account at the gateway. */
export const destination = z.union([
  z.object({
    accountHolder: z.string(),
    accountLast4: z.string(),
    ifsc: z.string(),
    bank: z.string(),
    branch: z.string(),
    upiMasked: nullableText,
    isForeign: z.boolean(),
  }),
  z.object({ keyId: z.string() }),
]);
