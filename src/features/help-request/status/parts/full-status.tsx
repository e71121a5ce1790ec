import { Form, useNavigation } from 'react-router';
import { useMessages } from '#src/messages/messages.tsx';
import { classes } from '#src/shared/classes.ts';
import { ErrorSummary } from '#src/ui/form/error-summary.tsx';
import layout from '#src/ui/styles/layout.module.css';
import notes from '#src/ui/styles/notes.module.css';
import { RequestFields } from './request-fields.tsx';
import { ConfirmStep, DidItHelp, FinalQuestion, ReachMe, WriteMessage } from './further-steps.tsx';
import { ContactQuestion } from './contact-question.tsx';
import { HiddenFields } from './hidden-fields.tsx';
import { Confirmation, NewHeading } from './new-heading.tsx';
import { HelperNotes } from './helper-notes.tsx';
import { StateLead, useStateHeading } from './state-lead.tsx';
import { MessageCircleIcon } from './status-icons.tsx';
import styles from './status.module.css';
import type { FullRequest, StatusView } from './status.view.ts';
import { Thread } from './thread.tsx';

/**
 * The full status of one request and the person's actions. It is one form, so that no button loses what was
 * entered elsewhere.
 */
export function FullStatus({ view, full }: { view: StatusView; full: FullRequest }) {
  const t = useMessages('help-request/status');
  const heading = useStateHeading(full.request);
  const { state, formData } = useNavigation();
  const sending = state === 'submitting' ? String(formData?.get('intent')) : undefined;
  const { ticket, request } = full;
  const { may } = request;
  const proof = { ticket, reference: request.reference, userEmail: request.asked.userEmail };
  const asksFirst =
    view.step === 'erase' || (view.step === 'withdraw' && may.withdraw) ? view.step : undefined;
  return (
    <div className={classes(layout.wrap, layout.split)}>
      <div className={layout.loose}>
        <ErrorSummary
          key={view.turn}
          msg={view.msg}
          errors={view.errors}
          labels={{
            words: t.helped.words,
            message: t.write.label,
            safeContact: t.reaching.label,
          }}
        />
        <div className={layout.stack}>
          <p className={layout.mute}>{t.title}</p>
          <p className={styles.reference}>{request.reference}</p>
          <NewHeading view={view}>{asksFirst ? t[asksFirst].heading : heading}</NewHeading>
          {!asksFirst && <StateLead request={request} />}
          {!asksFirst && <HelperNotes request={request} />}
          <Confirmation kind={view.confirmation} />
        </div>
        {/* A new key for each response resets the form, so that sent text does not stay in its field. */}
        <Form key={ticket} method="post" className={layout.loose} noValidate data-needs-script="">
          {asksFirst ? (
            <FinalQuestion step={asksFirst} values={{ ...view.values, ...proof }} sending={sending} />
          ) : (
            <>
              <HiddenFields values={proof} />
              {may.sayIfContacted && <ContactQuestion request={request} sending={sending} />}
              <Thread full={full} />
              <RequestFields full={full} />
              {may.sayIfHelped && <DidItHelp view={view} request={request} sending={sending} />}
              {may.write && <WriteMessage view={view} request={request} sending={sending} />}
              {may.write && <ReachMe view={view} request={request} sending={sending} />}
              <div className={layout.stack}>
                {may.withdraw && <ConfirmStep step="withdraw" sending={sending} />}
                <ConfirmStep step="erase" sending={sending} />
              </div>
            </>
          )}
        </Form>
      </div>
      <ReferenceNote full={full} />
    </div>
  );
}

/** How to come back to this page. */
function ReferenceNote({ full: { request, whatsApp } }: { full: FullRequest }) {
  const { saveNumber: t } = useMessages('help-request/status');
  return (
    <aside className={classes(notes.note, layout.stack)}>
      <h2 className={layout.small}>{t.heading}</h2>
      <p>{request.isAssisted ? t.textWithPin : t.text}</p>
      {whatsApp !== null && (
        <p className={styles.whatsApp}>
          <a href={whatsApp} rel="noopener noreferrer">
            <MessageCircleIcon />
            {t.whatsApp}
          </a>
        </p>
      )}
    </aside>
  );
}
