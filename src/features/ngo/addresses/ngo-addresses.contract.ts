import { z } from '@hono/zod-openapi';
import { defineEndpoint, json, PUBLIC_READ } from '#src/server/endpoint.server.ts';

const tags = ['ngo'];
const success = z.literal(true);

/** The parts of the address of an NGO's page, and the date (in India) of the NGO's last change. */
export const ngoAddress = z.object({ _id: z.string(), category: z.string(), updatedAt: z.iso.date() });
export type NgoAddress = z.infer<typeof ngoAddress>;

export const getNgoAddressParts = defineEndpoint({
  method: 'get',
  path: '/getNgoAddressParts',
  tags,
  summary: "The numbers of the parts in which the addresses of all NGOs' pages are given",
  rules: PUBLIC_READ,
  responses: { 200: json(z.object({ success, data: z.array(z.number().int()) }), 'The parts') },
});

export const getNgoAddresses = defineEndpoint({
  method: 'get',
  path: '/getNgoAddresses/{part}',
  tags,
  summary: "The addresses of NGOs' pages, a part of at most 500",
  rules: PUBLIC_READ,
  request: { params: z.object({ part: z.string().max(20) }) },
  responses: { 200: json(z.object({ success, data: z.array(ngoAddress) }), 'The addresses') },
});
