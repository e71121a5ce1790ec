import { useMessages } from '#src/messages/messages.tsx';
import { useMoments } from './moments.ts';
import styles from './status.module.css';
import type { FullRequest } from './status.view.ts';

/** Everything that the person entered. Collapsed at first, because phones are shared. */
export function RequestFields({ full: { request, city } }: { full: FullRequest }) {
  const { details: t } = useMessages('help-request/status');
  const { categories } = useMessages('help-request');
  const { momentOf } = useMoments();
  const { asked, createdAt, isAssisted } = request;
  const fields: [string, string][] = [
    [t.userHelpCategory, categories[asked.userHelpCategory]],
    [t.helpDescription, asked.helpDescription],
    [t.userName, asked.userName],
    [t.userMobile, asked.userMobile],
    ...(isAssisted ? [] : [[t.userEmail, asked.userEmail] as [string, string]]),
    [t.userAddress, asked.userAddress],
    [t.userCity, city],
    [t.userPin, asked.userPin],
    [t.safeContact, asked.safeContact ?? t.nothing],
    ...(isAssisted ? [] : [[t.mails, asked.mayMail ? t.mayMail : t.noMail] as [string, string]]),
    [t.date, momentOf(createdAt)],
  ];
  return (
    <details className={styles.details}>
      <summary>{t.summary}</summary>
      <dl>
        {fields.map(([label, text]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd className={styles.quote}>{text}</dd>
          </div>
        ))}
      </dl>
    </details>
  );
}
