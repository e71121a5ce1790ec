import { z } from '@hono/zod-openapi';
import { ngoNames } from '#src/features/ngo/ngo.contract.ts';

/** What our team should look at before a name is public. */
export const nameWarnings = z.object({
  /** Names of ours and of public bodies that the names contain. */
  reserved: z.array(z.string()),
  /** Other listed NGOs whose names sound the same. */
  similar: z.array(z.object({ _id: z.string(), ...ngoNames, city: z.string() })),
});
