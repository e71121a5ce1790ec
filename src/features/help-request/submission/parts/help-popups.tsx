import { useRef } from 'react';
import { Form } from 'react-router';
import { useMessages } from '#src/messages/messages.tsx';
import { Dialog } from '#src/ui/dialog/dialog.tsx';
import button from '#src/ui/styles/button.module.css';
import layout from '#src/ui/styles/layout.module.css';
import type { SentHelp } from '#src/features/help-request/help-request.view.ts';
import { CallNgo } from './call-ngo.tsx';
import styles from './help-form.module.css';

/** The popup that is open. */
export type HelpPopup =
  | { kind: 'sent'; sent: SentHelp }
  | { kind: 'invalidOtp'; msg: string }
  | { kind: 'failed'; msg: string | undefined };

/** The popups of the specification. */
export function HelpPopups({ popup, onClose }: { popup: HelpPopup; onClose: () => void }) {
  const t = useMessages('help-request/submission');
  if (popup.kind === 'sent') return <SentPopup sent={popup.sent} />;
  return (
    <Dialog title={t.failure.title} onCancel={onClose}>
      <p>{popup.kind === 'failed' ? t.failure.text : popup.msg}</p>
      {popup.kind === 'failed' && popup.msg && <p>{popup.msg}</p>}
      {popup.kind === 'failed' && <CallNgo />}
      <p>
        <button type="button" className={button.button} onClick={onClose} data-focus="">
          {t.ok}
        </button>
      </p>
    </Dialog>
  );
}

/** After success, OK leads to the confirmation. Its data is sent in the request body, so it is in no URL. */
function SentPopup({ sent }: { sent: SentHelp }) {
  const t = useMessages('help-request/submission');
  const form = useRef<HTMLFormElement>(null);
  return (
    <Dialog title={t.success.title} onCancel={() => form.current?.requestSubmit()}>
      <p>{t.success.text}</p>
      <p className={layout.mute}>{t.number}</p>
      <p className={styles.reference}>{sent.reference}</p>
      <Form ref={form} method="post" action="/helpRequest/sent" replace>
        {Object.entries(sent).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <button type="submit" className={button.button} data-focus="">
          {t.ok}
        </button>
      </Form>
    </Dialog>
  );
}
