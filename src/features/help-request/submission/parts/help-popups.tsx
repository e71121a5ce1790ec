import { useMessages } from '#src/messages/messages.tsx';
import { Dialog } from '#src/ui/dialog/dialog.tsx';
import button from '#src/ui/styles/button.module.css';
import type { FormNgo } from '#src/features/help-request/help-request.view.ts';
import { CallNgo } from './call-ngo.tsx';
import { SentNumber } from './help-sent.tsx';
import type { HelpPopup } from './use-help-form.ts';

type PopupProps = { popup: HelpPopup; ngo: FormNgo | null; onClose: () => void };

/** The popups of the specification. After success, a page with the reference follows. */
export function HelpPopups({ popup, ngo, onClose }: PopupProps) {
  const t = useMessages('help-request/submission');
  const { title, text } =
    popup.kind === 'invalidOtp'
      ? { title: t.failure.title, text: popup.msg }
      : popup.kind === 'failed'
        ? t.failure
        : { title: t.success.title, text: '' };
  return (
    <Dialog title={title} onCancel={onClose} narrow>
      {popup.kind === 'sent' ? <SentNumber request={popup} ngo={ngo} /> : <p>{text}</p>}
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
