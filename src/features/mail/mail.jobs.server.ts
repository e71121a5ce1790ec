import type { Database } from '#src/server/database.server.ts';
import type { FeatureHooks } from '#src/server/feature-hooks.server.ts';
import type { Mailer } from '#src/server/mailer.server.ts';
import type { JobKind } from '#src/server/queue.server.ts';
import type { Keys } from '#src/server/security/keys.server.ts';
import { emptyOldMails } from './empty-mails.queries.server.ts';
import { deleteOldMailings } from './ngo-mailing/ngo-mailing.queries.server.ts';
import { giveUpMail, SEND_MAIL, sendMail } from './mail.service.server.ts';

type Services = {
  db: Database;
  mailer: Mailer;
  origin: string;
  keys: Keys;
  features: readonly FeatureHooks[];
};

export const GIVE_UP_MAIL = 'giveUpMail';
const RETENTION_DAYS = 30;
const idOf = (data: unknown) => (data as { id: string }).id;

export const mailJobs: JobKind<Services>[] = [
  {
    name: SEND_MAIL,
    // The delay doubles from half a minute up to four hours. The attempts span more than a day.
    options: {
      retryLimit: 14,
      retryDelay: 30,
      retryBackoff: true,
      retryDelayMax: 4 * 3600,
      expireInSeconds: 60,
      heartbeatSeconds: 10,
      deadLetter: GIVE_UP_MAIL,
    },
    run: (services, data) => sendMail(services, idOf(data)),
  },
  { name: GIVE_UP_MAIL, run: (services, data) => giveUpMail(services, idOf(data)) },
  {
    name: 'emptyOldMails',
    schedule: '20 3 * * *',
    run: async ({ db }) => {
      await emptyOldMails(db, RETENTION_DAYS);
      await deleteOldMailings(db);
    },
  },
];
