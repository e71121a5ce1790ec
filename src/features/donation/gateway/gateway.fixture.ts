import { donationTesting } from '#src/features/donation/donation.fixture.ts';
import { donationToken } from '#src/features/donation/lifecycle/create-donation.service.server.ts';
import { rupees } from '#src/shared/money.ts';
import type { RazorpayServer, Webhook } from '../../../../tests/support/razorpay-server.ts';
import { runSql } from '../../../../tests/support/run-sql.ts';
import type { TestApp } from '../../../../tests/support/test-app.ts';

type Started = { fields: { name: string; value: string }[]; action: string };

/** Helpers for the tests of payments at the gateway, bound to the app of the test file and its gateway. */
export function gatewayTesting(app: TestApp, gateway: RazorpayServer) {
  const { call, db, services } = app;
  const { keys } = services;
  const { savedDonation } = donationTesting(app);

  const start = (reference: string) =>
    call<{ data: Started; msg?: string }>('POST', 'donation/startGatewayPayment', {
      body: { token: donationToken({ keys, reference }) },
    });
  const fieldOf = ({ fields }: Started, name: string) => fields.find((field) => field.name === name)?.value;

  /** Begins a donation and its order. */
  async function ordered(ngoId: string, amount = rupees(500)) {
    const donation = await savedDonation({ ngoId, amount });
    const { body } = await start(donation.reference);
    return { ...donation, orderId: fieldOf(body.data, 'order_id')!, started: body.data };
  }

  async function stateOf(id: string) {
    const [row] = await runSql<[string, number, string | null, string | null, number | null]>(db, {
      text: `select status, refunded::int, gateway_payment_id, gateway_problem, refund_requested::int from donation
        where id = $1::bigint`,
      values: [id],
    });
    const [status, refunded, paymentId, problem, refundRequested] = row!;
    return { status, refunded, paymentId, problem, refundRequested };
  }

  const deliver = ({ body, signature, eventId }: Webhook, ngoId: string) =>
    call('POST', `donation/gatewayWebhook/${ngoId}`, {
      body: JSON.parse(body) as unknown,
      headers: { 'x-razorpay-signature': signature, 'x-razorpay-event-id': eventId },
    });

  /** Pays an order and posts the signed result to the return of the gateway's page. */
  async function payAndReturn({ orderId, started }: Awaited<ReturnType<typeof ordered>>): Promise<void> {
    const payment = gateway.pay(orderId);
    const { search } = new URL(fieldOf(started, 'callback_url')!);
    await call('POST', `donation/gatewayReturn${search}`, {
      body: new URLSearchParams({
        razorpay_order_id: orderId,
        razorpay_payment_id: payment.id,
        razorpay_signature: gateway.signatureOf(orderId, payment.id),
      }),
      headers: { origin: gateway.url },
    });
  }

  return { start, fieldOf, ordered, stateOf, deliver, payAndReturn };
}
