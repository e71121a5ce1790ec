import { BRAND } from '#src/brand.ts';
import { catalogues } from '#src/messages/catalogues.server.ts';
import type { AppServices } from '#src/server/http/app-services.server.ts';
import { countRequest, type RateLimit } from '#src/server/security/rate-limit.server.ts';
import { pathInLanguage, type Language } from '#src/shared/languages.ts';
import { formatCount } from '#src/shared/numbers.ts';
import { listAdmins } from './staff-accounts.service.server.ts';
import type { MailText } from '#src/features/mail/mail-layout.server.tsx';
import { queueMail } from '#src/features/mail/mail.service.server.ts';
import { countEvents } from '#src/features/audit/security-log/security-log.service.server.ts';
import {
  ALERT_MINUTES,
  ALERT_THRESHOLDS,
  type SecurityEventKind,
} from '#src/features/audit/security-log/security-log.values.ts';

/** Administrators are alerted about each kind of event at most once an hour. */
const ALERTS: RateLimit = { name: 'security-alert', requests: 1, seconds: 3600 };

/** Mails every administrator, in their language, about each kind of event that has reached its threshold. */
export async function alertAdmins(services: Omit<AppServices, 'files'>): Promise<void> {
  for (const { kind, occurrences } of await countEvents(services, ALERT_MINUTES)) {
    const threshold = ALERT_THRESHOLDS[kind];
    if (threshold === undefined || occurrences < threshold) continue;
    if ((await countRequest(services.db, { limit: ALERTS, subject: kind })) !== undefined) continue;
    await services.db.transaction().execute(async (db) => {
      for (const { email, language } of await listAdmins(db)) {
        const text = alertMail({ language, kind, occurrences });
        await queueMail({ ...services, db }, { event: 'securityAlert', to: email, language, text });
      }
    });
  }
}

function alertMail(about: { language: Language; kind: SecurityEventKind; occurrences: number }): MailText {
  const { language, kind, occurrences } = about;
  const t = catalogues[language].mail.securityAlert;
  const { kinds } = catalogues[language]['audit/security-log'];
  return {
    subject: t.subject,
    lines: [t.line(kinds[kind], occurrences, formatCount(occurrences)), t.next],
    link: {
      label: t.link,
      path: pathInLanguage({ path: `/${BRAND.slug}/security?kind=${kind}`, language }),
    },
  };
}
