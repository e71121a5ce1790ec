import { useMessages } from '#src/messages/messages.tsx';
import { classes } from '#src/shared/classes.ts';
import { formatDay } from '#src/shared/dates.ts';
import { CheckField } from '#src/ui/form/field.tsx';
import { TownLink } from '#src/ui/link.tsx';
import layout from '#src/ui/styles/layout.module.css';
import notes from '#src/ui/styles/notes.module.css';
import type { FormNgo, HelpFormValues } from '#src/features/help-request/help-request.view.ts';

/**
 * Names the NGO that the form is addressed to, or explains why it cannot be asked. In that case the form
 * works like any other.
 */
export function AddressedTo({ ngo, values }: { ngo: FormNgo; values: HelpFormValues }) {
  const t = useMessages('help-request/submission/addressed');
  const { months } = useMessages('site');
  const { _id, name, canBeAsked, pausedUntil } = ngo;
  const called = name ?? t.someNgo;
  if (!canBeAsked)
    return (
      <section className={classes(notes.note, notes.warn, layout.stack)}>
        <h2>{t.unavailable(called)}</h2>
        <p>
          {pausedUntil !== null && `${t.paused(formatDay({ day: pausedUntil, months }))} `}
          {t.unavailableLead}
        </p>
      </section>
    );
  return (
    <section className={classes(notes.note, layout.stack)}>
      <h2>{t.heading(called)}</h2>
      <p>{t.lead}</p>
      <input type="hidden" name="ngo" value={_id} />
      <CheckField
        name="askOthers"
        value="1"
        label={t.askOthers}
        defaultChecked={values['askOthers'] !== undefined}
      />
      <p className={layout.links}>
        <TownLink to="/helpRequest">{t.without}</TownLink>
      </p>
    </section>
  );
}
