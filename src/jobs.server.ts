import { accountJobs } from './features/account/account.jobs.server.ts';
import { donationJobs } from './features/donation/donation.jobs.server.ts';
import { eventJobs } from './features/event/event.jobs.server.ts';
import { feedbackJobs } from './features/feedback/feedback.jobs.server.ts';
import { helpRequestJobs } from './features/help-request/help-request.jobs.server.ts';
import { mailJobs } from './features/mail/mail.jobs.server.ts';
import { verificationJobs } from './features/ngo/verification/verification.jobs.server.ts';
import { ngoIndexJobs } from './features/ngo/ngo-index.jobs.server.ts';
import { photoJobs } from './features/ngo/photos/photo.jobs.server.ts';
import { schemeJobs } from './features/scheme/scheme.jobs.server.ts';
import { searchTermsJobs } from './features/search-terms/search-terms.jobs.server.ts';
import { volunteerJobs } from './features/volunteer/volunteer.jobs.server.ts';
import { lookJobs } from './features/audit/personal-data/looks.jobs.server.ts';
import { securityLogJobs } from './features/audit/security-log/security-log.jobs.server.ts';
import type { AppServices } from './server/http/app-services.server.ts';
import type { Mailer } from './server/mailer.server.ts';
import type { JobKind } from './server/queue.server.ts';

export type JobServices = AppServices & { mailer: Mailer };

/** What a migration leaves to the app, one feature after the other: a start needs few connections for it. */
const rewriteOldRows: JobKind<JobServices> = {
  name: 'rewriteOldRows',
  // An earlier version may still run beside this one.
  schedule: '35 * * * *',
  atStart: true,
  run: async ({ db, features }) => {
    for (const feature of features) await feature.rewriteOldRows?.(db);
  },
};

/** All background jobs. */
export const jobKinds: JobKind<JobServices>[] = [
  rewriteOldRows,
  ...accountJobs,
  ...mailJobs,
  ...verificationJobs,
  ...ngoIndexJobs,
  ...photoJobs,
  ...feedbackJobs,
  ...helpRequestJobs,
  ...eventJobs,
  ...schemeJobs,
  ...volunteerJobs,
  ...donationJobs,
  ...securityLogJobs,
  ...lookJobs,
  ...searchTermsJobs,
];

/** Enqueues the jobs that are due whenever a process starts. */
export async function sendJobsAtStart({ db, queue }: Pick<AppServices, 'db' | 'queue'>): Promise<void> {
  for (const { name, atStart } of jobKinds) if (atStart) await queue.send({ db, name, data: {} });
}
