import { z } from '@hono/zod-openapi';
import { endpointsOf, jsonData, PUBLIC_READ } from '#src/server/endpoint.server.ts';
import { ngoNames } from '#src/features/ngo/ngo.contract.ts';

const endpoint = endpointsOf('ngo');

/** An NGO whose documents our team has checked lately. */
const verifiedNgo = z.object({
  _id: z.string(),
  ...ngoNames,
  category: z.string(),
  city: z.string(),
  /** The day in India on which it was verified. */
  verifiedAt: z.iso.date(),
});

export const getNewlyVerifiedNgo = endpoint.get('/getNewlyVerifiedNgo', {
  summary: 'List the three NGOs that were verified last',
  rules: PUBLIC_READ,
  responses: { 200: jsonData(z.array(verifiedNgo), 'The NGOs, the last one first') },
});

export type VerifiedNgo = z.infer<typeof verifiedNgo>;
