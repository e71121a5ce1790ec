import { useMessages } from '#src/messages/messages.tsx';
import { classes } from '#src/shared/classes.ts';
import { Crumb } from '#src/ui/crumb.tsx';
import { TownLink } from '#src/ui/link.tsx';
import { FormOutcome } from '#src/ui/form/form-outcome.tsx';
import { callOrUnreachable, useOutcome } from '#src/ui/form/use-outcome.ts';
import { PageHead } from '#src/ui/page-head.tsx';
import button from '#src/ui/styles/button.module.css';
import layout from '#src/ui/styles/layout.module.css';
import { DonationState } from '#src/features/donation/payment/parts/donation-state.tsx';
import { PayNow } from '#src/features/donation/payment/parts/pay-now.tsx';
import { changeByForm } from './payment.action.server.ts';
import { loadPayment } from './payment.loader.server.ts';
import type { PaymentOutcome } from './payment.view.ts';
import type { Route } from './+types/payment.page';

export function loader({ request, context }: Route.LoaderArgs) {
  return loadPayment({ request, context });
}

export function action({ request, context }: Route.ActionArgs) {
  return changeByForm({ request, context });
}

/** Without a network connection the page stays as it is, with everything that was typed. */
export function clientAction({ serverAction }: Route.ClientActionArgs) {
  return callOrUnreachable(serverAction);
}

const INITIAL: PaymentOutcome = { isRefused: false, values: {}, errors: {} };
const REFUSAL = { isRefused: true, errors: {} };

/** The page of one donation, opened with the secret link: how to pay it, and what becomes of it. */
export default function PaymentPage({ loaderData: { view }, actionData }: Route.ComponentProps) {
  const t = useMessages('donation/payment');
  const outcome = useOutcome({ response: actionData, initial: INITIAL, refusal: REFUSAL });
  const isPaying = view?.status === 'pay';
  return (
    <>
      <PageHead title={view?.title ?? t.notFound} hidden />
      <Crumb to={isPaying ? view.givePath : '/donate'}>{isPaying ? t.changeAmount : t.toList}</Crumb>
      <main id="main">
        <div className={layout.wrap}>
          <FormOutcome outcome={outcome} isHidden={Object.keys(outcome.errors).length > 0} />
        </div>
        <div className={classes(layout.wrap, layout.loose)}>
          {view === null ? (
            <NotFound />
          ) : isPaying ? (
            <PayNow view={view} outcome={outcome} />
          ) : (
            <DonationState view={view} outcome={outcome} />
          )}
        </div>
      </main>
    </>
  );
}

function NotFound() {
  const t = useMessages('donation/payment');
  return (
    <div className={classes(layout.stack, layout.read)}>
      <h1>{t.notFound}</h1>
      <p>{t.notFoundText}</p>
      <TownLink className={classes(button.button, button.second)} to="/donate">
        {t.toList}
      </TownLink>
    </div>
  );
}
