import { useMessages } from '#src/messages/messages.tsx';
import { classes } from '#src/shared/classes.ts';
import { Crumb } from '#src/ui/crumb.tsx';
import layout from '#src/ui/styles/layout.module.css';
import { PageHead } from '#src/ui/page-head.tsx';
import { sendFeedback } from './feedback.action.server.ts';
import { loadFeedbackNgo } from './feedback.loader.server.ts';
import { FeedbackForm } from '#src/features/feedback/submission/parts/feedback-form.tsx';
import { WhatNext } from '#src/features/feedback/submission/parts/what-next.tsx';
import type { Route } from './+types/feedback.page';

export function loader({ request, context }: Route.LoaderArgs) {
  return loadFeedbackNgo({ request, context });
}

export function action({ request, context }: Route.ActionArgs) {
  return sendFeedback({ request, context });
}

/** Feedback about the site; with `?ngo=` about that NGO, where a mistake on its page is preselected. */
export default function FeedbackPage({ loaderData: { ngo }, actionData }: Route.ComponentProps) {
  const t = useMessages('feedback');
  const site = useMessages('site');
  const title = ngo ? t.ngo.title(ngo.name) : t.site.title;
  return (
    <>
      <PageHead title={title} description={t.site.description} hidden={ngo !== null} />
      <Crumb to={ngo ? `/${ngo.category}/detailpage/${ngo._id}` : '/'}>
        {ngo ? t.ngo.toPage : site.home}
      </Crumb>
      <main id="main">
        <div className={classes(layout.wrap, layout.split)}>
          <div className={classes(layout.loose, layout.read)}>
            <div className={layout.stack}>
              <h1>{title}</h1>
              <p className={layout.lead}>{ngo ? t.ngo.lead : t.site.lead}</p>
            </div>
            <FeedbackForm ngoId={ngo?._id} outcome={actionData} />
          </div>
          <WhatNext steps={[t.next.read, t.next.answerIfAny]} />
        </div>
      </main>
    </>
  );
}
