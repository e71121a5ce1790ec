import { z } from '@hono/zod-openapi';
import { ngoNames } from '#src/features/ngo/ngo.contract.ts';
import {
  endpointsOf,
  failureBody,
  fieldErrorsBody,
  idInPath,
  json,
  jsonBody,
  jsonData,
  messageBody,
  paiseAmount,
  publicRules,
  signedInRules,
  successBody,
  VERIFIED_ONLY,
} from '#src/server/endpoint.server.ts';

const endpoint = endpointsOf('donation');

const secret = z.string().min(1).max(200);
/** A busy day of an NGO. The gateway sends everything from a few addresses. */
const WEBHOOKS = publicRules(6000);

export const checkoutForm = z.object({
  /** The gateway's address to which the browser posts the fields. */
  action: z.string(),
  fields: z.array(z.object({ name: z.string(), value: z.string() })),
  amount: paiseAmount,
  ngo: z.object(ngoNames),
  /** The path of the donation's page. */
  back: z.string(),
});
export type CheckoutView = z.infer<typeof checkoutForm>;

export const startGatewayPayment = endpoint.post('/startGatewayPayment', {
  summary: 'Start the payment of a donation at the gateway, by the secret token of the donation',
  rules: publicRules(60),
  request: jsonBody(z.object({ token: secret })),
  responses: {
    200: jsonData(checkoutForm, 'The form that leads to the page of the gateway'),
    409: json(failureBody, 'The donation cannot be paid there'),
    503: json(failureBody, 'The gateway cannot be reached'),
  },
});

export const readGatewayReturn = endpoint.post('/readGatewayReturn', {
  summary: 'Get the path of the donation to which a token of the page of the gateway leads back',
  rules: publicRules(600),
  request: jsonBody(z.object({ back: secret })),
  responses: { 200: jsonData(z.object({ path: z.string() }), 'The path') },
});

const returned = z.string().max(200).optional();

export const gatewayReturn = endpoint.post('/gatewayReturn', {
  summary: 'Return from the page of the gateway, which posts the result of a payment here',
  rules: { ...publicRules(600), acceptsOtherSites: true },
  request: {
    query: z.object({ back: returned }),
    body: {
      content: {
        'application/x-www-form-urlencoded': {
          schema: z.object({
            razorpay_payment_id: returned,
            razorpay_order_id: returned,
            razorpay_signature: returned,
          }),
        },
      },
    },
  },
  responses: { 303: { description: 'Leads to the page of the donation' } },
});

export const gatewayWebhook = endpoint.post('/gatewayWebhook/{id}', {
  summary: 'Receive a webhook of the gateway for an NGO. Repeated ones change nothing.',
  rules: { ...WEBHOOKS, isSigned: true },
  request: { params: idInPath },
  responses: {
    200: json(successBody, 'Handled, or nothing to do'),
    401: json(failureBody, 'The signature is wrong'),
  },
});

export const refundDonation = endpoint.post('/refundDonation/{id}', {
  summary: 'Give back a donation of the NGO through the gateway, in whole or in part',
  rules: {
    ...signedInRules('ngo', { audit: true, confirm: true, standings: VERIFIED_ONLY }),
    contactsIn: ['amount'],
  },
  request: {
    params: idInPath,
    /** In rupees, as people write it. */
    ...jsonBody(z.object({ amount: z.string().max(100, 'amountUnclear').default('') })),
  },
  responses: {
    200: json(messageBody, 'Given back, or under way'),
    409: json(failureBody, 'The donation or the gateway does not allow it'),
    422: json(fieldErrorsBody, 'The amount is wrong'),
    503: json(failureBody, 'The gateway cannot be reached'),
  },
});
