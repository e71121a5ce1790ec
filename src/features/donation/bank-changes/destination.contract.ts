import { z } from '@hono/zod-openapi';
import { GUARDED_FIELDS } from '#src/features/ngo/fields/ngo-fields.values.ts';
import { nullableText } from '#src/server/endpoint.server.ts';

/** Where money or calls go, masked: bank details, an account at the gateway, or guarded values of the page. */
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
  z.object({ fields: z.partialRecord(z.enum(GUARDED_FIELDS), nullableText) }),
]);
