import { useMessages } from '#src/messages/messages.tsx';
import { classes } from '#src/shared/classes.ts';
import { Crumb } from '#src/ui/crumb.tsx';
import { Link } from '#src/ui/link.tsx';
import { PageHead } from '#src/ui/page-head.tsx';
import { QuickExit } from '#src/ui/quick-exit.tsx';
import button from '#src/ui/styles/button.module.css';
import layout from '#src/ui/styles/layout.module.css';
import { respondToSent } from './confirmation.action.server.ts';
import type { Confirmation } from './confirmation.view.ts';
import { RequestSent } from './parts/request-sent.tsx';
import type { Route } from './+types/confirmation.page';

export function action({ request, context }: Route.ActionArgs) {
  return respondToSent({ request, context });
}

/** The request is saved already: without a network connection the page shows at least its number. */
export async function clientAction({
  request,
  serverAction,
}: Route.ClientActionArgs): Promise<{ confirmation: Confirmation | null }> {
  const sent = await request.clone().formData();
  try {
    return await serverAction();
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
    return { confirmation: { reference: String(sent.get('reference')), details: null } };
  }
}

/** The content belongs to one person, and the phone may be shared. */
export function headers() {
  return { 'Cache-Control': 'no-store' };
}

/** Follows the popup after sending. Opened in another way, it knows no request and leads to the status. */
export default function ConfirmationPage({ actionData }: Route.ComponentProps) {
  const t = useMessages('help-request/confirmation');
  const site = useMessages('site');
  const confirmation = actionData?.confirmation;
  return (
    <>
      <PageHead title={t.title} hidden />
      <QuickExit />
      <Crumb to="/">{site.home}</Crumb>
      <main id="main">
        <div className={layout.wrap}>
          {confirmation ? <RequestSent confirmation={confirmation} /> : <NothingToShow />}
        </div>
      </main>
    </>
  );
}

function NothingToShow() {
  const { nothing: t } = useMessages('help-request/confirmation');
  return (
    <div className={classes(layout.stack, layout.read)}>
      <h1>{t.heading}</h1>
      <p>{t.text}</p>
      <p className={layout.line}>
        <Link className={button.button} to="/helpRequest/status">
          {t.toStatus}
        </Link>
        <Link className={classes(button.button, button.second)} to="/helpRequest">
          {t.ask}
        </Link>
      </p>
    </div>
  );
}
