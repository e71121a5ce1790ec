import { useMessages } from '#src/messages/messages.tsx';
import { classes } from '#src/shared/classes.ts';
import { Crumb } from '#src/ui/crumb.tsx';
import { NextSteps } from '#src/ui/form/timeline.tsx';
import { callOrUnreachable, useOutcome } from '#src/ui/form/use-outcome.ts';
import { PageHead } from '#src/ui/page-head.tsx';
import layout from '#src/ui/styles/layout.module.css';
import { ApplicationForm } from '#src/features/volunteer/application/parts/application-form.tsx';
import { Applied } from '#src/features/volunteer/application/parts/applied.tsx';
import { applyByForm } from './application.action.server.ts';
import { loadApplication } from './application.loader.server.ts';
import type { ApplicationOutcome } from './application.view.ts';
import type { Route } from './+types/application.page';

export function loader({ request, context, params }: Route.LoaderArgs) {
  return loadApplication({ request, context, ngoId: params.ngoId });
}

export function action({ request, context, params }: Route.ActionArgs) {
  return applyByForm({ request, context, ngoId: params.ngoId });
}

/** Without a network connection the page stays as it is, with everything that was typed. */
export function clientAction({ serverAction }: Route.ClientActionArgs) {
  return callOrUnreachable(serverAction);
}

const INITIAL: ApplicationOutcome = { values: { texts: {}, skills: [], availability: [] }, errors: {} };

/** The form of an NGO's volunteers. */
export default function ApplicationPage({ loaderData: view, actionData }: Route.ComponentProps) {
  const t = useMessages('volunteer/application');
  const outcome = useOutcome({ response: actionData, initial: INITIAL });
  const { ngo } = view;
  const isSent = outcome.isSent ?? false;
  const steps = t.next.steps.map(([title = '', text]) => ({ key: title, title, text }));
  return (
    <>
      <PageHead title={t.pageTitle(ngo.name)} description={t.description(ngo.name)} />
      <Crumb to={ngo.path}>{t.toNgo}</Crumb>
      <main id="main">
        <div className={classes(layout.wrap, layout.split)}>
          <div className={classes(layout.loose, layout.read)}>
            <div className={layout.stack}>
              <h1>{isSent ? t.done.title : t.title}</h1>
              <p className={layout.lead}>
                <b lang={ngo.lang}>{ngo.name}</b>
              </p>
              {!isSent && <p className={layout.mute}>{t.lead}</p>}
            </div>
            {isSent ? (
              <Applied email={outcome.values.texts['email'] ?? ''} toNgo={ngo.path} />
            ) : (
              <ApplicationForm view={view} outcome={outcome} />
            )}
          </div>
          {!isSent && <NextSteps heading={t.next.heading} steps={steps} />}
        </div>
      </main>
    </>
  );
}
