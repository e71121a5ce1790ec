import { useRevalidator } from 'react-router';
import { useMessages } from '#src/messages/messages.tsx';
import { classes } from '#src/shared/classes.ts';
import { PasswordAction } from '#src/ui/area/password-action.tsx';
import { useDays } from '#src/ui/area/use-days.ts';
import layout from '#src/ui/styles/layout.module.css';
import type { AssistedRequest } from '#src/features/help-request/assisted/assisted.contract.ts';

/** Says on which day a request is erased whose consent a helper took back, and restores it until then. */
export function RestoreRequest({
  request: { _id: id, reference, erasedOn },
}: {
  request: AssistedRequest & { erasedOn: string };
}) {
  const { restore: t } = useMessages('help-request/assisted');
  const days = useDays();
  const { revalidate } = useRevalidator();
  return (
    <section className={layout.stack}>
      <h2>{t.heading}</h2>
      <p className={classes(layout.mute, layout.read)}>{t.lead(days.date(erasedOn))}</p>
      <p>
        <PasswordAction
          label={t.start}
          name={reference}
          title={t.title}
          confirm={t.yes}
          call={(api) => api.helpRequest.restoreHelpRequest[':id'].$post({ param: { id } })}
          onDone={() => revalidate()}
        >
          <p>{t.text}</p>
        </PasswordAction>
      </p>
    </section>
  );
}
