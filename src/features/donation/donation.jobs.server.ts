import type { JobKind } from '#src/server/queue.server.ts';
import type { AppServices } from '#src/server/http/app-services.server.ts';
import { MAIL_RECEIPT, MAIL_RECEIPT_CANCELLED } from './receipts/receipt-issue.service.server.ts';
import { mailCancelledReceipt, mailReceipt } from './receipts/receipt-mail.service.server.ts';
import { applyDueBankDetails } from './bank-changes/activation.service.server.ts';
import { mailNewClaims } from './claim-digest/claim-digest.service.server.ts';
import { reconcileGateway } from './gateway/reconcile.service.server.ts';
import { ISSUE_WAITING_RECEIPTS, issueWaitingReceipts } from './receipts/waiting-receipts.service.server.ts';
import { remindOfDuties } from './compliance/duty-reminder.service.server.ts';
import { MAIL_DONOR_LINK, mailDonorLink } from './donor-page/donor-link.service.server.ts';
import { MAKE_YEAR_FILE, makeYearFile } from './donor-year-file/year-file.service.server.ts';
import { remindDonors } from './standing-gift/standing-gift-reminder.service.server.ts';
import { eraseOldDonations } from './retention/retention.service.server.ts';

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
  {
    name: ISSUE_WAITING_RECEIPTS,
    // Thousands of receipts can wait. A job that is lost goes on where it was.
    options: { ...MAILS, expireInSeconds: 3600 },
    run: (services, data) => issueWaitingReceipts(services, (data as { ngoId: string }).ngoId),
  },
  {
    name: 'applyDueBankDetails',
    schedule: '*/5 * * * *',
    run: async (services) => void (await applyDueBankDetails(services)),
  },
  {
    name: 'mailNewClaims',
    schedule: '30 8 * * *',
    run: async (services) => void (await mailNewClaims(services)),
  },
  {
    name: 'reconcileGateway',
    options: { expireInSeconds: 3600, heartbeatSeconds: 30 },
    schedule: '40 3 * * *',
    run: async (services) => void (await reconcileGateway(services)),
  },
  {
    name: MAIL_DONOR_LINK,
    options: MAILS,
    run: (services, data) => mailDonorLink(services, data as { sealed: string }),
  },
  {
    name: MAKE_YEAR_FILE,
    options: { ...MAILS, expireInSeconds: 900 },
    run: (services, data) => makeYearFile(services, idOf(data)),
  },
  {
    name: 'remindDonors',
    schedule: '0 9 * * *',
    run: async (services) => void (await remindDonors(services)),
  },
  {
    name: 'remindOfDuties',
    schedule: '0 8 * * *',
    run: async (services) => void (await remindOfDuties(services)),
  },
  {
    name: 'eraseOldDonations',
    schedule: '40 4 * * *',
    run: async (services) => void (await eraseOldDonations(services)),
  },
];
