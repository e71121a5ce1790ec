import type { Database } from '#src/server/database.server.ts';
import type { SealedColumn } from '#src/server/database/sealed-columns.queries.server.ts';
import { seal, unseal, type Keys } from '#src/server/security/keys.server.ts';
import { selectGatewayKeys } from './gateway-keys.queries.server.ts';

/** The keys of an NGO's account at the payment gateway. */
export type GatewayKeys = {
  id: string;
  ngoId: string;
  keyId: string;
  keySecret: string;
  webhookSecret: string;
  /** Whether our team stopped them. */
  isStopped: boolean;
};
type Services = { db: Database; keys: Keys };

const aboutOf = (ngoId: string) => `gateway of ngo ${ngoId}`;
const sealedColumn = (column: string): SealedColumn => ({
  table: 'gateway_account',
  column,
  boundTo: 'ngo_id',
  about: aboutOf,
});

/** The sealed secrets of gateway accounts. */
export const GATEWAY_SECRETS: SealedColumn[] = ['key_secret', 'webhook_secret'].map(sealedColumn);

/** Seals a secret of the gateway for storage. It cannot be moved to another NGO. */
export function sealGatewaySecret({
  keys,
  ngoId,
  text,
}: {
  keys: Keys;
  ngoId: string;
  text: string;
}): string {
  return seal({ keys, text, about: aboutOf(ngoId) });
}

/** Returns the active gateway account of an NGO with its keys, or undefined. Throws as `unseal` does. */
export async function readGatewayAccount(
  services: Services,
  ngoId: string,
): Promise<GatewayKeys | undefined> {
  const [account] = await selectGatewayKeys(services.db, { ngoId, isActive: true });
  return account && unsealKeys(services, account);
}

/**
 * Returns the accounts of an NGO whose webhooks count, latest first: the active one, and for a day those it replaced, whose
 * webhooks may be under way.
 */
export async function readGatewayAccounts(services: Services, ngoId: string): Promise<GatewayKeys[]> {
  const accounts = await selectGatewayKeys(services.db, { ngoId });
  return accounts.map((account) => unsealKeys(services, account));
}

/** Returns a gateway account by its id, or undefined. */
export async function readGatewayAccountById(
  services: Services,
  id: string,
): Promise<GatewayKeys | undefined> {
  const [account] = await selectGatewayKeys(services.db, { id });
  return account && unsealKeys(services, account);
}

function unsealKeys({ keys }: Services, account: GatewayKeys): GatewayKeys {
  const about = aboutOf(account.ngoId);
  return {
    ...account,
    keySecret: unseal({ keys, sealed: account.keySecret, about }),
    webhookSecret: unseal({ keys, sealed: account.webhookSecret, about }),
  };
}
