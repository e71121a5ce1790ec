import { Form, useNavigation } from 'react-router';
import { useMessages } from '#src/messages/messages.tsx';
import { classes } from '#src/shared/classes.ts';
import { SubmitButton } from '#src/ui/form/submit-button.tsx';
import { TownLink } from '#src/ui/link.tsx';
import layout from '#src/ui/styles/layout.module.css';
import type { ReminderView } from '#src/features/donation/donor-page/donor-page.view.ts';
import styles from './donor-page.module.css';

/** The monthly reminders, each with the button that ends it. */
export function Reminders({ reminders }: { reminders: readonly ReminderView[] }) {
  const { reminders: t } = useMessages('donation/donor-page');
  const busy = useNavigation().state !== 'idle';
  if (reminders.length === 0) return null;
  return (
    <section className={layout.stack}>
      <h2>{t.title}</h2>
      <ul>
        {reminders.map(({ token, ngo, amount, nextOn, path }) => (
          <li key={token} className={styles.gift}>
            <div>
              <p lang={ngo.lang}>
                <b>{t.line(amount, ngo.text)}</b>
              </p>
              <p className={classes(layout.small, layout.mute)}>
                {nextOn === null ? t.waiting : t.next(nextOn)}
              </p>
            </div>
            <Form method="post" className={layout.line} preventScrollReset>
              <input type="hidden" name="gift" value={token} />
              <SubmitButton second busy={busy} name="step" value="endReminder">
                {t.end}
                <span className={layout.hiddenText}> {ngo.text}</span>
              </SubmitButton>
              <span className={layout.links}>
                <TownLink to={path}>
                  {t.change}
                  <span className={layout.hiddenText}> {ngo.text}</span>
                </TownLink>
              </span>
            </Form>
          </li>
        ))}
      </ul>
    </section>
  );
}
