import { Form, useNavigation } from 'react-router';
import { useMessages } from '#src/messages/messages.tsx';
import { classes } from '#src/shared/classes.ts';
import { Crumb } from '#src/ui/crumb.tsx';
import { SubmitButton } from '#src/ui/form/submit-button.tsx';
import { PageHead } from '#src/ui/page-head.tsx';
import layout from '#src/ui/styles/layout.module.css';
import notes from '#src/ui/styles/notes.module.css';
import { changeEmailsByForm } from './emails.action.server.ts';
import type { Route } from './+types/emails.page';

export function action({ request, context }: Route.ActionArgs) {
  return changeEmailsByForm({ request, context });
}

/**
 * Ends the messages of an NGO about its event, or erases a registration that somebody else made with this mailbox. Opening
 * it does nothing: programs that scan mails open links too.
 */
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
