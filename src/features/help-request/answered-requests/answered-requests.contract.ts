import { z } from '@hono/zod-openapi';
import { endpointsOf, integer, jsonData, PUBLIC_READ } from '#src/server/endpoint.server.ts';

const endpoint = endpointsOf('helpRequest');

const answeredRequests = z.object({
  /** Requests that an NGO accepted this calendar year; null if they are so few that the number could tell of somebody. */
  thisYear: integer.nullable(),
  /** The last day, in India, on which an NGO accepted one; null in the same case. */
  lastDay: z.iso.date().nullable(),
});

export const getAnsweredRequests = endpoint.get('/getAnsweredRequests', {
  summary: 'Count the help requests that NGOs accepted this year, from ten on',
  rules: PUBLIC_READ,
  responses: { 200: jsonData(answeredRequests, 'The number of requests, and the last day') },
});

export type AnsweredRequests = z.infer<typeof answeredRequests>;
