import { data } from 'react-router';
import { useMessages } from '#src/messages/messages.tsx';
import { classes } from '#src/shared/classes.ts';
import { Crumb } from '#src/ui/crumb.tsx';
import { Link } from '#src/ui/link.tsx';
import button from '#src/ui/styles/button.module.css';
import layout from '#src/ui/styles/layout.module.css';
import { PageHead } from '#src/ui/page-head.tsx';
import { FEEDBACK_KINDS, SENT_PATHS } from '#src/features/feedback/feedback.values.ts';
import type { Route } from './+types/feedback-sent.page';

/** A separate page, so that reloading it does not send the message again. */
export function loader({ params }: Route.LoaderArgs) {
  const kind = FEEDBACK_KINDS.find((one) => SENT_PATHS[one] === params.what);
  if (!kind) throw data(null, { status: 404 });
  return { kind };
}

export default function FeedbackSentPage({ loaderData: { kind } }: Route.ComponentProps) {
  const { sent: t } = useMessages('feedback');
  const site = useMessages('site');
  return (
    <>
      <PageHead title={t.title} hidden />
      <Crumb to="/">{site.home}</Crumb>
      <main id="main">
        <div className={classes(layout.wrap, layout.stack)}>
          <h1>{t.title}</h1>
          <p className={classes(layout.lead, layout.read)}>{t[kind]}</p>
          <p>
            <Link className={classes(button.button, button.second)} to="/">
              {t.home}
            </Link>
          </p>
        </div>
      </main>
    </>
  );
}
