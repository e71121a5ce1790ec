import { KEY_ID_MOST, SECRET_MOST } from './gateway-account.values.ts';

export type GatewayForm = {
  keyId?: string | undefined;
  keySecret?: string | undefined;
  webhookSecret?: string | undefined;
};
export type GatewayField = keyof GatewayForm;
export type GatewayErrorKey =
  | 'gatewayKeyIdRequired'
  | 'gatewayKeyIdWrong'
  | 'gatewayKeyIdTest'
  | 'gatewaySecretRequired'
  | 'gatewaySecretWrong'
  | 'gatewayWebhookRequired'
  | 'gatewayWebhookWrong'
  | 'gatewaySecretsSame'
  | 'textLong';
export type GatewayErrors = Partial<Record<GatewayField, GatewayErrorKey>>;

const KEY_ID = /^rzp_(test|live)_[A-Za-z0-9]{6,40}$/;
/** Razorpay makes this one: letters and digits. */
const KEY_SECRET = /^[A-Za-z0-9]{16,64}$/;
/** The NGO chooses this one. Short ones could be guessed, and with it anybody could report a payment. */
const WEBHOOK_SECRET = /^[\x21-\x7e]{12,100}$/;

/**
 * Returns the keys without blanks around them, and the first rule that each field breaks. Keys for tests take no money,
 * so only a demo accepts them.
 */
export function checkGatewayForm(
  form: GatewayForm,
  { allowsTest }: { allowsTest: boolean },
): { values: Required<Record<GatewayField, string>>; errors: GatewayErrors } {
  const { keyId = '', keySecret = '', webhookSecret = '' } = form;
  const values = {
    keyId: keyId.slice(0, KEY_ID_MOST + 1).trim(),
    keySecret: keySecret.slice(0, SECRET_MOST + 1).trim(),
    webhookSecret: webhookSecret.slice(0, SECRET_MOST + 1).trim(),
  };
  const errors: Record<GatewayField, GatewayErrorKey | undefined> = {
    keyId: keyId.length > KEY_ID_MOST ? 'textLong' : findKeyIdError(values.keyId, allowsTest),
    keySecret: keySecret.length > SECRET_MOST ? 'textLong' : findSecretError(values.keySecret),
    webhookSecret: webhookSecret.length > SECRET_MOST ? 'textLong' : findWebhookError(values),
  };
  return {
    values,
    errors: Object.fromEntries(Object.entries(errors).filter(([, key]) => key !== undefined)),
  };
}

function findKeyIdError(keyId: string, allowsTest: boolean): GatewayErrorKey | undefined {
  if (keyId === '') return 'gatewayKeyIdRequired';
  const [, mode] = KEY_ID.exec(keyId) ?? [];
  if (mode === undefined) return 'gatewayKeyIdWrong';
  return mode === 'test' && !allowsTest ? 'gatewayKeyIdTest' : undefined;
}

function findSecretError(keySecret: string): GatewayErrorKey | undefined {
  if (keySecret === '') return 'gatewaySecretRequired';
  return KEY_SECRET.test(keySecret) ? undefined : 'gatewaySecretWrong';
}

function findWebhookError({
  keySecret,
  webhookSecret,
}: {
  keySecret: string;
  webhookSecret: string;
}): GatewayErrorKey | undefined {
  if (webhookSecret === '') return 'gatewayWebhookRequired';
  if (webhookSecret === keySecret) return 'gatewaySecretsSame';
  return WEBHOOK_SECRET.test(webhookSecret) ? undefined : 'gatewayWebhookWrong';
}
