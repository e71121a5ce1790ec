import { z } from '@hono/zod-openapi';
import { listedNgo } from '#src/features/ngo/ngo.contract.ts';
import { endpointsOf, integer, json, pageOf, paging, PUBLIC_READ } from '#src/server/endpoint.server.ts';
import { SEARCH_MOST } from '#src/shared/text-limits.ts';

const endpoint = endpointsOf('donation');

const filters = z.object({
  /** Words in any of the three scripts. With words, the best match comes first. */
  q: z.string().max(SEARCH_MOST).optional(),
  category: z.string().max(40).optional(),
  city: z.string().max(60).optional(),
  /** The town from which distances are measured. Without words, the nearest NGO comes first. */
  from: z.string().max(100).optional(),
});
export type GivingFilters = z.infer<typeof filters>;

const facet = z.array(z.object({ value: z.string(), count: integer }));

const ngosToGive = pageOf(listedNgo.omit({ services: true, takesRequests: true })).extend({
  /** The categories of these NGOs, the most frequent first, counted without the filter by category. */
  categories: facet,
});
export type NgosToGive = Omit<z.infer<typeof ngosToGive>, 'success' | 'page' | 'pageSize'>;

export const getAllNgoToGive = endpoint.get('/getAllNgoToGive', {
  summary: 'List the verified NGOs that take gifts here, by name, by distance, or by relevance to the words',
  rules: PUBLIC_READ,
  request: { query: filters.extend(paging) },
  responses: { 200: json(ngosToGive, 'A page of NGOs') },
});
