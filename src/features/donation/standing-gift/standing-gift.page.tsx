import { useMessages } from '#src/messages/messages.tsx';
import { classes } from '#src/shared/classes.ts';
import { Crumb } from '#src/ui/crumb.tsx';
import { TownLink } from '#src/ui/link.tsx';
import { FormOutcome } from '#src/ui/form/form-outcome.tsx';
import { PageHead } from '#src/ui/page-head.tsx';
import button from '#src/ui/styles/button.module.css';
import layout from '#src/ui/styles/layout.module.css';
import { StandingGiftBody } from '#src/features/donation/standing-gift/parts/standing-gift-body.tsx';
import { changeByForm } from './standing-gift.action.server.ts';
import { loadStandingGift } from './standing-gift.loader.server.ts';
import type { Route } from './+types/standing-gift.page';

export function loader({ request, context }: Route.LoaderArgs) {
  return loadStandingGift({ request, context });
}

export function action({ request, context }: Route.ActionArgs) {
  return changeByForm({ request, context });
}

/** The page of a monthly reminder to give, opened with the secret link in its mails. Opening it ends nothing. */
export default function StandingGiftPage({
  loaderData: { view },
  actionData: outcome,
}: Route.ComponentProps) {
  const t = useMessages('donation/standing-gift');
  return (
    <>
      <PageHead title={t.title} hidden />
      <Crumb to={view?.ngo.path ?? '/donate'}>{view?.ngo.path ? view.ngo.text : t.allNgos}</Crumb>
      <main id="main">
        <div className={classes(layout.wrap, layout.loose)}>
          <FormOutcome
            outcome={outcome}
            isHidden={outcome?.form !== undefined || outcome?.isEnded === true}
          />
          {view ? (
            <StandingGiftBody view={view} form={outcome?.form} />
          ) : (
            <NoReminder isEnded={outcome?.isEnded ?? false} />
          )}
        </div>
      </main>
    </>
  );
}

/** The reminders were ended just now or before, or the link is wrong. */
function NoReminder({ isEnded }: { isEnded: boolean }) {
  const t = useMessages('donation/standing-gift');
  return (
    <div className={classes(layout.stack, layout.read)} role={isEnded ? 'status' : undefined}>
      <h1>{isEnded ? t.ended : t.notFound}</h1>
      <p>{isEnded ? t.endedText : t.notFoundText}</p>
      <TownLink className={classes(button.button, button.second)} to="/donate">
        {t.allNgos}
      </TownLink>
    </div>
  );
}
