import { useEffect, useRef } from 'react';
import { Form } from 'react-router';
import { useMessages } from '#src/messages/messages.tsx';
import { classes } from '#src/shared/classes.ts';
import { Timeline } from '#src/ui/form/timeline.tsx';
import { Link } from '#src/ui/link.tsx';
import button from '#src/ui/styles/button.module.css';
import layout from '#src/ui/styles/layout.module.css';
import notes from '#src/ui/styles/notes.module.css';
import type { Confirmation } from '#src/features/help-request/confirmation/confirmation.view.ts';
import { CopyNumber } from './copy-number.tsx';
import { HowToReach } from './how-to-reach.tsx';
import styles from '#src/features/help-request/submission/parts/help-form.module.css';

/** The number of the new request, what happens next, and how the person wants to be reached. */
export function RequestSent({ confirmation: { reference, details } }: { confirmation: Confirmation }) {
  const t = useMessages('help-request/confirmation');
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className={classes(layout.loose, layout.read)}>
      <div className={layout.stack}>
        <h1 ref={heading} tabIndex={-1}>
          {t.success.title}
        </h1>
        <p className={layout.lead}>{t.success.text}</p>
      </div>
      <section className={classes(notes.note, notes.good, layout.stack)}>
        <h2 className={layout.small}>{t.number}</h2>
        <p className={styles.reference}>{reference}</p>
        <p>{t.saveNumber}</p>
        <div className={layout.line}>
          <CopyNumber reference={reference} />
        </div>
        {details?.whatsApp && (
          <p className={layout.links}>
            <a href={details.whatsApp} rel="noopener noreferrer">
              {t.whatsApp}
            </a>
          </p>
        )}
      </section>
      {details?.whatsApp === null && (
        <section className={classes(notes.note, notes.warn, layout.stack)}>
          <h2 className={layout.small}>{t.careful.heading}</h2>
          <p>{t.careful.text}</p>
        </section>
      )}
      {details && (
        <section className={layout.stack}>
          <h2>{t.next}</h2>
          <Timeline steps={details.steps.map((step) => ({ key: step.title, ...step, state: 'next' }))} />
        </section>
      )}
      {details && <HowToReach safeContact={details.safeContact} />}
      <div className={layout.stack}>
        <OpenStatus reference={reference} details={details} />
        <Link className={classes(button.button, button.second, button.full)} to="/">
          {t.home}
        </Link>
      </div>
    </div>
  );
}

/** Number and ticket are sent in the request body, so that they appear in no URL. */
function OpenStatus({ reference, details }: Confirmation) {
  const t = useMessages('help-request/confirmation');
  return (
    <Form method="post" action="/helpRequest/status" className={layout.stack}>
      <input type="hidden" name="reference" value={reference} />
      {details && <input type="hidden" name="userEmail" value={details.userEmail} />}
      {details && <input type="hidden" name="ticket" value={details.ticket} />}
      <button
        type="submit"
        className={classes(button.button, button.full)}
        name="intent"
        value={details ? 'keep' : 'begin'}
      >
        {t.toStatus}
      </button>
      {details && <p className={classes(layout.small, layout.mute)}>{t.opensHere}</p>}
    </Form>
  );
}
