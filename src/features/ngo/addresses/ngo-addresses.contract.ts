import { z } from '@hono/zod-openapi';
import { endpointsOf, jsonData, PUBLIC_READ } from '#src/server/endpoint.server.ts';

const endpoint = endpointsOf('ngo');

/** The parts of the address of an NGO's page, and the date (in India) of the NGO's last change. */
export const ngoAddress = z.object({ _id: z.string(), category: z.string(), updatedAt: z.iso.date() });
export type NgoAddress = z.infer<typeof ngoAddress>;

export const getNgoAddressParts = endpoint.get('/getNgoAddressParts', {
  summary: 'List the parts of the sitemap of NGO pages',
  rules: PUBLIC_READ,
  responses: { 200: jsonData(z.array(z.number().int()), 'The part numbers') },
});

export const getNgoAddresses = endpoint.get('/getNgoAddresses/{part}', {
  summary: 'List the addresses of the NGO pages of a part, at most 500',
  rules: PUBLIC_READ,
  request: { params: z.object({ part: z.string().max(20) }) },
  responses: { 200: jsonData(z.array(ngoAddress), 'The addresses') },
});
