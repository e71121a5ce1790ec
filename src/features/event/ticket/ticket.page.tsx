import { useMessages } from '#src/messages/messages.tsx';
import { classes } from '#src/shared/classes.ts';
import { Crumb } from '#src/ui/crumb.tsx';
import { FormOutcome } from '#src/ui/form/form-outcome.tsx';
import { PageHead } from '#src/ui/page-head.tsx';
import layout from '#src/ui/styles/layout.module.css';
import { TicketBody } from '#src/features/event/ticket/parts/ticket-body.tsx';
import { TicketNotFound } from '#src/features/event/ticket/parts/ticket-not-found.tsx';
import { changeByForm, loadTicket } from './ticket.loader.server.ts';
import type { Route } from './+types/ticket.page';

export function loader({ request, context }: Route.LoaderArgs) {
  return loadTicket({ request, context });
}

export function action({ request, context }: Route.ActionArgs) {
  return changeByForm({ request, context });
}

/** The ticket of one party, opened with the secret link in its mail. */
export default function TicketPage({ loaderData: { view }, actionData }: Route.ComponentProps) {
  const t = useMessages('event/ticket');
  return (
    <>
      <PageHead title={t.title} hidden />
      <Crumb to={view ? `/eventDetail/${view.eventId}` : '/eventList'}>
        {view ? t.toEvent : t.otherEvents}
      </Crumb>
      <main id="main">
        <div className={classes(layout.wrap, layout.loose)}>
          <FormOutcome outcome={actionData} />
          {view ? <TicketBody view={view} /> : <TicketNotFound />}
        </div>
      </main>
    </>
  );
}
