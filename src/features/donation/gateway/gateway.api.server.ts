import { signedInCall } from '#src/server/api/api-access.server.ts';
import { createApi, sendData, sendMessage, sendSuccess } from '#src/server/api/api-responses.server.ts';
import { pathBack, returnFromGateway, startCheckout } from './checkout.service.server.ts';
import * as contract from './gateway.contract.ts';
import { refundAtGateway } from './refund.service.server.ts';
import { handleWebhook } from './webhook.service.server.ts';

/** Longer ones are not the gateway's. */
const HEADER_MOST = 100;

export const gatewayApi = createApi()
  .openapi(contract.startGatewayPayment, async (context) =>
    sendData(context, await startCheckout(context.env, context.req.valid('json').token)),
  )
  .openapi(contract.readGatewayReturn, async (context) =>
    sendData(context, { path: await pathBack(context.env, context.req.valid('json').back) }),
  )
  .openapi(contract.gatewayReturn, async (context) => {
    const { back = '' } = context.req.valid('query');
    const form = context.req.valid('form');
    const path = await returnFromGateway(context.env, {
      back,
      paymentId: form.razorpay_payment_id ?? '',
      orderId: form.razorpay_order_id ?? '',
      signature: form.razorpay_signature ?? '',
    });
    return context.redirect(path, 303);
  })
  .openapi(contract.gatewayWebhook, async (context) => {
    const header = (name: string) => context.req.header(name)?.slice(0, HEADER_MOST) ?? '';
    await handleWebhook(context.env, {
      ngoId: context.req.valid('param').id,
      body: new Uint8Array(await context.req.arrayBuffer()),
      signature: header('x-razorpay-signature'),
      eventId: header('x-razorpay-event-id'),
    });
    return sendSuccess(context);
  })
  .openapi(contract.refundDonation, async (context) => {
    const input = { ...context.req.valid('param'), ...context.req.valid('json') };
    await refundAtGateway(context.env, { ...input, call: signedInCall(context) });
    return sendMessage(context, 'donationRefundAsked');
  });
