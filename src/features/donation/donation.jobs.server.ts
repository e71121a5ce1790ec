import type { JobKind } from '#src/server/queue.server.ts';
import type { AppServices } from '#src/server/http/app-services.server.ts';
import { MAIL_RECEIPT, MAIL_RECEIPT_CANCELLED } from './receipts/receipt-issue.service.server.ts';
import { mailCancelledReceipt, mailReceipt } from './receipts/receipt-mail.service.server.ts';

const idOf = (data: unknown) => (data as { id: string }).id;

/** A lost job runs again within a minute; a failed one is repeated for a day. */
const MAILS = {
  retryLimit: 14,
  retryDelay: 30,
  retryBackoff: true,
  retryDelayMax: 4 * 3600,
  expireInSeconds: 60,
  heartbeatSeconds: 10,
};

export const donationJobs: JobKind<AppServices>[] = [
  { name: MAIL_RECEIPT, options: MAILS, run: (services, data) => mailReceipt(services, idOf(data)) },
  {
    name: MAIL_RECEIPT_CANCELLED,
    options: MAILS,
    run: (services, data) => mailCancelledReceipt(services, idOf(data)),
  },
];
