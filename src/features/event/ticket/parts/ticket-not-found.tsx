import { useMessages } from '#src/messages/messages.tsx';
import { classes } from '#src/shared/classes.ts';
import { TownLink } from '#src/ui/link.tsx';
import button from '#src/ui/styles/button.module.css';
import layout from '#src/ui/styles/layout.module.css';

/** The link in a mail leads to no ticket. */
export function TicketNotFound() {
  const t = useMessages('event/ticket');
  return (
    <div className={classes(layout.stack, layout.read)}>
      <h1>{t.notFound}</h1>
      <p>{t.notFoundText}</p>
      <TownLink className={classes(button.button, button.second)} to="/eventList">
        {t.otherEvents}
      </TownLink>
    </div>
  );
}
