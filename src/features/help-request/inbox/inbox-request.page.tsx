import { useRef, useState } from 'react';
import { isRouteErrorResponse, useRevalidator } from 'react-router';
import { useMessages } from '#src/messages/messages.tsx';
import { load } from '#src/browser/session.ts';
import { classes } from '#src/shared/classes.ts';
import { beginningOf } from '#src/shared/beginning-of-text.ts';
import { languageOfText } from '#src/shared/indic/language-of-text.ts';
import { AreaError } from '#src/ui/area/frame/area-shell.tsx';
import { useDays } from '#src/ui/area/use-days.ts';
import { ArrowLeftIcon } from '#src/ui/icons.tsx';
import { Link } from '#src/ui/link.tsx';
import layout from '#src/ui/styles/layout.module.css';
import panel from '#src/ui/styles/panel.module.css';
import { PageHead } from '#src/ui/page-head.tsx';
import { loadNames } from '#src/features/reference/load-names.ts';
import type { InboxRequest } from './inbox.contract.ts';
import { isHandled } from './inbox.rules.ts';
import { AnswerAccepted } from '#src/features/help-request/inbox/parts/answer-accepted.tsx';
import { AnswerNew } from '#src/features/help-request/inbox/parts/answer-new.tsx';
import { Contact, type ContactResult } from '#src/features/help-request/inbox/parts/contact.tsx';
import styles from '#src/features/help-request/inbox/parts/inbox.module.css';
import { RequestFacts } from '#src/features/help-request/inbox/parts/request-facts.tsx';
import { RequestThread } from '#src/features/help-request/inbox/parts/request-thread.tsx';
import { INBOX } from '#src/features/help-request/inbox/parts/use-step.ts';
import type { Route } from './+types/inbox-request.page';

/** Characters of the need in the headline. The whole text stands below. */
const HEADLINE = 80;

export async function clientLoader({ params: { id } }: Route.ClientLoaderArgs) {
  const [{ data }, names] = await Promise.all([
    load((api) => api.helpRequest.getHelpRequestById[':id'].$get({ param: { id } })),
    loadNames(),
  ]);
  return { request: data, towns: names.cities };
}

/**
 * The page of one request: the need, how to reach the person safely, the possible actions, and the history.
 */
export default function InboxRequestPage({ loaderData: { request, towns } }: Route.ComponentProps) {
  const { end: t } = useMessages('help-request/inbox');
  const { erased } = useMessages('help-request');
  const state = useStateSentence(request);
  const need = beginningOf({ text: request.description, most: HEADLINE });
  const { revalidate } = useRevalidator();
  const sentence = useRef<HTMLParagraphElement>(null);
  // The pressed button may be gone, so the focus moves to the new state, which screen readers announce.
  const onChanged = () => void revalidate().then(() => sentence.current?.focus());
  const { _id, status, outcome } = request;
  const [contact, setContact] = useState<ContactResult>();
  const isNew = status === 'sent';
  // What was hidden in the texts is shown now too, also if it took the password.
  const onView = (result: ContactResult) => {
    setContact(result);
    if (result.contact) void revalidate();
  };
  return (
    <>
      <PageHead title={need || erased} hidden />
      <div className={layout.stack}>
        <Back />
        <h1 className={styles.words} lang={need ? languageOfText(need) : undefined}>
          {need || erased}
        </h1>
        <p ref={sentence} tabIndex={-1}>
          <b>{state}</b>
        </p>
      </div>
      <div className={styles.request} key={_id}>
        <RequestFacts request={request} towns={towns} />
        {/* On a phone, the next action comes first. */}
        {isNew && <AnswerNew request={request} onChanged={onChanged} onView={setContact} />}
        <Contact request={request} towns={towns} result={contact} onView={onView} />
        {isHandled(request) && <AnswerAccepted request={request} onChanged={onChanged} />}
        {outcome !== null && (
          <aside className={classes(panel.panel, panel.plain)}>
            <p>{t.completed}</p>
          </aside>
        )}
      </div>
      <RequestThread request={request} />
    </>
  );
}

/** Returns the state of the request as one sentence. */
function useStateSentence({ outcome, status, dueAt }: InboxRequest): string {
  const { request: t } = useMessages('help-request/inbox');
  const { outcomes } = useMessages('help-request');
  const days = useDays();
  if (outcome !== null) return t.resolved(outcomes[outcome]);
  if (status === 'accepted') return t.accepted;
  const remaining = days.daysTo(dueAt);
  if (remaining > 1) return t.by(days.day(dueAt));
  return remaining === 1 ? t.tomorrow : t.today;
}

function Back() {
  const { back } = useMessages('help-request/inbox');
  return (
    <Link className={styles.link} to={INBOX}>
      <ArrowLeftIcon />
      {back}
    </Link>
  );
}

/** Explains that another NGO accepted first or that the request ended, and links back to the inbox. */
export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const { request: t } = useMessages('help-request/inbox');
  if (!isRouteErrorResponse(error) || error.status !== 404) return <AreaError error={error} />;
  return (
    <>
      <PageHead title={t.unavailable} hidden />
      <div className={layout.stack}>
        <h1>{t.unavailable}</h1>
        <p className={classes(layout.mute, layout.read)}>{t.unavailableLead}</p>
        <Back />
      </div>
    </>
  );
}
