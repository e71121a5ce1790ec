import type { SealedColumn } from '#src/server/database/sealed-columns.queries.server.ts';
import { seal, unseal, type Keys } from '#src/server/security/keys.server.ts';

const aboutOf = (accountId: string) => `totp ${accountId}`;

/** The sealed secrets of authenticator apps. */
export const TOTP_SECRETS: SealedColumn[] = [
  { table: 'account', column: 'totp_secret', boundTo: 'id', about: aboutOf },
];

/** Encrypts a secret for storage. It cannot be used without the app's key, or with another account. */
export function sealTotp({ keys, id, secret }: { keys: Keys; id: string; secret: string }): string {
  return seal({ keys, text: secret, about: aboutOf(id) });
}

/** Returns the secret of an authenticator app. Throws as `unseal` does. */
export function unsealTotp({ keys, id, sealed }: { keys: Keys; id: string; sealed: string }): string {
  return unseal({ keys, sealed, about: aboutOf(id) });
}
