import { data, Form, useNavigation } from 'react-router';
import { readOutcome } from '#src/browser/api-client.ts';
import { useMessages } from '#src/messages/messages.tsx';
import { pageContext } from '#src/server/http/page-context.server.ts';
import { readTexts } from '#src/server/http/page-responses.server.ts';
import { classes } from '#src/shared/classes.ts';
import { Crumb } from '#src/ui/crumb.tsx';
import { SubmitButton } from '#src/ui/form/submit-button.tsx';
import { PageHead } from '#src/ui/page-head.tsx';
import layout from '#src/ui/styles/layout.module.css';
import notes from '#src/ui/styles/notes.module.css';
import { tokenOf } from './ticket.loader.server.ts';
import type { Route } from './+types/emails.page';

/** Does what the button says. Opening the page does nothing: programs that scan mails open links too. */
export async function action({ request, context }: Route.ActionArgs) {
  const { event: api } = context.get(pageContext).api;
  const token = tokenOf(request);
  const step = (await readTexts(request))('step');
  if (step !== 'end' && step !== 'erase') throw data(null, { status: 400 });
  const call =
    step === 'erase'
      ? api.eraseRegistration.$post({ json: { token } })
      : api.endEventMessages.$post({ query: { ticket: token } });
  const { ok, status, body } = await call.then(readOutcome);
  return data({ msg: body.msg, isRefused: !ok }, { status });
}

/** Ends the messages of an NGO about its event, or erases a registration that somebody else made with this mailbox. */
export default function EmailsPage({ actionData }: Route.ComponentProps) {
  const { emails: t, otherEvents } = useMessages('event/ticket');
  const busy = useNavigation().state !== 'idle';
  return (
    <>
      <PageHead title={t.title} hidden />
      <Crumb to="/eventList">{otherEvents}</Crumb>
      <main id="main">
        <div className={classes(layout.wrap, layout.loose, layout.read)}>
          <h1>{t.title}</h1>
          <div role="status">
            {actionData?.msg && (
              <p className={classes(notes.note, actionData.isRefused ? notes.bad : notes.good)}>
                {actionData.msg}
              </p>
            )}
          </div>
          <Form method="post" className={layout.stack}>
            <p>{t.endText}</p>
            <SubmitButton full busy={busy} name="step" value="end">
              {t.end}
            </SubmitButton>
          </Form>
          <Form method="post" className={layout.stack}>
            <h2>{t.notMe}</h2>
            <p>{t.notMeText}</p>
            <SubmitButton second full busy={busy} name="step" value="erase">
              {t.erase}
            </SubmitButton>
          </Form>
        </div>
      </main>
    </>
  );
}
