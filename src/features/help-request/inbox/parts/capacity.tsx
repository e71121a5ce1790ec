import { useRef, type FormEvent } from 'react';
import { useRevalidator } from 'react-router';
import { useMessages } from '#src/messages/messages.tsx';
import { useToastSubmission } from '#src/ui/area/edit/use-submission.ts';
import { classes } from '#src/shared/classes.ts';
import { todayInIndia } from '#src/shared/dates.ts';
import { useDays } from '#src/ui/area/use-days.ts';
import { TextField } from '#src/ui/form/field.tsx';
import { SubmitButton } from '#src/ui/form/submit-button.tsx';
import { ClockAlertIcon } from '#src/ui/icons.tsx';
import { BusyButton } from '#src/ui/form/busy-button.tsx';
import button from '#src/ui/styles/button.module.css';
import layout from '#src/ui/styles/layout.module.css';
import notes from '#src/ui/styles/notes.module.css';
import styles from './inbox.module.css';

const NAME = 'until';

/** Sets or ends the NGO's pause. `until` is the last day of the current pause, or null. */
export function Capacity({ until }: { until: string | null }) {
  const { capacity: t } = useMessages('help-request/inbox');
  const form = useMessages('form');
  const days = useDays();
  const { revalidate } = useRevalidator();
  const heading = useRef<HTMLHeadingElement>(null);
  const { busy, error, submit } = useToastSubmission(NAME);

  async function save(day: string | null) {
    const result = await submit(
      (api) => api.helpRequest.setHelpCapacity.$post({ json: { until: day } }),
      day === null ? t.cleared : t.saved(days.date(day)),
    );
    if (!result.ok) return;
    // The pressed button is gone, so the focus moves to the heading, which screen readers announce.
    await revalidate();
    heading.current?.focus();
  }

  function pause(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    void save(String(new FormData(event.currentTarget).get(NAME)));
  }

  if (until !== null)
    return (
      <section className={classes(notes.note, notes.warn, layout.stack)}>
        <h2 ref={heading} tabIndex={-1} className={layout.small}>
          {t.pausedHeading}
        </h2>
        <p className={styles.titled}>
          <ClockAlertIcon />
          <b>{t.paused(days.date(until))}</b>
        </p>
        <p className={layout.small}>{t.pausedLead}</p>
        <BusyButton
          className={classes(button.button, button.second, button.full)}
          busy={busy}
          onClick={() => void save(null)}
        >
          {busy ? form.sending : t.clear}
        </BusyButton>
      </section>
    );
  const today = todayInIndia();
  return (
    <section className={layout.stack}>
      <h2 ref={heading} tabIndex={-1} className={layout.small}>
        {t.heading}
      </h2>
      <p className={classes(layout.mute, layout.small)}>{t.lead}</p>
      <form className={layout.stack} noValidate onSubmit={pause}>
        <TextField
          name={NAME}
          type="date"
          label={t.until}
          hint={t.untilHint}
          error={error}
          min={today}
          required
        />
        <SubmitButton busy={busy} second full>
          {t.pause}
        </SubmitButton>
      </form>
    </section>
  );
}
