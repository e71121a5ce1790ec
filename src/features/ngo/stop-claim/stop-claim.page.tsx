import { Form, useNavigation } from 'react-router';
import { useMessages } from '#src/messages/messages.tsx';
import { classes } from '#src/shared/classes.ts';
import { Crumb } from '#src/ui/crumb.tsx';
import { SubmitButton } from '#src/ui/form/submit-button.tsx';
import { TownLink } from '#src/ui/link.tsx';
import { PageHead } from '#src/ui/page-head.tsx';
import layout from '#src/ui/styles/layout.module.css';
import { loadStopClaim, stopByForm } from './stop-claim.loader.server.ts';
import type { Route } from './+types/stop-claim.page';

export function loader({ request, context }: Route.LoaderArgs) {
  return loadStopClaim({ request, context });
}

export function action({ request, context }: Route.ActionArgs) {
  return stopByForm({ request, context });
}

/** The page behind the link in the mail about a claim. Works without signing in and without a script. */
export default function StopClaimPage({ loaderData: { view } }: Route.ComponentProps) {
  const t = useMessages('ngo/stop-claim');
  const { home } = useMessages('site');
  const busy = useNavigation().state !== 'idle';
  const state = view?.state ?? 'unknown';
  return (
    <>
      <PageHead title={t.title} hidden />
      <Crumb to="/">{home}</Crumb>
      <main id="main">
        <div className={classes(layout.wrap, layout.loose, layout.read)}>
          {state === 'open' && view && (
            <>
              <h1>{t.ask(view.ngo)}</h1>
              <p>{t.who(view.email)}</p>
              <p>{t.when(view.from)}</p>
              <Form method="post" className={layout.stack}>
                <SubmitButton full busy={busy}>
                  {t.stop}
                </SubmitButton>
                <p className={layout.mute}>{t.fine}</p>
              </Form>
            </>
          )}
          {state !== 'open' && (
            <div className={layout.stack} role="status">
              <h1>{t.states[state].heading}</h1>
              <p>{t.states[state].text}</p>
              <p className={layout.links}>
                <TownLink to="/contact">{t.contact}</TownLink>
              </p>
            </div>
          )}
        </div>
      </main>
    </>
  );
}
