import { useMessages } from '#src/messages/messages.tsx';
import { useMoments } from './moments.ts';
import styles from './status.module.css';
import type { ShownRequest } from './status.view.ts';

/** All that the person wrote, closed at first: phones are shared. */
export function AskedFields({ shown: { request, city } }: { shown: ShownRequest }) {
  const { asked: say } = useMessages('help-request/status');
  const { categories } = useMessages('help-request');
  const { momentOf } = useMoments();
  const { asked, createdAt } = request;
  const fields: [string, string][] = [
    [say.userHelpCategory, categories[asked.userHelpCategory]],
    [say.helpDescription, asked.helpDescription],
    [say.userName, asked.userName],
    [say.userMobile, asked.userMobile],
    [say.userEmail, asked.userEmail],
    [say.userAddress, asked.userAddress],
    [say.userCity, city],
    [say.userPin, asked.userPin],
    [say.safeContact, asked.safeContact ?? say.nothing],
    [say.mails, asked.mayMail ? say.mayMail : say.noMail],
    [say.date, momentOf(createdAt)],
  ];
  return (
    <details className={styles.asked}>
      <summary>{say.summary}</summary>
      <dl>
        {fields.map(([label, text]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd className={styles.written}>{text}</dd>
          </div>
        ))}
      </dl>
    </details>
  );
}
