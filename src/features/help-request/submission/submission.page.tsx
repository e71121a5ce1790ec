import { useRef } from 'react';
import { useMessages } from '#src/messages/messages.tsx';
import { classes } from '#src/shared/classes.ts';
import { Crumb } from '#src/ui/crumb.tsx';
import { NextSteps } from '#src/ui/form/timeline.tsx';
import layout from '#src/ui/styles/layout.module.css';
import { Link } from '#src/ui/link.tsx';
import { PageHead } from '#src/ui/page-head.tsx';
import { QuickExit } from '#src/ui/quick-exit.tsx';
import type { HelpFormView, HelpOutcome } from '#src/features/help-request/help-request.view.ts';
import { CodePage } from '#src/features/help-request/submission/parts/code-page.tsx';
import { DangerNote } from '#src/features/help-request/submission/parts/danger-note.tsx';
import { HelpForm } from '#src/features/help-request/submission/parts/help-form.tsx';
import { HelpPopups } from '#src/features/help-request/submission/parts/help-popups.tsx';
import { SentPage } from '#src/features/help-request/submission/parts/help-sent.tsx';
import { OpenAlike } from '#src/features/help-request/submission/parts/open-alike.tsx';
import { useHelpForm } from '#src/features/help-request/submission/parts/use-help-form.ts';
import { respondToHelpForm } from './submission.action.server.ts';
import { loadHelpForm } from './submission.loader.server.ts';
import type { Route } from './+types/submission.page';

export function loader({ request, context }: Route.LoaderArgs) {
  return loadHelpForm({ request, context });
}

export function action({ request, context }: Route.ActionArgs) {
  return respondToHelpForm({ request, context });
}

const FRESH: HelpOutcome = { step: 'form', values: {}, errors: {} };

export default function HelpRequestPage({ loaderData, actionData = FRESH }: Route.ComponentProps) {
  const t = useMessages('help-request/submission');
  const site = useMessages('site');
  return (
    <>
      <PageHead title={t.title} description={t.lead} />
      <QuickExit />
      <Crumb to="/">{site.home}</Crumb>
      <main id="main">
        <div className={classes(layout.wrap, layout.split)}>
          <div className={classes(layout.loose, layout.read)}>
            <Step view={loaderData} outcome={actionData} />
          </div>
          {actionData.step !== 'sent' && <WhatNext ngo={loaderData.ngo} />}
        </div>
      </main>
    </>
  );
}

/** Shows the form, or the result of a button without JavaScript. */
function Step({ view, outcome }: { view: HelpFormView; outcome: HelpOutcome }) {
  const { reference = '', values, offerScope } = outcome;
  if (outcome.step === 'code') return <CodePage outcome={outcome} />;
  if (outcome.step === 'another') return <OpenAlike reference={reference} values={values} />;
  if (outcome.step === 'sent') return <SentPage request={{ reference, offerScope }} ngo={view.ngo} />;
  return <InteractiveForm view={view} outcome={outcome} />;
}

function InteractiveForm({ view, outcome }: { view: HelpFormView; outcome: HelpOutcome }) {
  const t = useMessages('help-request/submission');
  const form = useRef<HTMLFormElement>(null);
  const controller = useHelpForm({ form, outcome });
  const { another, popup, submitted, busy } = controller;
  if (submitted) return <SentPage request={submitted} ngo={view.ngo} />;
  return (
    <>
      {another ? (
        <OpenAlike
          {...another}
          busy={busy === 'submit'}
          onSend={() => void controller.send({ values: another.values, isAnother: true })}
          onBack={controller.backToForm}
        />
      ) : (
        <div className={layout.stack}>
          <h1>{t.title}</h1>
          <p className={layout.lead}>{t.lead}</p>
          <p className={classes(layout.line, layout.links)}>
            {t.already} <Link to="/helpRequest/status">{t.confirmation.toStatus}</Link>
          </p>
          <DangerNote />
        </div>
      )}
      <HelpForm form={form} view={view} outcome={outcome} controller={controller} />
      {popup && <HelpPopups popup={popup} ngo={view.ngo} onClose={controller.closePopup} />}
    </>
  );
}

function WhatNext({ ngo }: Pick<HelpFormView, 'ngo'>) {
  const { next, addressed } = useMessages('help-request/submission');
  const [first, ...others] = next.steps;
  const entries = [ngo?.canBeAsked ? addressed.next(ngo.name ?? addressed.someNgo) : first!, ...others];
  const steps = entries.map(([title = '', text]) => ({ key: title, title, text }));
  return <NextSteps heading={next.heading} steps={steps} />;
}
