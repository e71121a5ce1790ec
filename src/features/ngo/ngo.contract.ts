import { z } from '@hono/zod-openapi';
import {
  endpointsOf,
  idInPath,
  integer,
  json,
  jsonData,
  nullableText,
  paging,
  PUBLIC_READ,
} from '#src/server/endpoint.server.ts';
import { LANGUAGES } from '#src/shared/languages.ts';
import { ROW_ID } from '#src/shared/row-id.ts';
import {
  isListName,
  type KindOf,
  type ListName,
  NEEDED_FIELDS,
  NGO_VALUES,
  ngoFields,
  type NgoValueName,
} from './fields/ngo-fields.values.ts';
import { SERVICE_AUDIENCES, SERVICE_COSTS } from './fields/services.values.ts';
import { NGO_SORTS, NGO_STATUSES, REGISTRATION_TYPES } from './ngo.values.ts';
import { publicCheck } from './document-checks/document-checks.contract.ts';
import { publicPhoto } from './photos/photo.contract.ts';

const endpoint = endpointsOf('ngo');

const date = z.iso.date();
/** The maximum length of a search parameter. Only the beginning of the text is searched for. */
const QUERY_MOST = 20_000;
/** A slug or the name of a town. */
const key = z.string().max(100);

export const ngoId = z.string().regex(ROW_ID);

/** A dated registration document: its number and its validity period, both days inclusive. */
export const paper = z.object({
  number: z.string(),
  validFrom: date.nullable(),
  validTo: date.nullable(),
});

export const ngoNames = { name: z.string(), nameGu: nullableText, nameHi: nullableText };

/** An NGO as one row of a list. */
export const ngoSummary = z.object({
  _id: ngoId,
  ...ngoNames,
  category: z.string(),
  city: z.string(),
  district: z.string(),
  mission: nullableText,
  missionGu: nullableText,
  missionHi: nullableText,
  status: z.enum(NGO_STATUSES),
  verifiedAt: date.nullable(),
  reg80GValidTo: date.nullable(),
  /** Whole kilometres from the town given as `from`; null without one. */
  distanceKm: integer.nullable(),
});

/** A service: its name in up to three languages, what it costs and whom it is for. */
export const ngoService = z.object({
  ...ngoNames,
  cost: z.enum(SERVICE_COSTS).nullable(),
  audience: z.array(z.enum(SERVICE_AUDIENCES)),
});

/** An NGO in the directory, with what a row shows of it. */
export const listedNgo = ngoSummary.extend({
  phone: nullableText,
  services: z.array(ngoService),
  /** The cover photo; null without photos. */
  cover: publicPhoto.nullable(),
  /** Whether people can ask it for help through the site. It may have paused for some days. */
  takesRequests: z.boolean(),
});

/** A need as lists and pages show it. */
export const shownNeed = z.object({
  id: z.string(),
  name: z.string(),
  nameGu: z.string(),
  nameHi: z.string(),
});

const text = z.string();
const values = {
  text,
  list: z.array(text),
  services: z.array(ngoService),
  year: integer,
  choice: z.enum(REGISTRATION_TYPES),
  plainDocument: text,
  explainedDocument: text,
  datedDocument: paper,
};
type Shapes = typeof values;
type NeverNull = (typeof NEEDED_FIELDS)[number] | ListName;
/** All values that an NGO enters about itself, with needs as ids. */
export const ngoValues = z.object(
  Object.fromEntries(
    NGO_VALUES.map((name) => {
      const shape = values[ngoFields[name].kind];
      const isNeverNull = isListName(name) || (NEEDED_FIELDS as readonly string[]).includes(name);
      return [name, isNeverNull ? shape : shape.nullable()];
    }),
  ) as {
    [Name in NgoValueName]: Name extends NeverNull
      ? Shapes[KindOf<Name>]
      : z.ZodNullable<Shapes[KindOf<Name>]>;
  },
);

/** All public data of an NGO. The PAN is masked; registration documents include their dates. */
export const ngoDetail = ngoSummary.omit({ distanceKm: true, reg80GValidTo: true }).extend({
  ...ngoValues.omit({ pan: true }).shape,
  panMasked: nullableText,
  lastConfirmedAt: date.nullable(),
  /** The day on which a verified NGO changed its name or a document, if nobody has reviewed it since. */
  papersChangedAt: date.nullable(),
  /** The documents that our team saw and found right. Empty for an NGO that is not verified. */
  documentChecks: z.array(publicCheck),
  /** The needs that the NGO or the staff confirmed. */
  needs: z.array(shownNeed),
  /** The cover comes first. */
  photos: z.array(publicPhoto),
});

/** How an NGO fits the search: it serves the need nearby, serves it further away, or does related work. */
export const matchGroup = z.enum(['needed', 'further', 'related']);

/** A piece of a text. `isMarked` is true if it matches the search. */
export const markedPiece = z.object({ text: z.string(), isMarked: z.boolean() });

const facet = z.object({ value: z.string(), count: integer });

