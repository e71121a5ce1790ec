import { z } from '@hono/zod-openapi';
import { defineEndpoint, json, PUBLIC_READ } from '#src/server/endpoint.server.ts';
import { LANGUAGES } from '#src/shared/languages.ts';

const tags = ['reference'];
const success = z.literal(true);
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

export const getAllCity = defineEndpoint({
  method: 'get',
  path: '/getAllCity',
  tags,
  summary: "The towns of Gujarat by name, the placeholder 'Demo' first",
  rules: PUBLIC_READ,
  responses: { 200: json(z.object({ success, data: z.array(cityEntry) }), 'The towns') },
});

export const getAllState = defineEndpoint({
  method: 'get',
  path: '/getAllState',
  tags,
  summary: 'The 28 states of India',
  rules: PUBLIC_READ,
  responses: { 200: json(z.object({ success, data: z.array(stateEntry) }), 'The states') },
});

export const getAllCategory = defineEndpoint({
  method: 'get',
  path: '/getAllCategory',
  tags,
  summary: 'The kinds of work of NGOs',
  rules: PUBLIC_READ,
  responses: { 200: json(z.object({ success, data: z.array(categoryEntry) }), 'The categories') },
});

export const getNames = defineEndpoint({
  method: 'get',
  path: '/getNames',
  tags,
  summary: 'What towns, districts and categories are called in one language, by their keys',
  rules: PUBLIC_READ,
  request: { query: z.object({ language: z.enum(LANGUAGES) }) },
  responses: {
    200: json(
      z.object({ success, data: z.object({ cities: names, districts: names, categories: names }) }),
      'The names',
    ),
  },
});

/** `under`: the id of the broader need under which this one is listed. */
const namedNeed = z.object({ id: z.string(), name: z.string(), under: z.string().nullable() });

export const getNeedNames = defineEndpoint({
  method: 'get',
  path: '/getNeedNames',
  tags,
  summary: 'What people can come to an NGO for, named in one language',
  rules: PUBLIC_READ,
  request: { query: z.object({ language: z.enum(LANGUAGES) }) },
  responses: { 200: json(z.object({ success, data: z.array(namedNeed) }), 'The needs') },
});
