import { z } from '@hono/zod-openapi';
import { endpointsOf, jsonData, nullableText, PUBLIC_READ } from '#src/server/endpoint.server.ts';
import { LANGUAGES } from '#src/shared/languages.ts';

const endpoint = endpointsOf('reference');

const named = { name: z.string(), nameGu: z.string(), nameHi: z.string() };
const names = z.record(z.string(), z.string());

/** `isPlaceholder` marks the prompt at the top of a list of cities. It is never accepted as a city. */
export const cityEntry = z.object({
  ...named,
  district: z.string(),
  districtGu: z.string(),
  districtHi: z.string(),
  lat: z.number().nullable(),
  lng: z.number().nullable(),
  isPlaceholder: z.boolean(),
});
export type CityEntry = z.infer<typeof cityEntry>;

export const categoryEntry = z.object({ slug: z.string(), ...named, helpCategory: z.string() });
export const stateEntry = z.object({ ...named, iso: z.string() });

export const getAllCity = endpoint.get('/getAllCity', {
  summary: "List the towns of Gujarat by name, after the placeholder 'Demo'",
  rules: PUBLIC_READ,
  responses: { 200: jsonData(z.array(cityEntry), 'The towns') },
});

export const getAllState = endpoint.get('/getAllState', {
  summary: 'List the 28 states of India',
  rules: PUBLIC_READ,
  responses: { 200: jsonData(z.array(stateEntry), 'The states') },
});

export const getAllCategory = endpoint.get('/getAllCategory', {
  summary: 'List the categories of NGOs',
  rules: PUBLIC_READ,
  responses: { 200: jsonData(z.array(categoryEntry), 'The categories') },
});

export const getNames = endpoint.get('/getNames', {
  summary: 'Get the names of towns, districts and categories in one language, by key',
  rules: PUBLIC_READ,
  request: { query: z.object({ language: z.enum(LANGUAGES) }) },
  responses: {
    200: jsonData(z.object({ cities: names, districts: names, categories: names }), 'The names'),
  },
});

/** `under`: the id of the broader need under which this one is listed. */
const namedNeed = z.object({ id: z.string(), name: z.string(), under: nullableText });

export const getNeedNames = endpoint.get('/getNeedNames', {
  summary: 'List the needs, named in one language',
  rules: PUBLIC_READ,
  request: { query: z.object({ language: z.enum(LANGUAGES) }) },
  responses: { 200: jsonData(z.array(namedNeed), 'The needs') },
});
