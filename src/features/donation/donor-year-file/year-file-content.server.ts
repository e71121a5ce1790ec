import type { SealedColumn } from '#src/server/database/sealed-columns.queries.server.ts';
import { seal, unseal, type Keys } from '#src/server/security/keys.server.ts';

const aboutOf = (email: string) => `year file ${email}`;

/** The sealed files of years: receipts contain tax numbers. */
export const YEAR_FILES: SealedColumn[] = [
  { table: 'donor_year_file', column: 'sealed', boundTo: 'email', about: aboutOf },
];

type Sealing = { keys: Keys; email: string };

/** Seals the file of a mailbox for storage. */
export function sealYearFile({ keys, email, bytes }: Sealing & { bytes: Buffer }): string {
  return seal({ keys, text: bytes.toString('base64'), about: aboutOf(email) });
}

/** Returns the bytes of a file. Throws as `unseal` does. */
export function unsealYearFile({ keys, email, sealed }: Sealing & { sealed: string }): Buffer {
  return Buffer.from(unseal({ keys, sealed, about: aboutOf(email) }), 'base64');
}
