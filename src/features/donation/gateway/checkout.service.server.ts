import { catalogues } from '#src/messages/catalogues.server.ts';
import { AppError, notFound } from '#src/server/errors.server.ts';
import { readSigned, signText, type Keys } from '#src/server/security/keys.server.ts';
import { readReference } from '#src/shared/reference-number.ts';
import type { Paise } from '#src/shared/money.ts';
import {
  readGatewayAccount,
  readGatewayAccountById,
  type GatewayKeys,
} from '#src/features/donation/gateway-account/gateway-keys.server.ts';
import { donationPath } from '#src/features/donation/lifecycle/donation-path.server.ts';
import { referenceOfToken } from '#src/features/donation/lifecycle/create-donation.service.server.ts';
import { applyPayment, type GatewayServices } from './apply-payment.service.server.ts';
import { selectCheckout, selectNgoOfCheckout, updateOrder, type Checkout } from './gateway.queries.server.ts';
import { isPaymentSigned } from './gateway-signature.server.ts';
import { openGateway, type Gateway, type GatewayPayment } from './razorpay.server.ts';

type Services = GatewayServices & { gatewayUrl: string };

/** The path at the gateway that shows its page to pay, as a form posts to it. */
const HOSTED_PAGE = '/v1/checkout/embedded';
/** Where the gateway's page posts its result. */
const RETURN_PATH = '/api/donation/gatewayReturn';

/** A form to post to the gateway, which then shows its own page. */
export type CheckoutForm = {
  action: string;
  fields: { name: string; value: string }[];
  amount: Paise;
  ngo: { name: string; nameGu: string | null; nameHi: string | null };
  /** The page of the donation. */
  back: string;
};

/**
 * Makes the order of a donation at the gateway, once, and returns the form that leads there.
 * @throws {AppError} 404 if the token is wrong; 409 if the donation cannot be paid any more, comes from abroad, or its
 * NGO is not verified or takes no payments by the gateway now; 503 if the gateway cannot be reached.
 */
export async function startCheckout(services: Services, token: string): Promise<CheckoutForm> {
  let open = await readOpenCheckout(services, token);
  if (open.checkout.orderId === null) {
    await makeOrder(services, open);
    // Meanwhile the keys may have been stopped, or someone pressed the button twice: the order stored first counts.
    open = await readOpenCheckout(services, token);
  }
  const { checkout, account, ngo } = open;
  const { orderId } = checkout;
  if (orderId === null) throw new AppError({ status: 409, key: 'gatewayClosed' });
  return {
    action: services.gatewayUrl + HOSTED_PAGE,
    fields: fieldsOf(services, { checkout, account, orderId, ngo: ngo.name }),
    amount: checkout.amount,
    ngo,
    back: donationPath({ keys: services.keys, ...checkout }),
  };
}

/** Returns a donation that can be paid by the gateway now, with its account. Throws as `startCheckout` does. */
async function readOpenCheckout(services: Services, token: string) {
  const checkout = await readCheckout(services, token);
  const account = await readGatewayAccount(services, checkout.ngoId);
  const isOpen = checkout.status === 'created' || checkout.status === 'failed';
  if (!isOpen || checkout.isForeign) throw new AppError({ status: 409, key: 'donationMoved' });
  const ngo = await selectNgoOfCheckout(services.db, checkout.ngoId);
  if (!ngo || !account || (checkout.accountId !== null && checkout.accountId !== account.id))
    throw new AppError({ status: 409, key: 'gatewayClosed' });
  return { checkout, account, ngo };
}

async function readCheckout({ db, keys }: Services, token: string): Promise<Checkout> {
  const reference = referenceOfToken({ keys, token });
  const checkout = reference && (await selectCheckout(db, reference));
  if (!checkout) throw notFound();
  return checkout;
}

/** Makes an order and stores it, unless the donation has one by then or the keys are not active any more. */
async function makeOrder(
  { db, gatewayUrl }: Services,
  { checkout, account }: { checkout: Checkout; account: GatewayKeys },
): Promise<void> {
  const { id, amount, reference } = checkout;
  const gateway = await openGateway({ account, url: gatewayUrl });
  const orderId = await gateway.createOrder({ amount, receipt: reference });
  await updateOrder(db, { id, orderId, accountId: account.id });
}

