import { z } from '@hono/zod-openapi';
import {
  endpointsOf,
  idInPath,
  jsonBody,
  publicRules,
  signedInRules,
  VERIFIED_ONLY,
} from '#src/server/endpoint.server.ts';
import { REFERENCE_MOST } from '#src/shared/text-limits.ts';

const endpoint = endpointsOf('donation');
const READ = signedInRules('ngo', { standings: VERIFIED_ONLY });
/** Drawing a paper takes a fraction of a second of work. */
const PUBLIC_FILE = publicRules(60);

const file = (description: string) => ({
  200: { content: { 'application/pdf': { schema: z.string() } }, description },
});
const secret = z.string().min(1).max(200);

export const getReceiptFile = endpoint.get('/getReceiptFile/{id}', {
  summary: 'Get a receipt of the NGO as a PDF, also a cancelled one. It prints the tax number of the donor.',
  rules: { ...READ, confirm: true },
  request: { params: idInPath },
  responses: file('The receipt'),
});

export const getSampleReceipt = endpoint.get('/getSampleReceipt', {
  summary: 'Get a sample of the receipts of the NGO as a PDF',
  rules: READ,
  responses: file('The sample, which says that it is no receipt'),
});

export const readReceiptFile = endpoint.post('/readReceiptFile', {
  summary: 'Get the receipt of an own donation as a PDF, by the secret token of the donation',
  rules: PUBLIC_FILE,
  // The token in a body, not in the path: addresses are logged.
  request: jsonBody(z.object({ token: secret, code: z.string().max(REFERENCE_MOST) })),
  responses: file('The receipt'),
});