/** A page of NGOs. `total` is exact unless `totalIsExact` is false; then there are more than `total`. */
export const ngoPage = z.object({
  success: z.literal(true),
  data: z.array(
    listedNgo.omit({ services: true }).extend({
      group: matchGroup.nullable(),
      /** The service that matches the search best; without a match, the first one. Null without services. */
      service: ngoService.nullable(),
      /** Whether `matchingText` is of that service. */
      isServiceMatch: z.boolean(),
      /** The one service, sentence or confirmed need that matches the search best; null if none does. */
      matchingText: z.array(markedPiece).nullable(),
    }),
  ),
  total: integer,
  totalIsExact: z.boolean(),
  page: integer,
  pageSize: integer,
  sort: z.enum(NGO_SORTS),
  /** Each facet is counted with all the other filters applied, so that a count is the result of one click. */
  facets: z.object({ category: z.array(facet), city: z.array(facet), verified: integer }),
  /** Unknown words and the known words that replaced them, in the order of entry. */
  corrections: z.array(z.object({ typed: z.string(), used: z.array(z.string()) })),
  /** How the words were interpreted; null without words. */
  understood: z
    .object({
      /** The needs they name, the most certain first. */
      needs: z.array(shownNeed),
      /** The town or district they name, from which distances are measured. */
      place: z.object({ kind: z.enum(['city', 'district']), name: z.string() }).nullable(),
      /** The words without the place; null if they name no place. */
      withoutPlace: nullableText,
      /** The helpline to show first if someone may be in danger. */
      urgentHelpline: nullableText,
    })
    .nullable(),
  /** False if nothing fits: the NGOs shown are then the nearest in meaning or place. */
  exactMatch: z.boolean(),
  /** The words to mark in the names shown. */
  marks: z.array(z.string()),
  /**
   * The town of the filter, if no NGO there matches. The NGOs are then those that match the other filters, the
   * nearest first. Otherwise null.
   */
  nearestTo: nullableText,
});

/** Errors are keys of src/messages/api-messages.ts. */
export const ngoListQuery = z.object({
  q: z.string().max(QUERY_MOST).optional(),
  category: key.optional(),
  city: key.optional(),
  verified: z.literal('true').optional(),
  sort: z.enum(NGO_SORTS, { error: 'unknownSort' }).optional(),
  /** The town from which distances are measured. */
  from: key.optional(),
  /** 'true' takes the words literally: no correction, and no interpretation as needs. */
  exact: z.literal('true').optional(),
  /** The reader's language. Among matching texts, those in it are shown first. */
  language: z.enum(LANGUAGES).optional(),
  ...paging,
});

export const ngoCounts = z.object({
  total: integer,
  /** The number of towns with at least one NGO. */
  towns: integer,
  categories: z.array(facet),
  cities: z.array(facet),
});

export const ngoSuggestion = z.object({
  type: z.enum(['need', 'ngo', 'category', 'city']),
  /** The id of the need or NGO, the slug of the category, or the name of the city. */
  _id: z.string(),
  ...ngoNames,
  category: nullableText,
  city: nullableText,
});

export const getAllNgo = endpoint.get('/getAllNgo', {
  summary: 'Search listed NGOs by words, category and city',
  rules: PUBLIC_READ,
  request: { query: ngoListQuery },
  responses: { 200: json(ngoPage, 'A page of NGOs') },
});

export const getNgoByCategory = endpoint.get('/getNgoByCategory/{category}', {
  summary: 'List the NGOs of a category',
  rules: PUBLIC_READ,
  request: { params: z.object({ category: key }), query: ngoListQuery.omit({ category: true }) },
  responses: { 200: json(ngoPage, 'A page of NGOs') },
});

export const getNgoByCity = endpoint.get('/getNgoByCity/{city}', {
  summary: 'List the NGOs of a city',
  rules: PUBLIC_READ,
  request: { params: z.object({ city: key }), query: ngoListQuery.omit({ city: true }) },
  responses: { 200: json(ngoPage, 'A page of NGOs') },
});

export const getNgoById = endpoint.get('/getNgoById/{id}', {
  summary: 'Get the public data of an NGO',
  rules: PUBLIC_READ,
  request: { params: idInPath },
  responses: { 200: jsonData(ngoDetail, 'The NGO') },
});

export const getNgoCounts = endpoint.get('/getNgoCounts', {
  summary: 'Count the listed NGOs, in total and per category and city',
  rules: PUBLIC_READ,
  responses: { 200: jsonData(ngoCounts, 'The counts') },
});

export const suggest = endpoint.get('/suggest', {
  summary: 'Suggest up to eight needs, NGOs, categories and towns for a partial text',
  rules: PUBLIC_READ,
  request: { query: z.object({ q: z.string().max(QUERY_MOST).optional() }) },
  responses: { 200: jsonData(z.array(ngoSuggestion), 'The suggestions, best first') },
});

export type NgoSummary = z.infer<typeof ngoSummary>;
export type ListedNgo = z.infer<typeof listedNgo>;
export type NgoDetail = z.infer<typeof ngoDetail>;
export type NgoCountsData = z.infer<typeof ngoCounts>;
export type NgoPage = z.infer<typeof ngoPage>;
export type NgoListQuery = z.infer<typeof ngoListQuery>;
export type NgoSuggestion = z.infer<typeof ngoSuggestion>;
