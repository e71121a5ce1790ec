import { TOTP_SECRETS } from './features/account/second-factor/totp-secrets.server.ts';
import { BANK_SECRETS } from './features/donation/bank-details/payment-details.server.ts';
import { DONOR_IDS } from './features/donation/donor/donor-id.server.ts';
import { GATEWAY_SECRETS } from './features/donation/gateway-account/gateway-keys.server.ts';
import { YEAR_FILES } from './features/donation/donor-year-file/year-file-content.server.ts';
import { RECEIPT_CONTENTS } from './features/donation/receipts/receipt-content.server.ts';
import { PIN_HASHES } from './features/help-request/assisted/pin.server.ts';
import { MAIL_CONTENTS } from './features/mail/mail-content.server.ts';
import type { SealedColumn } from './server/database/sealed-columns.queries.server.ts';

/** All columns that are sealed with the app's key. `npm run secrets:rotate` seals them with a new one. */
export const sealedColumns: readonly SealedColumn[] = [
  ...TOTP_SECRETS,
  ...BANK_SECRETS,
  ...GATEWAY_SECRETS,
  ...DONOR_IDS,
  ...RECEIPT_CONTENTS,
  ...YEAR_FILES,
  ...PIN_HASHES,
  ...MAIL_CONTENTS,
];
