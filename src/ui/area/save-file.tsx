import { useState } from 'react';
import { useMessages } from '#src/messages/messages.tsx';
import type { ApiClient } from '#src/browser/api-client.ts';
import { classes } from '#src/shared/classes.ts';
import { send, sendConfirmed } from '#src/browser/session.ts';
import button from '#src/ui/styles/button.module.css';
import { notify } from '#src/ui/notify.tsx';
import { ConfirmPasswordDialog } from './confirm-password-dialog.tsx';

type SaveFileProps = {
  name: string;
  /** What the button says; 'As CSV' when left out. */
  label?: string;
  /** Gets the file from the API. */
  ask: (api: ApiClient) => Promise<Response>;
  /** The file holds personal data: the API asks for the password again. */
  personal?: boolean;
};

/** A button that saves a file which only those who are signed in may have. */
export function SaveFile({ name, label, ask, personal }: SaveFileProps) {
  const t = useMessages('area');
  const form = useMessages('form');
  const [busy, setBusy] = useState(false);
  const [isAsking, setAsking] = useState(false);

  async function save(confirmation?: string) {
    setAsking(false);
    setBusy(true);
    const read = async (api: ApiClient) => {
      const response = await ask(api);
      const { ok, status } = response;
      return ok ? { ok, status, json: async () => ({ file: await response.blob() }) } : response;
    };
    const sent = confirmation ? await sendConfirmed({ call: read, confirmation }) : await send(read);
    setBusy(false);
    if (!sent.ok) return notify('error', sent.msg ?? form.unreachable);
    const url = URL.createObjectURL(sent.body.file);
    Object.assign(document.createElement('a'), { href: url, download: name }).click();
    // Some browsers read it only after the click.
    setTimeout(() => URL.revokeObjectURL(url), 60_000);
  }
  return (
    <>
      <button
        type="button"
        className={classes(button.button, button.second)}
        disabled={busy}
        onClick={() => (personal ? setAsking(true) : void save())}
      >
        {busy ? form.sending : (label ?? t.asCsv)}
      </button>
      {isAsking && (
        <ConfirmPasswordDialog
          onConfirmed={(confirmation) => void save(confirmation)}
          onCancel={() => setAsking(false)}
        />
      )}
    </>
  );
}
