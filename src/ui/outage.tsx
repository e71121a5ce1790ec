import { useMessages } from '#src/messages/messages.tsx';
import { ErrorPanel } from './error-panel.tsx';
import button from '#src/ui/styles/button.module.css';

/**
 * Shown in place of a page while the database is unreachable. `unsent` are the fields of a submitted form,
 * which a button sends again.
 */
export function Outage({ unsent }: { unsent: [name: string, value: string][] | undefined }) {
  const t = useMessages('outage');
  const sendAgain = unsent && (
    <form method="post">
      {unsent.map(([name, value], index) => (
        <input key={index} type="hidden" name={name} value={value} />
      ))}
      <button type="submit" className={button.button}>
        {t.sendAgain}
      </button>
    </form>
  );
  return <ErrorPanel action={sendAgain}>{t.away}</ErrorPanel>;
}
