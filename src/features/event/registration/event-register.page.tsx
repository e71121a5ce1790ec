import { useMessages } from '#src/messages/messages.tsx';
import { classes } from '#src/shared/classes.ts';
import { Crumb } from '#src/ui/crumb.tsx';
import { NextSteps } from '#src/ui/form/timeline.tsx';
import { callOrUnreachable, useOutcome } from '#src/ui/form/use-outcome.ts';
import { PageHead } from '#src/ui/page-head.tsx';
import layout from '#src/ui/styles/layout.module.css';
import { loadEventDetails } from '#src/features/event/details/event-details.loader.server.ts';
import { EventName } from '#src/features/event/registration/parts/event-name.tsx';
import { RegisterForm } from '#src/features/event/registration/parts/register-form.tsx';
import { Registered } from '#src/features/event/registration/parts/registered.tsx';
import { RegistrationClosed } from '#src/features/event/registration/parts/registration-closed.tsx';
import { registerByForm } from './registration.action.server.ts';
import type { RegistrationOutcome } from './submit-registration.ts';
import type { Route } from './+types/event-register.page';

export function loader({ context, params }: Route.LoaderArgs) {
  return loadEventDetails({ context, id: params.eventId });
}

export function action({ context, request, params }: Route.ActionArgs) {
  return registerByForm({ context, request, eventId: params.eventId });
}

/** Without a network connection the page stays as it is, with everything that was typed. */
export function clientAction({ serverAction }: Route.ClientActionArgs) {
  return callOrUnreachable(serverAction);
}

const INITIAL: RegistrationOutcome = { values: {}, errors: {} };

export default function EventRegisterPage({ loaderData: view, actionData }: Route.ComponentProps) {
  const t = useMessages('event/registration');
  const outcome = useOutcome({ response: actionData, initial: INITIAL });
  const { registered } = outcome;
  const isOpen = view.state === 'open' || view.state === 'full';
  const steps = t.next.steps.map(([title = '', text]) => ({ key: title, title, text }));
  return (
    <>
      <PageHead
        title={t.pageTitle(view.title.text)}
        description={t.description(view.title.text, view.when)}
        hidden
      />
      <Crumb to={`/eventDetail/${view._id}`}>{t.toEvent}</Crumb>
      <main id="main">
        <div className={classes(layout.wrap, layout.split)}>
          <div className={classes(layout.loose, layout.read)}>
            <EventName view={view} title={registered ? t.done.heading : t.title} />
            {registered ? (
              <Registered status={registered.status} email={outcome.values['email'] ?? ''} />
            ) : isOpen ? (
              <RegisterForm view={view} outcome={outcome} />
            ) : (
              <RegistrationClosed view={view} />
            )}
          </div>
          {isOpen && !registered && <NextSteps heading={t.next.heading} steps={steps} />}
        </div>
      </main>
    </>
  );
}
