import { useMessages } from '#src/messages/messages.tsx';
import { classes } from '#src/shared/classes.ts';
import { TownLink } from '#src/ui/link.tsx';
import button from '#src/ui/styles/button.module.css';
import layout from '#src/ui/styles/layout.module.css';
import notes from '#src/ui/styles/notes.module.css';
import type { EventDetailsView } from '#src/features/event/details/event-details.view.ts';

/** Says why nobody can register any more. */
export function RegistrationClosed({ view: { state, organiser } }: { view: EventDetailsView }) {
  const t = useMessages('event/details');
  const { done } = useMessages('event/registration');
  const reason = state === 'cancelled' || state === 'over' ? t[state] : t.closed;
  return (
    <div className={layout.stack}>
      <div className={classes(notes.note, notes.warn)}>
        <p>
          <b>{reason}</b>
        </p>
        {state === 'closed' && (
          <p>
            {t.closedHint} <TownLink to={organiser.path}>{organiser.text}</TownLink>
          </p>
        )}
      </div>
      <TownLink className={classes(button.button, button.second)} to="/eventList">
        {done.otherEvents}
      </TownLink>
    </div>
  );
}
