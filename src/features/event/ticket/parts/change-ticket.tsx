import { Form, useNavigation } from 'react-router';
import { useMessages } from '#src/messages/messages.tsx';
import { classes } from '#src/shared/classes.ts';
import { SelectField } from '#src/ui/form/field.tsx';
import { SubmitButton } from '#src/ui/form/submit-button.tsx';
import layout from '#src/ui/styles/layout.module.css';
import panel from '#src/ui/styles/panel.module.css';
import { PARTY_MOST } from '#src/features/event/event.values.ts';
import type { TicketView } from '#src/features/event/ticket/ticket.view.ts';
import styles from './ticket.module.css';

/** Forms that take offered seats, change the number of people, or cancel. */
export function ChangeTicket({ view: { state, partySize } }: { view: TicketView }) {
  const t = useMessages('event/ticket');
  const busy = useNavigation().state !== 'idle';
  const sizes = Array.from({ length: PARTY_MOST }, (_, at) => String(at + 1));
  return (
    <aside className={classes(panel.panel, layout.loose)}>
      {state === 'offered' && (
        <Form method="post">
          <SubmitButton full busy={busy} name="step" value="take">
            {t.take}
          </SubmitButton>
        </Form>
      )}
      <Form method="post" className={layout.stack} key={partySize}>
        <SelectField
          name="partySize"
          label={t.change}
          defaultValue={String(partySize)}
          options={sizes.map((size) => ({ value: size, label: size }))}
        />
        <SubmitButton second full busy={busy} name="step" value="change">
          {t.changeSubmit}
        </SubmitButton>
      </Form>
      <details className={styles.cancel}>
        <summary>{t.cancel}</summary>
        <Form method="post" className={layout.stack}>
          <p>{t.cancelText}</p>
          <SubmitButton second full busy={busy} name="step" value="cancel">
            {t.cancelSubmit}
          </SubmitButton>
        </Form>
      </details>
    </aside>
  );
}
