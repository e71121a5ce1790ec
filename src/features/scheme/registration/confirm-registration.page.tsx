import { data } from 'react-router';
import { readOutcome } from '#src/browser/api-client.ts';
import { useMessages } from '#src/messages/messages.tsx';
import { classes } from '#src/shared/classes.ts';
import { pageContext } from '#src/server/http/page-context.server.ts';
import { Link } from '#src/ui/link.tsx';
import button from '#src/ui/styles/button.module.css';
import layout from '#src/ui/styles/layout.module.css';
import notes from '#src/ui/styles/notes.module.css';
import { PageHead } from '#src/ui/page-head.tsx';
import type { Route } from './+types/confirm-registration.page';

/** Confirming takes a button press, because mail scanners open links and must not confirm anything. */
export async function action({ context, params: { token } }: Route.ActionArgs) {
  const { api } = context.get(pageContext);
  const { ok, status, body } = await api.scheme.confirmRegistration
    .$post({ json: { token } })
    .then(readOutcome);
  return data({ isConfirmed: ok, msg: body.msg }, { status });
}

export default function ConfirmRegistrationPage({ actionData: outcome }: Route.ComponentProps) {
  const { confirm: t } = useMessages('scheme/registration');
  return (
    <>
      <PageHead title={t.title} hidden />
      <main id="main">
        <div className={classes(layout.wrap, layout.band, layout.stack)}>
          <h1>{outcome?.isConfirmed ? t.confirmed : t.title}</h1>
          {outcome && (
            <p
              role={outcome.isConfirmed ? 'status' : 'alert'}
              className={classes(notes.note, !outcome.isConfirmed && notes.bad)}
            >
              {outcome.msg}
            </p>
          )}
          {!outcome && (
            <form method="post" className={layout.stack}>
              <p>{t.lead}</p>
              <button type="submit" className={classes(button.button, button.full)}>
                {t.submit}
              </button>
            </form>
          )}
          {outcome && (
            <Link className={classes(button.button, button.second, button.full)} to="/schemes">
              {t.schemes}
            </Link>
          )}
        </div>
      </main>
    </>
  );
}
