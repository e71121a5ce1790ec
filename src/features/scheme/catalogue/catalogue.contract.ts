import { z } from '@hono/zod-openapi';
import {
  endpointsOf,
  idInPath,
  integer,
  json,
  jsonData,
  noneOr,
  nullableText,
  pageOf,
  paging,
  PUBLIC_READ,
} from '#src/server/endpoint.server.ts';
import { schemeText } from '#src/features/scheme/scheme.contract.ts';
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
    name: z.string(),
    nameGu: nullableText,
    nameHi: nullableText,
    /** The category of the NGO. */
    category: z.string(),
    city: z.string(),
  }),
});
export const publicScheme = z.discriminatedUnion('type', [builtinScheme, ngoScheme]);
export type PublicScheme = z.infer<typeof publicScheme>;

const filters = z.object({
  /**
   * Words in any of the three scripts, matched against the name, the description and the name of the
   * category.
   */
  q: z.string().max(200).optional(),
  category: noneOr(z.enum(SCHEME_CATEGORIES)),
  beneficiary: noneOr(z.enum(BENEFICIARIES)),
  /** 'Female' finds schemes for women and schemes for all; 'All' finds only schemes for all. */
  gender: noneOr(z.enum(SCHEME_GENDERS)),
  /** A state finds its own schemes and those for all India; 'all' finds only those for all India. */
  state: z.string().max(60).optional(),
  /** Only the schemes of one NGO, without the built-in ones. */
  ngoId: noneOr(z.string().regex(/^[1-9]\d{0,15}$/)),
});
export type SchemeFilters = z.infer<typeof filters>;

export const getAllScheme = endpoint.get('/getAllScheme', {
  summary:
    'The built-in schemes and, after them, those of checked NGOs, by name or by how well the words fit',
  rules: PUBLIC_READ,
  request: { query: filters.extend(paging) },
  responses: { 200: json(pageOf(publicScheme), 'A page of schemes') },
});

export const getSchemeById = endpoint.get('/getSchemeById/{id}', {
  summary: 'One scheme; 404 when it is deleted, or its NGO is not shown',
  rules: PUBLIC_READ,
  request: { params: idInPath },
  responses: { 200: jsonData(publicScheme, 'The scheme') },
});
