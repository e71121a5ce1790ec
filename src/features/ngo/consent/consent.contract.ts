import {
  endpointsOf,
  EVERY_STANDING,
  json,
  messageBody,
  signedInRules,
} from '#src/server/endpoint.server.ts';

const endpoint = endpointsOf('own ngo');

export const withdrawNgoConsent = endpoint.post('/withdrawNgoConsent', {
  summary:
    'Take back the consent of your own NGO: it leaves the site at once and is erased after 30 days, except donation records',
  rules: signedInRules('ngo', { audit: true, confirm: true, managersOnly: true, standings: EVERY_STANDING }),
  responses: { 200: json(messageBody, 'The NGO is off the site, and its people are signed out') },
});
