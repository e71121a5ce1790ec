import { useMessages } from '#src/messages/messages.tsx';
import { classes } from '#src/shared/classes.ts';
import { Crumb } from '#src/ui/crumb.tsx';
import { TownLink } from '#src/ui/link.tsx';
import { FormOutcome } from '#src/ui/form/form-outcome.tsx';
import { PageHead } from '#src/ui/page-head.tsx';
import button from '#src/ui/styles/button.module.css';
import layout from '#src/ui/styles/layout.module.css';
import { RECEIVED_RETENTION_YEARS } from '#src/features/donation/donation.values.ts';
import { AskForLink } from '#src/features/donation/donor-page/parts/ask-for-link.tsx';
import { DonorPageBody } from '#src/features/donation/donor-page/parts/donor-page-body.tsx';
import { changeByForm } from './donor-page.action.server.ts';
import { loadDonorPage } from './donor-page.loader.server.ts';
import { DONOR_LINK_DAYS } from './donor-page.values.ts';
import type { DonorPageOutcome } from './donor-page.view.ts';
import type { Route } from './+types/donor-page.page';

export function loader({ request, context }: Route.LoaderArgs) {
  return loadDonorPage({ request, context });
}

export function action({ request, context }: Route.ActionArgs) {
  return changeByForm({ request, context });
}

/** A donor's own page, opened with a mailed link. Without the link, the form that asks for it. */
export default function DonorPage({
  loaderData: { view, isForm },
  actionData: outcome,
}: Route.ComponentProps) {
  const t = useMessages('donation/donor-page');
  return (
    <>
      <PageHead title={t.title} description={t.description} hidden={!isForm} />
      <Crumb to="/donate">{t.allNgos}</Crumb>
      <main id="main">
        <div className={classes(layout.wrap, layout.loose)}>
          {isForm ? (
            <AskForLink outcome={outcome} />
          ) : (
            <>
              <Outcome outcome={outcome} />
              {view ? (
                <DonorPageBody view={view} outcome={outcome} />
              ) : (
                <NoPage isWithdrawn={outcome?.isWithdrawn ?? false} />
              )}
            </>
          )}
        </div>
      </main>
    </>
  );
}

/** What the last form did. The form with errors has its own summary. */
function Outcome({ outcome }: { outcome: DonorPageOutcome | undefined }) {
  const hasErrors = Object.keys(outcome?.details?.errors ?? {}).length > 0;
  return <FormOutcome outcome={outcome} isHidden={hasErrors || outcome?.isWithdrawn === true} />;
}

/** Consent was taken back just now, or the link opens nothing. */
function NoPage({ isWithdrawn }: { isWithdrawn: boolean }) {
  const t = useMessages('donation/donor-page');
  return (
    <div className={classes(layout.stack, layout.read)} role={isWithdrawn ? 'status' : undefined}>
      <h1>{isWithdrawn ? t.withdrawn : t.notFound}</h1>
      <p>{isWithdrawn ? t.withdrawnText(RECEIVED_RETENTION_YEARS) : t.notFoundText(DONOR_LINK_DAYS)}</p>
      {!isWithdrawn && (
        <TownLink className={classes(button.button, button.second)} to="/donate/mine">
          {t.askAgain}
        </TownLink>
      )}
    </div>
  );
}
