import { z } from '@hono/zod-openapi';
import {
  endpointsOf,
  idInPath,
  integer,
  json,
  jsonData,
  noneOr,
  pageOf,
  paging,
  PUBLIC_READ,
} from '#src/server/endpoint.server.ts';
import { schemeText } from '#src/features/scheme/scheme.contract.ts';
import { ngoId, ngoNames } from '#src/features/ngo/ngo.contract.ts';
import { SEARCH_MOST } from '#src/shared/text-limits.ts';
import { BENEFICIARIES, SCHEME_CATEGORIES, SCHEME_GENDERS } from '#src/features/scheme/scheme.values.ts';

const endpoint = endpointsOf('scheme');

/** One of the four built-in schemes. */
const builtinScheme = schemeText.extend({
  _id: integer,
  type: z.literal('builtin'),
  ngo: z.null(),
});

/** A scheme of a verified NGO. */
const ngoScheme = schemeText.extend({
  _id: z.string(),
  type: z.literal('ngo'),
  ngo: z.object({
    _id: z.string(),
    ...ngoNames,
    /** The category of the NGO. */
    category: z.string(),
    city: z.string(),
    phone: z.string().nullable(),
  }),
});
export const publicScheme = z.discriminatedUnion('type', [builtinScheme, ngoScheme]);
export type PublicScheme = z.infer<typeof publicScheme>;

const filters = z.object({
  /**
   * Words in any of the three scripts, matched against the name, the description and the name of the
   * category.
   */
  q: z.string().max(SEARCH_MOST).optional(),
  category: noneOr(z.enum(SCHEME_CATEGORIES)),
  beneficiary: noneOr(z.enum(BENEFICIARIES)),
  /** 'Female' finds schemes for women and schemes for all; 'All' finds only schemes for all. */
  gender: noneOr(z.enum(SCHEME_GENDERS)),
  /** A state finds its own schemes and those for all India; 'all' finds only those for all India. */
  state: z.string().max(60).optional(),
  /** Only the schemes of one NGO, without the built-in ones. */
  ngoId: noneOr(ngoId),
});
export type SchemeFilters = z.infer<typeof filters>;

export const getAllScheme = endpoint.get('/getAllScheme', {
  summary:
    'List the built-in schemes, then those of verified NGOs, by name, or all by relevance to the words',
  rules: PUBLIC_READ,
  request: { query: filters.extend(paging) },
  responses: { 200: json(pageOf(publicScheme), 'A page of schemes') },
});

export const getSchemeById = endpoint.get('/getSchemeById/{id}', {
  summary: 'Get a scheme. Responds with 404 if it is deleted or its NGO is not public.',
  rules: PUBLIC_READ,
  request: { params: idInPath },
  responses: { 200: jsonData(publicScheme, 'The scheme') },
});
