import { useNavigate } from 'react-router';
import { useMessages } from '#src/messages/messages.tsx';
import { classes } from '#src/shared/classes.ts';
import { Dialog } from '#src/ui/dialog/dialog.tsx';
import button from '#src/ui/look/button.module.css';
import layout from '#src/ui/look/layout.module.css';
import { SentNumber } from './help-sent.tsx';
import type { HelpPopup } from './use-help-form.ts';

/** The specified popups; after success the way leads home. */
export function HelpPopups({ popup, onClose }: { popup: HelpPopup; onClose: () => void }) {
  const say = useMessages('help-request/form');
  const navigate = useNavigate();
  const go = (path: string) => void navigate(path);
  if (popup.kind === 'sent')
    return (
      <Dialog title={say.success.title} onCancel={() => go('/')} narrow>
        <SentNumber reference={popup.reference} />
        <p className={layout.line}>
          <Ok onClick={() => go('/')} />
          <button
            type="button"
            className={classes(button.button, button.second)}
            onClick={() => go('/helpRequest/status')}
          >
            {say.sent.toStatus}
          </button>
        </p>
      </Dialog>
    );
  const { title, text } =
    popup.kind === 'failed' ? say.failure : { title: say.failure.title, text: popup.msg };
  return (
    <Dialog title={title} onCancel={onClose} narrow>
      <p>{text}</p>
      {popup.kind === 'failed' && popup.msg && <p>{popup.msg}</p>}
      <p>
        <Ok onClick={onClose} />
      </p>
    </Dialog>
  );
}

function Ok({ onClick }: { onClick: () => void }) {
  const { ok } = useMessages('help-request/form');
  return (
    <button type="button" className={button.button} onClick={onClick} data-focus="">
      {ok}
    </button>
  );
}
