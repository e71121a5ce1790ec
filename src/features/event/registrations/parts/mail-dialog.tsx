import { useCallback, useEffect, useState, type FormEvent } from 'react';
import { send } from '#src/browser/session.ts';
import { useMessages } from '#src/messages/messages.tsx';
import { classes } from '#src/shared/classes.ts';
import { languageOfText } from '#src/shared/indic/language-of-text.ts';
import { formatCount } from '#src/shared/numbers.ts';
import { Dialog } from '#src/ui/dialog/dialog.tsx';
import { notify } from '#src/ui/notify.tsx';
import { ErrorSummary } from '#src/ui/form/error-summary.tsx';
import { TextAreaField, TextField } from '#src/ui/form/field.tsx';
import { FormButtons } from '#src/ui/form/form-buttons.tsx';
import { RadioCards } from '#src/ui/form/radio-cards.tsx';
import { Loading } from '#src/ui/spinner.tsx';
import { BusyButton } from '#src/ui/form/busy-button.tsx';
import button from '#src/ui/styles/button.module.css';
import layout from '#src/ui/styles/layout.module.css';
import notes from '#src/ui/styles/notes.module.css';
import { useSubmission } from '#src/ui/area/edit/use-submission.ts';
import type { EventMessages } from '#src/features/event/announcement/announcement.contract.ts';
import {
  ANNOUNCEMENT_AUDIENCES,
  ANNOUNCEMENT_SUBJECT_MOST,
  ANNOUNCEMENT_TEXT_MOST,
  type AnnouncementAudience,
} from '#src/features/event/announcement/announcement.values.ts';
import { SentMessages } from './sent-messages.tsx';
import styles from './registrations.module.css';

/** Milliseconds between two looks at how many mails are sent. */
const LOOK_AGAIN_MS = 2000;

type Draft = { audience: AnnouncementAudience; subject: string; text: string };

/** Reads the messages so far, and again for as long as one of them is being sent. */
function useMails(eventId: string) {
  const [mails, setMails] = useState<EventMessages>();
  const { unreachable } = useMessages('form');
  const read = useCallback(
    () =>
      send((api) => api.event.getAllMailToRegisterUser.$get({ query: { eventId } })).then((result) => {
        if (result.ok) setMails(result.body.data);
        else void notify('error', result.msg ?? unreachable);
      }),
    [eventId, unreachable],
  );
  const isWaiting = !mails || mails.messages.some(({ status }) => status === 'running');
  useEffect(() => {
    if (!isWaiting) return undefined;
    const timer = setTimeout(() => void read(), mails ? LOOK_AGAIN_MS : 0);
    return () => clearTimeout(timer);
  }, [mails, isWaiting, read]);
  return { mails, readAgain: () => void read() };
}

/** Writes to all people of an event or to a group: the message, then how it looks, then how many have got it. */
export function MailDialog({ eventId, onClose }: { eventId: string; onClose: () => void }) {
  const { mail: t } = useMessages('event/registrations');
  const { mails, readAgain } = useMails(eventId);
  const [draft, setDraft] = useState<Draft>({ audience: 'all', subject: '', text: '' });
  const [view, setView] = useState<'form' | 'preview' | 'sent'>('form');
  const { busy, refused, submit } = useSubmission(() => setView('form'));

  async function sendDraft() {
    const json = { eventId, ...draft };
    const sent = await submit((api) => api.event.mailRegisterUser.$post({ json }));
    if (!sent) return;
    void notify('success', sent.msg);
    setDraft({ audience: 'all', subject: '', text: '' });
    setView('sent');
    readAgain();
  }

  const mayWrite = mails !== undefined && mails.left > 0;
  return (
    <Dialog title={t.title} onCancel={onClose} wide>
      {!mails && <Loading />}
      {mayWrite && view === 'form' && (
        <>
          <ErrorSummary
            msg={refused.msg}
            errors={refused.errors}
            labels={{ subject: t.subject, text: t.text }}
          />
          <MailForm
            draft={draft}
            mails={mails}
            errors={refused.errors}
            onLook={(next) => {
              setDraft(next);
              setView('preview');
              // People may have registered since the dialog was opened.
              readAgain();
            }}
            onCancel={onClose}
          />
        </>
      )}
      {mayWrite && view === 'preview' && (
        <Preview
          draft={draft}
          mails={mails}
          busy={busy}
          onSend={() => void sendDraft()}
          onBack={() => setView('form')}
        />
      )}
      {mails && view !== 'preview' && (
        <SentMessages eventId={eventId} messages={mails.messages} onStopped={readAgain} />
      )}
      {mails && (!mayWrite || view === 'sent') && (
        <>
          {!mayWrite && <p>{t.left(0)}</p>}
          <p className={layout.line}>
            <button type="button" className={button.button} data-focus="" onClick={onClose}>
              {t.close}
            </button>
            {mayWrite && (
              <button
                type="button"
                className={classes(button.button, button.second)}
                onClick={() => setView('form')}
              >
                {t.another}
              </button>
            )}
          </p>
        </>
      )}
    </Dialog>
  );
}

