import { useEffect, useRef, useState, type FormEvent } from 'react';
import { useMessages } from '#src/messages/messages.tsx';
import { useSubmission } from '#src/ui/area/edit/use-submission.ts';
import { classes } from '#src/shared/classes.ts';
import { ErrorSummary } from '#src/ui/form/error-summary.tsx';
import { SubmitButton } from '#src/ui/form/submit-button.tsx';
import button from '#src/ui/styles/button.module.css';
import layout from '#src/ui/styles/layout.module.css';
import type { AssistedRequest, Filed } from '#src/features/help-request/assisted/assisted.contract.ts';
import { ConsentFields, readConsent } from './consent-fields.tsx';
import { Slip } from './slip.tsx';

/** Gives a new PIN after the person agreed again. The old one is worthless then. */
export function RenewPin({ request: { _id, language } }: { request: AssistedRequest }) {
  const { renew: t, consent } = useMessages('help-request/assisted');
  const [isOpen, setIsOpen] = useState(false);
  const [filed, setFiled] = useState<Filed>();
  const { busy, refused, submit } = useSubmission();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (isOpen || filed) heading.current?.focus();
  }, [isOpen, filed]);

  async function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const json = readConsent(new FormData(event.currentTarget));
    const body = await submit((api) =>
      api.helpRequest.renewHelpPin[':id'].$post({ param: { id: _id }, json }),
    );
    if (body) setFiled(body.data);
  }
  return (
    <section className={classes(layout.stack)}>
      <h2 ref={heading} tabIndex={-1}>
        {filed ? t.done : t.heading}
      </h2>
      <p className={classes(layout.mute, layout.read)}>{filed ? t.doneLead : t.lead}</p>
      {filed ? (
        <Slip filed={filed} />
      ) : isOpen ? (
        <form
          className={classes(layout.stack, layout.read)}
          noValidate
          onSubmit={(event) => void send(event)}
        >
          <ErrorSummary msg={refused.msg} errors={refused.errors} labels={{ hasConsent: consent.short }} />
          <ConsentFields error={refused.errors['hasConsent']} initial={language} />
          <SubmitButton busy={busy}>{t.confirm}</SubmitButton>
        </form>
      ) : (
        <p>
          <button
            type="button"
            className={classes(button.button, button.second)}
            onClick={() => setIsOpen(true)}
          >
            {t.start}
          </button>
        </p>
      )}
    </section>
  );
}