function fieldsOf(
  { keys, origin }: Services,
  {
    checkout,
    account,
    orderId,
    ngo,
  }: { checkout: Checkout; account: GatewayKeys; orderId: string; ngo: string },
): CheckoutForm['fields'] {
  const { reference, language, donorName, donorEmail, donorMobile } = checkout;
  const { 'donation/gateway': t } = catalogues[language];
  const token = returnToken({ keys, reference, now: Date.now() });
  const fields: Record<string, string | null> = {
    key_id: account.keyId,
    order_id: orderId,
    name: ngo.slice(0, 100),
    description: t.description(reference),
    'prefill[name]': donorName,
    'prefill[email]': donorEmail,
    'prefill[contact]': donorMobile && `+91${donorMobile}`,
    callback_url: `${origin}${RETURN_PATH}?back=${encodeURIComponent(token)}`,
    cancel_url: `${origin}/donate/gateway?back=${encodeURIComponent(token)}`,
  };
  return Object.entries(fields).flatMap(([name, value]) => (value === null ? [] : [{ name, value }]));
}

const RETURN_PURPOSE = 'gateway return';
/** Paying takes minutes. The gateway knows the token, so it must not open the donation for ever. */
const RETURN_MS = 6 * 3_600_000;

/** Returns a token with which the gateway's page leads back to a donation, for some hours. */
export function returnToken({
  keys,
  reference,
  now,
}: {
  keys: Keys;
  reference: string;
  now: number;
}): string {
  return signText({ keys, text: `${reference}~${now + RETURN_MS}`, purpose: RETURN_PURPOSE });
}

function referenceOfReturn({ keys, token }: { keys: Keys; token: string }): string | undefined {
  const [reference = '', until = ''] =
    readSigned({ keys, text: token, purpose: RETURN_PURPOSE })?.split('~') ?? [];
  return Number.parseInt(until, 10) > Date.now() ? readReference(reference, 'DN') : undefined;
}

/**
 * Returns the path of the donation to which a token of the gateway's page leads back, or of the list of NGOs if it is
 * wrong or too old.
 */
export async function pathBack({ db, keys }: Services, token: string): Promise<string> {
  const reference = referenceOfReturn({ keys, token });
  const checkout = reference && (await selectCheckout(db, reference));
  return checkout ? donationPath({ keys, ...checkout }) : '/donate';
}

/** What the gateway's page posts after a payment. After a failure, everything but `back` is missing. */
export type GatewayReturn = { back: string; paymentId: string; orderId: string; signature: string };

/**
 * Applies what the gateway's page says after a payment, and returns the path to go to. Only a signed result counts, and
 * even then the gateway is asked what was paid. Without an answer, the webhook brings it.
 */
export async function returnFromGateway(services: Services, result: GatewayReturn): Promise<string> {
  const { db, keys, log } = services;
  const reference = referenceOfReturn({ keys, token: result.back });
  const checkout = reference && (await selectCheckout(db, reference));
  if (!checkout) return '/donate';
  const { orderId, accountId } = checkout;
  const account = accountId === null ? undefined : await readGatewayAccountById(services, accountId);
  if (account && orderId === result.orderId && isPaymentSigned({ ...result, keySecret: account.keySecret })) {
    const gateway = await openGateway({ account, url: services.gatewayUrl });
    const payment = await settledPayment({ gateway, account, paymentId: result.paymentId }).catch(
      (error: unknown) => {
        log.warn({ err: error }, 'The gateway did not tell about a payment');
        return undefined;
      },
    );
    if (payment)
      await db
        .transaction()
        .execute((transaction) =>
          applyPayment({ ...services, db: transaction }, { accountIds: [account.id], payment }),
        );
  }
  return donationPath({ keys, ...checkout });
}

/**
 * Returns a payment. One that is only authorized is captured first, unless our team stopped the keys: the
 * gateway then gives it back by itself.
 */
export async function settledPayment({
  gateway,
  account,
  paymentId,
}: {
  gateway: Gateway;
  account: GatewayKeys;
  paymentId: string;
}): Promise<GatewayPayment> {
  const payment = await gateway.fetchPayment(paymentId);
  return payment.status === 'authorized' && !account.isStopped ? gateway.capture(payment) : payment;
}