type MailFormProps = {
  draft: Draft;
  mails: EventMessages;
  errors: Record<string, string>;
  onLook: (draft: Draft) => void;
  onCancel: () => void;
};

function MailForm({ draft, mails, errors, onLook, onCancel }: MailFormProps) {
  const { mail: t } = useMessages('event/registrations');
  function look(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    onLook(Object.fromEntries(new FormData(event.currentTarget)) as Draft);
  }
  return (
    <form className={layout.stack} onSubmit={look}>
      <RadioCards
        name="audience"
        label={t.to}
        options={ANNOUNCEMENT_AUDIENCES.map((value) => ({
          value,
          label: t.audiences[value],
          hint: t.reached(mails.recipients[value], formatCount(mails.recipients[value])),
        }))}
        selected={draft.audience}
      />
      <TextField
        name="subject"
        label={t.subject}
        error={errors['subject']}
        defaultValue={draft.subject}
        maxLength={ANNOUNCEMENT_SUBJECT_MOST}
        autoComplete="off"
      />
      <TextAreaField
        name="text"
        label={t.text}
        hint={t.textHint}
        error={errors['text']}
        defaultValue={draft.text}
        maxLength={ANNOUNCEMENT_TEXT_MOST}
        rows={6}
      />
      <p className={classes(layout.mute, layout.small)}>
        {t.left(mails.left)} {t.mailsLeft(formatCount(mails.mailsLeft))}
      </p>
      <FormButtons confirm={t.look} busy={false} onCancel={onCancel} />
    </form>
  );
}

type PreviewProps = {
  draft: Draft;
  mails: EventMessages;
  busy: boolean;
  onSend: () => void;
  onBack: () => void;
};

/** Shows how many people get the message, and its words, before it is sent. */
function Preview({ draft, mails, busy, onSend, onBack }: PreviewProps) {
  const { mail: t } = useMessages('event/registrations');
  const { sending } = useMessages('form');
  const { subject, text, audience } = draft;
  const count = mails.recipients[audience];
  const areTooMany = count > mails.mailsLeft;
  return (
    <div className={layout.stack}>
      <p role="status">
        {count > 0 ? t.preview(count, formatCount(count), t.audiences[audience]) : t.nobody}
      </p>
      {areTooMany && (
        <p className={classes(notes.note, notes.warn)}>{t.mailsLeft(formatCount(mails.mailsLeft))}</p>
      )}
      <Unreached {...mails.unreached[audience]} />
      <div className={classes(styles.message, styles.text)}>
        <p lang={languageOfText(subject)}>
          <b>{subject}</b>
        </p>
        <p lang={languageOfText(text)}>{text}</p>
      </div>
      <p className={layout.line}>
        <BusyButton
          className={button.button}
          busy={busy}
          disabled={count === 0 || areTooMany}
          onClick={onSend}
        >
          {busy ? sending : t.send}
        </BusyButton>
        <button type="button" className={classes(button.button, button.second)} onClick={onBack}>
          {t.change}
        </button>
      </p>
    </div>
  );
}

/** Says how many people of the group do not get the message, and why. */
function Unreached({ unopened, unsubscribed, noEmail }: EventMessages['unreached'][AnnouncementAudience]) {
  const { mail: t } = useMessages('event/registrations');
  const total = unopened + unsubscribed + noEmail;
  if (total === 0) return null;
  return (
    <div className={classes(layout.mute, layout.small)}>
      <p>{t.unreached(total, formatCount(total))}</p>
      <ul>
        {unopened > 0 && <li>{t.reasons.unopened(formatCount(unopened))}</li>}
        {unsubscribed > 0 && <li>{t.reasons.unsubscribed(formatCount(unsubscribed))}</li>}
        {noEmail > 0 && <li>{t.reasons.noEmail(formatCount(noEmail))}</li>}
      </ul>
      {unopened > 0 && <p>{t.proof}</p>}
    </div>
  );
}
