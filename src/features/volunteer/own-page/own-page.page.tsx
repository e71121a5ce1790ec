import { useMessages } from '#src/messages/messages.tsx';
import { classes } from '#src/shared/classes.ts';
import { Crumb } from '#src/ui/crumb.tsx';
import { TownLink } from '#src/ui/link.tsx';
import { FormOutcome } from '#src/ui/form/form-outcome.tsx';
import { PageHead } from '#src/ui/page-head.tsx';
import button from '#src/ui/styles/button.module.css';
import layout from '#src/ui/styles/layout.module.css';
import { OwnPageBody } from '#src/features/volunteer/own-page/parts/own-page-body.tsx';
import { changeByForm } from './own-page.action.server.ts';
import { loadOwnPage } from './own-page.loader.server.ts';
import type { OwnPageOutcome } from './own-page.view.ts';
import type { Route } from './+types/own-page.page';

export function loader({ request, context }: Route.LoaderArgs) {
  return loadOwnPage({ request, context });
}

export function action({ request, context }: Route.ActionArgs) {
  return changeByForm({ request, context });
}

/** A volunteer's own page, opened with the secret link in a mail. */
export default function OwnPage({ loaderData: { view }, actionData: outcome }: Route.ComponentProps) {
  const t = useMessages('volunteer/own-page');
  return (
    <>
      <PageHead title={t.title} hidden />
      <Crumb to={view?.ngo.path ?? '/search'}>{view?.ngo.path ? view.ngo.text : t.allNgos}</Crumb>
      <main id="main">
        <div className={classes(layout.wrap, layout.loose)}>
          <Outcome outcome={outcome} />
          {view ? (
            <OwnPageBody view={view} form={outcome?.form} />
          ) : (
            <NoPage isErased={outcome?.isErased ?? false} />
          )}
        </div>
      </main>
    </>
  );
}

/** What the last form did. The form with errors has its own summary. */
function Outcome({ outcome }: { outcome: OwnPageOutcome | undefined }) {
  const hasErrors = Object.keys(outcome?.form?.errors ?? {}).length > 0;
  return <FormOutcome outcome={outcome} isHidden={hasErrors || outcome?.isErased === true} />;
}

/** Everything was erased just now, or the link is unknown. */
function NoPage({ isErased }: { isErased: boolean }) {
  const t = useMessages('volunteer/own-page');
  return (
    <div className={classes(layout.stack, layout.read)} role={isErased ? 'status' : undefined}>
      <h1>{isErased ? t.erased : t.notFound}</h1>
      <p>{isErased ? t.erasedText : t.notFoundText}</p>
      <TownLink className={classes(button.button, button.second)} to="/search">
        {t.allNgos}
      </TownLink>
    </div>
  );
}
