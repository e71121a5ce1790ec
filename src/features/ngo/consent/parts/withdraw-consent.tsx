import { useNavigate } from 'react-router';
import { endSession } from '#src/browser/session.ts';
import { useMessages } from '#src/messages/messages.tsx';
import { classes } from '#src/shared/classes.ts';
import { PasswordAction } from '#src/ui/area/password-action.tsx';
import layout from '#src/ui/styles/layout.module.css';

/** Takes back the consent of the NGO, after saying what happens then and asking for the password. */
export function WithdrawConsent({ isManager, name }: { isManager: boolean; name: string }) {
  const t = useMessages('ngo/consent');
  const navigate = useNavigate();

  /** The server has ended the session. */
  async function onDone() {
    endSession();
    await navigate('/');
  }
  return (
    <section className={layout.stack}>
      <h2>{t.heading}</h2>
      <p className={classes(layout.mute, layout.read)}>
        {t.lead} {!isManager && t.onlyManagers}
      </p>
      {isManager && (
        <p>
          <PasswordAction
            label={t.start}
            name={name}
            title={t.title}
            confirm={t.yes}
            withdraws
            destroys
            password={t.password}
            call={(api) => api.ngo.withdrawNgoConsent.$post()}
            onDone={onDone}
          >
            <ul className={layout.stack}>
              {t.effects.map((effect) => (
                <li key={effect}>{effect}</li>
              ))}
            </ul>
          </PasswordAction>
        </p>
      )}
    </section>
  );
}
