import { useNavigate } from 'react-router';
import { useMessages } from '#src/messages/messages.tsx';
import { classes } from '#src/shared/classes.ts';
import { PasswordAction } from '#src/ui/area/password-action.tsx';
import layout from '#src/ui/styles/layout.module.css';
import type { AssistedRequest } from '#src/features/help-request/assisted/assisted.contract.ts';
import { useAssistedPaths } from './assisted-paths.ts';

/** Takes back the consent of the person at their wish, which erases the request. */
export function WithdrawConsent({ request: { _id: id, reference } }: { request: AssistedRequest }) {
  const { withdraw: t } = useMessages('help-request/assisted');
  const navigate = useNavigate();
  const paths = useAssistedPaths();
  return (
    <section className={layout.stack}>
      <h2>{t.heading}</h2>
      <p className={classes(layout.mute, layout.read)}>{t.lead}</p>
      <p>
        <PasswordAction
          label={t.start}
          name={reference}
          title={t.title}
          confirm={t.yes}
          withdraws
          destroys
          call={(api) => api.helpRequest.withdrawHelpConsent[':id'].$post({ param: { id } })}
          onDone={async () => navigate(paths.list)}
        >
          <p>{t.text}</p>
        </PasswordAction>
      </p>
    </section>
  );
}
