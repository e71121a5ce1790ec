import { useMessages } from '#src/messages/messages.tsx';
import { classes } from '#src/shared/classes.ts';
import { Crumb } from '#src/ui/crumb.tsx';
import { NextSteps } from '#src/ui/form/timeline.tsx';
import { callOrUnreachable, useOutcome } from '#src/ui/form/use-outcome.ts';
import { PageHead } from '#src/ui/page-head.tsx';
import layout from '#src/ui/styles/layout.module.css';
import { GivingFacts } from '#src/features/donation/giving/parts/giving-facts.tsx';
import { GivingForm } from '#src/features/donation/giving/parts/giving-form.tsx';
import { GivingHead } from '#src/features/donation/giving/parts/giving-head.tsx';
import { NotTaken } from '#src/features/donation/giving/parts/not-taken.tsx';
import { ShareFundraiser } from '#src/features/donation/giving/parts/share-fundraiser.tsx';
import { Totals } from '#src/features/donation/giving/parts/totals.tsx';
import { giveByForm } from './giving.action.server.ts';
import { jsonLdOfGiving } from './giving.json-ld.ts';
import { loadGiving } from './giving.loader.server.ts';
import type { GivingOutcome } from './giving.view.ts';
import type { Route } from './+types/giving.page';

export function loader({ request, context, params }: Route.LoaderArgs) {
  return loadGiving({ request, context, ngoId: params.ngoId });
}

export function action({ request, context, params }: Route.ActionArgs) {
  return giveByForm({ request, context, ngoId: params.ngoId });
}

/** Without a network connection the page stays as it is, with everything that was typed. */
export function clientAction({ serverAction }: Route.ClientActionArgs) {
  return callOrUnreachable(serverAction);
}

const INITIAL: GivingOutcome = { values: {}, errors: {} };

/** Where people give to an NGO, or for one of its purposes. */
export default function GivingPage({ loaderData: view, actionData }: Route.ComponentProps) {
  const t = useMessages('donation/giving');
  const outcome = useOutcome({ response: actionData, initial: INITIAL });
  const { ngo, fundraiser, totals } = view;
  const path = `/donate/${ngo._id}${fundraiser ? `?for=${fundraiser.id}` : ''}`;
  const isOpen = view.isOpen && (fundraiser === null || fundraiser.state === 'open');
  const steps = t.next.steps.map(([title = '', text]) => ({ key: title, title, text }));
  return (
    <>
      <PageHead
        title={fundraiser ? fundraiser.title.text : t.title(ngo.name.text)}
        description={t.description(ngo.name.text)}
        canonical={path}
        picture={`/share/ngo/${ngo._id}.png`}
        hidden={!isOpen}
        // Search engines read it in the page from the server, so browsers need not load the code for it.
        jsonLd={import.meta.env.SSR && isOpen ? jsonLdOfGiving({ view, path }) : {}}
      />
      <Crumb to="/donate">{t.toList}</Crumb>
      <main id="main">
        <div className={classes(layout.wrap, layout.split)}>
          <div className={classes(layout.loose, layout.read)}>
            <GivingHead view={view} isOpen={isOpen} />
            {isOpen ? (
              <>
                <GivingFacts view={view} />
                <GivingForm view={view} outcome={outcome} />
              </>
            ) : (
              <NotTaken view={view} />
            )}
          </div>
          <div className={layout.loose}>
            {isOpen && <NextSteps heading={t.next.heading} steps={steps} />}
            {totals && <Totals totals={totals} />}
            {fundraiser && isOpen && (
              <ShareFundraiser view={view} path={path} title={fundraiser.title.text} />
            )}
          </div>
        </div>
      </main>
    </>
  );
}
