import { useEffect, useRef, useState } from 'react';
import { useMessages } from '#src/messages/messages.tsx';
import { classes } from '#src/shared/classes.ts';
import { languageOfText } from '#src/shared/indic/language-of-text.ts';
import { useSubmission } from '#src/ui/area/edit/use-submission.ts';
import factList from '#src/ui/area/facts.module.css';
import { BusyButton } from '#src/ui/form/busy-button.tsx';
import button from '#src/ui/styles/button.module.css';
import layout from '#src/ui/styles/layout.module.css';
import notes from '#src/ui/styles/notes.module.css';
import type { StaffContact } from '#src/features/help-request/oversight/oversight.contract.ts';
import styles from './oversight.module.css';

/**
 * Shows the contact details only on request, because each view is recorded. How to reach the person safely
 * comes before the phone number.
 */
export function ContactDetails({ id }: { id: string }) {
  const { contact: t } = useMessages('help-request/oversight');
  const form = useMessages('form');
  const [contact, setContact] = useState<StaffContact>();
  const { busy, refused, submit } = useSubmission();
  const note = useRef<HTMLParagraphElement>(null);
  // The button is gone, so the focus moves to the details, which screen readers announce.
  useEffect(() => {
    if (contact) note.current?.focus();
  }, [contact]);

  async function show() {
    const body = await submit((api) => api.helpRequest.seeContactForStaff[':id'].$post({ param: { id } }));
    if (body) setContact(body.data);
  }

  return (
    <section className={layout.stack}>
      <h2>{t.title}</h2>
      {contact ? (
        <>
          <p className={classes(layout.small, layout.mute)} ref={note} tabIndex={-1}>
            {t.recorded}
          </p>
          <Details contact={contact} />
        </>
      ) : (
        <>
          <p className={classes(layout.mute, layout.read)}>{t.lead}</p>
          {refused.msg && (
            <p className={classes(notes.note, notes.bad)} role="alert">
              {refused.msg}
            </p>
          )}
          <BusyButton
            className={classes(button.button, button.second)}
            busy={busy}
            onClick={() => void show()}
          >
            {busy ? form.sending : t.show}
          </BusyButton>
        </>
      )}
    </section>
  );
}

function Details({ contact }: { contact: StaffContact }) {
  const { contact: t } = useMessages('help-request/oversight');
  const { safeContact, mayMail, userName, userMobile, userEmail, userAddress, userCity, userPin } = contact;
  return (
    <>
      {(safeContact || (!mayMail && userEmail)) && (
        <div className={classes(notes.note, notes.warn)}>
          <h3>{t.safe}</h3>
          {safeContact && (
            <p className={styles.quote} lang={languageOfText(safeContact)}>
              {safeContact}
            </p>
          )}
          {!mayMail && userEmail && <p>{t.noMail}</p>}
        </div>
      )}
      <dl className={factList.facts}>
        <div>
          <dt>{t.name}</dt>
          <dd lang={languageOfText(userName)}>{userName}</dd>
        </div>
        <div>
          <dt>{t.mobile}</dt>
          <dd>
            <a className={styles.link} href={`tel:+91${userMobile}`}>
              {userMobile}
            </a>
          </dd>
        </div>
        <div>
          <dt>{t.email}</dt>
          <dd>{userEmail || t.noEmail}</dd>
        </div>
        <div>
          <dt>{t.address}</dt>
          <dd lang={languageOfText(userAddress)}>{`${userAddress}\n${userCity} ${userPin}`}</dd>
        </div>
        <div>
          <dt>{t.texts}</dt>
          {[contact.helpDescription, ...contact.messages.map(({ text }) => text)].map((text, index) => (
            <dd key={index} className={styles.quote} lang={languageOfText(text)}>
              {text}
            </dd>
          ))}
        </div>
      </dl>
    </>
  );
}
