import { endpointsOf, idInPath, jsonData, PUBLIC_READ } from '#src/server/endpoint.server.ts';
import { publicEvent } from '#src/features/event/event.contract.ts';

const endpoint = endpointsOf('event');

export const getEventById = endpoint.get('/getEventById/{id}', {
  summary: 'Get an event. Responds with 404 if it is a draft or its NGO is not public.',
  rules: PUBLIC_READ,
  request: { params: idInPath },
  responses: { 200: jsonData(publicEvent, 'The event') },
});
