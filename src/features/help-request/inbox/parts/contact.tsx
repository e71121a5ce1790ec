import { useRef } from 'react';
import { useMessages } from '#src/messages/messages.tsx';
import { useSubmission } from '#src/ui/area/edit/use-submission.ts';
import { classes } from '#src/shared/classes.ts';
import { languageOfText } from '#src/shared/indic/language-of-text.ts';
import factList from '#src/ui/area/facts.module.css';
import { MessageCircleIcon, PhoneIcon } from '#src/ui/area/area-icons.tsx';
import { CircleAlertIcon } from '#src/ui/form/form-icons.tsx';
import { CircleXIcon, MailIcon } from '#src/ui/icons.tsx';
import { BusyButton } from '#src/ui/form/busy-button.tsx';
import button from '#src/ui/styles/button.module.css';
import layout from '#src/ui/styles/layout.module.css';
import notes from '#src/ui/styles/notes.module.css';
import rows from '#src/ui/styles/rows.module.css';
import type { HelpContact, InboxRequest } from '#src/features/help-request/inbox/inbox.contract.ts';
import { isHandled } from '#src/features/help-request/inbox/inbox.rules.ts';
import styles from './inbox.module.css';
import { Fact } from './request-facts.tsx';

/** The result of viewing the contact details: the details, or why they are not shown. */
export type ContactResult = { id: string; contact: HelpContact | null; error: string | null };

type ContactProps = {
  request: InboxRequest;
  /** City names in the page's language. */
  towns: Record<string, string>;
  result: ContactResult | undefined;
  onView: (result: ContactResult) => void;
};

/**
 * How to reach the person. First comes how and when it is safe, then the masked details. The full details
 * appear after accepting or on request.
 */
export function Contact({ request, towns, result, onView }: ContactProps) {
  const { contact: t } = useMessages('help-request/inbox');
  const heading = useRef<HTMLHeadingElement>(null);
  const { contact = null, error = null } = result?.id === request._id ? result : {};
  const { safeContact, mayMail, masked } = contact ? { ...request, ...contact } : request;
  return (
    <section className={layout.stack}>
      <h2 ref={heading} tabIndex={-1}>
        {t.heading}
      </h2>
      {request.outcome === null && (
        <div className={classes(notes.note, notes.warn)}>
          <h3 className={styles.titled}>
            <CircleAlertIcon /> {t.safe}
          </h3>
          <p className={styles.words} lang={safeContact === null ? undefined : languageOfText(safeContact)}>
            {safeContact ?? t.safeUnknown}
          </p>
          {!mayMail && masked.userEmail !== '' && (
            <p className={classes(notes.evidence, notes.bad)}>
              <CircleXIcon />
              <b>{t.doNotMail}</b>
            </p>
          )}
        </div>
      )}
      {contact && isHandled(request) ? (
        <>
          <FullContact contact={contact} towns={towns} />
          <p className={classes(layout.mute, layout.small)}>{t.recorded}</p>
        </>
      ) : (
        <>
          <dl className={factList.facts}>
            <Fact label={t.name}>{masked.userName}</Fact>
            <Fact label={t.mobile}>{masked.userMobile}</Fact>
            <Fact label={t.email}>{masked.userEmail || (masked.userName && t.noMail)}</Fact>
          </dl>
          {isHandled(request) ? (
            <ShowContact
              id={request._id}
              error={error}
              onView={(view) => {
                onView(view);
                if (view.contact) heading.current?.focus();
              }}
            />
          ) : (
            <p className={layout.mute}>{request.outcome === null ? t.masked : t.ended}</p>
          )}
        </>
      )}
    </section>
  );
}

type ShowContactProps = { id: string; error: string | null; onView: ContactProps['onView'] };

/** The button that requests the contact details. */
function ShowContact({ id, error, onView }: ShowContactProps) {
  const { contact: t } = useMessages('help-request/inbox');
  const form = useMessages('form');
  const { busy, refused, submit } = useSubmission();
  const message = refused.msg ?? error;

  async function show() {
    const body = await submit((api) => api.helpRequest.seeHelpContact[':id'].$post({ param: { id } }));
    if (body) onView({ id, contact: body.data, error: null });
  }
  return (
    <>
      {message && (
        <p role="alert" className={classes(notes.note, notes.bad)}>
          {message}
        </p>
      )}
      <p className={layout.line}>
        <BusyButton className={button.button} busy={busy} onClick={() => void show()}>
          {busy ? form.sending : t.show}
        </BusyButton>
      </p>
      <p className={classes(layout.mute, layout.small)}>{t.recorded}</p>
    </>
  );
}

function FullContact({ contact, towns }: { contact: HelpContact; towns: Record<string, string> }) {
  const { contact: t } = useMessages('help-request/inbox');
  const { userName, userMobile, userEmail, userAddress, userCity, userPin, mayMail } = contact;
  return (
    <>
      <dl className={factList.facts}>
        <Fact label={t.name}>
          <span lang={languageOfText(userName)}>{userName}</span>
        </Fact>
        <Fact label={t.address}>
          <span lang={languageOfText(userAddress)}>{userAddress}</span>
          {`\n${towns[userCity] ?? userCity} ${userPin}`}
        </Fact>
        {!mayMail && <Fact label={t.email}>{userEmail || t.noMail}</Fact>}
      </dl>
      <ul className={rows.rows}>
        <li>
          <a href={`tel:+91${userMobile}`}>
            <PhoneIcon />
            <span className={layout.number}>
              {t.call(`${userMobile.slice(0, 5)} ${userMobile.slice(5)}`)}
            </span>
          </a>
        </li>
        <li>
          <a href={`https://wa.me/91${userMobile}`} target="_blank" rel="noopener noreferrer">
            <MessageCircleIcon />
            {t.whatsApp}
          </a>
        </li>
        {mayMail && (
          <li>
            <a href={`mailto:${userEmail}`} className={styles.words}>
              <MailIcon />
              {userEmail}
            </a>
          </li>
        )}
      </ul>
    </>
  );
}
