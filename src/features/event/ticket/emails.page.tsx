import { Form, useNavigation } from 'react-router';
import { useMessages } from '#src/messages/messages.tsx';
import { classes } from '#src/shared/classes.ts';
import { Crumb } from '#src/ui/crumb.tsx';
import { SubmitButton } from '#src/ui/form/submit-button.tsx';
import { FormOutcome } from '#src/ui/form/form-outcome.tsx';
import { PageHead } from '#src/ui/page-head.tsx';
import layout from '#src/ui/styles/layout.module.css';
import { TicketNotFound } from '#src/features/event/ticket/parts/ticket-not-found.tsx';
import { changeEmailsByForm } from './emails.action.server.ts';
import { loadMessages } from './ticket.loader.server.ts';
import type { Route } from './+types/emails.page';

export function loader({ request, context }: Route.LoaderArgs) {
  return loadMessages({ request, context });
}

export function action({ request, context }: Route.ActionArgs) {
  return changeEmailsByForm({ request, context });
}

/**
 * Ends the messages of an NGO about its event, or erases a registration that somebody else made with this mailbox. Opening
 * it does nothing: programs that scan mails open links too.
 */
export default function EmailsPage({ loaderData: { messages }, actionData }: Route.ComponentProps) {
  const { emails: t, otherEvents } = useMessages('event/ticket');
  return (
    <>
      <PageHead title={t.title} hidden />
      <Crumb to="/eventList">{otherEvents}</Crumb>
      <main id="main">
        <div className={classes(layout.wrap, layout.loose, layout.read)}>
          {(messages || actionData?.isErased) && <h1>{t.title}</h1>}
          <FormOutcome outcome={actionData} />
          {messages && <EmailForms isWanted={messages.isWanted} />}
          {!messages && !actionData?.isErased && <TicketNotFound />}
        </div>
      </main>
    </>
  );
}

function EmailForms({ isWanted }: { isWanted: boolean }) {
  const { emails: t } = useMessages('event/ticket');
  const busy = useNavigation().state !== 'idle';
  return (
    <>
      <Form method="post" className={layout.stack}>
        <p>{isWanted ? t.endText : t.endedText}</p>
        <SubmitButton full busy={busy} name="step" value={isWanted ? 'end' : 'resume'}>
          {isWanted ? t.end : t.resume}
        </SubmitButton>
      </Form>
      <Form method="post" className={layout.stack}>
        <h2>{t.notMe}</h2>
        <p>{t.notMeText}</p>
        <SubmitButton second full busy={busy} name="step" value="erase">
          {t.erase}
        </SubmitButton>
      </Form>
    </>
  );
}
