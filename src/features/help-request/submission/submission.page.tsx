import { useRef } from 'react';
import { useMessages } from '#src/messages/messages.tsx';
import { classes } from '#src/shared/classes.ts';
import { Crumb } from '#src/ui/crumb.tsx';
import { NextSteps } from '#src/ui/form/timeline.tsx';
import layout from '#src/ui/styles/layout.module.css';
import { Link } from '#src/ui/link.tsx';
import { PageHead } from '#src/ui/page-head.tsx';
import { QuickExit } from '#src/ui/quick-exit.tsx';
import type { FormNgo, HelpFormView, HelpOutcome } from '#src/features/help-request/help-request.view.ts';
import { CodePage } from '#src/features/help-request/submission/parts/code-page.tsx';
import { DangerNote } from '#src/features/help-request/submission/parts/danger-note.tsx';
import { HelpForm } from '#src/features/help-request/submission/parts/help-form.tsx';
import { RequestSent } from '#src/features/help-request/confirmation/parts/request-sent.tsx';
import type { HelpPopup } from '#src/features/help-request/submission/parts/help-popups.tsx';
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
          {actionData.step !== 'sent' &&
            (loaderData.ngo?.canBeAsked ? <WhatNextAddressed ngo={loaderData.ngo} /> : <WhatNext />)}
        </div>
      </main>
    </>
  );
}

/**
 * Shows the form, or the result of a button without JavaScript. Such a result runs no script, so the browser
 * does not load what only it shows.
 */
function Step({ view, outcome }: { view: HelpFormView; outcome: HelpOutcome }) {
  const { reference = '', values, confirmation } = outcome;
  if (import.meta.env.SSR) {
    if (outcome.step === 'code') return <CodePage outcome={outcome} />;
    if (outcome.step === 'another') return <OpenAlike reference={reference} values={values} />;
    if (confirmation) return <RequestSent confirmation={confirmation} />;
  }
  return <InteractiveForm view={view} outcome={outcome} />;
}

function InteractiveForm({ view, outcome }: { view: HelpFormView; outcome: HelpOutcome }) {
  const t = useMessages('help-request/submission');
  const form = useRef<HTMLFormElement>(null);
  const controller = useHelpForm({ form, outcome });
  const { popup, step, parts } = controller;
  return (
    <>
      <div className={layout.stack}>
        <h1>{t.title}</h1>
        <div className={layout.stack} hidden={!!step}>
          <p className={layout.lead}>{t.lead}</p>
          <p className={classes(layout.line, layout.links)}>
            {t.already} <Link to="/helpRequest/status">{t.toStatus}</Link>
          </p>
          <DangerNote />
        </div>
      </div>
      <HelpForm form={form} view={view} outcome={outcome} controller={controller} />
      {popup && parts && <parts.HelpPopups popup={popup} onClose={controller.closePopup} />}
      {popup && !parts && <PlainPopup popup={popup} />}
    </>
  );
}

/** In place of a popup that could not be loaded. */
function PlainPopup({ popup }: { popup: HelpPopup }) {
  const { success, failure } = useMessages('help-request/submission');
  return (
    <p role="alert">
      {popup.kind === 'sent'
        ? `${success.title} ${popup.sent.reference}`
        : `${failure.title} ${popup.msg ?? ''}`}
    </p>
  );
}

type NextStep = [title: string, text: string];

function WhatNext({ first }: { first?: NextStep }) {
  const { heading, steps } = useMessages('help-request/submission').afterwards;
  const [usual, ...others] = steps as NextStep[];
  const entries = [first ?? usual!, ...others];
  return (
    <NextSteps heading={heading} steps={entries.map(([title, text]) => ({ key: title, title, text }))} />
  );
}

function WhatNextAddressed({ ngo }: { ngo: FormNgo }) {
  const t = useMessages('help-request/submission/addressed');
  return <WhatNext first={t.next(ngo.name ?? t.someNgo)} />;
}
