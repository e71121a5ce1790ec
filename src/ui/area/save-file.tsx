import { useState, type ReactNode } from 'react';
import { useMessages } from '#src/messages/messages.tsx';
import type { ApiClient } from '#src/browser/api-client.ts';
import { classes } from '#src/shared/classes.ts';
import { send, sendConfirmed } from '#src/browser/session.ts';
import { ConfirmDialog } from '#src/ui/dialog/dialog.tsx';
import button from '#src/ui/styles/button.module.css';
import { notify } from '#src/ui/notify.tsx';
import { ConfirmPasswordDialog } from './confirm-password-dialog.tsx';

type SaveFileProps = {
  name: string;
  /** The button label; 'As CSV' by default. */
  label?: string;
  /** Fetches the file from the API. */
  request: (api: ApiClient) => Promise<Response>;
  /** Whether the file contains personal data. If so, the API requires the password again. */
  personal?: boolean;
  /** Asked before the file is saved, if there is something to consider. */
  question?: { title: string; text: ReactNode; confirm: string };
  /** Called once the browser has the file. */
  onSaved?: () => void;
};

/** A button that downloads a file for which the user must be signed in. */
export function SaveFile({ name, label, request, personal, question, onSaved }: SaveFileProps) {
  const t = useMessages('area');
  const form = useMessages('form');
  const [busy, setBusy] = useState(false);
  const [step, setStep] = useState<'asking' | 'confirming'>();

  async function save(confirmation?: string) {
    setStep(undefined);
    setBusy(true);
    const read = async (api: ApiClient) => {
      const response = await request(api);
      const { ok, status } = response;
      return ok ? { ok, status, json: async () => ({ file: await response.blob() }) } : response;
    };
    const result = confirmation ? await sendConfirmed({ call: read, confirmation }) : await send(read);
    setBusy(false);
    if (!result.ok) return notify('error', result.msg ?? form.unreachable);
    const url = URL.createObjectURL(result.body.file);
    Object.assign(document.createElement('a'), { href: url, download: name }).click();
    // Some browsers read the URL only after the click handler has returned.
    setTimeout(() => URL.revokeObjectURL(url), 60_000);
    onSaved?.();
  }
  const start = () => (personal ? setStep('confirming') : void save());
  return (
    <>
      <button
        type="button"
        className={classes(button.button, button.second)}
        disabled={busy}
        onClick={() => (question ? setStep('asking') : start())}
      >
        {busy ? form.sending : (label ?? t.asCsv)}
      </button>
      {step === 'asking' && question && (
        <ConfirmDialog
          title={question.title}
          confirm={question.confirm}
          onConfirm={start}
          onCancel={() => setStep(undefined)}
        >
          {question.text}
        </ConfirmDialog>
      )}
      {step === 'confirming' && (
        <ConfirmPasswordDialog
          onConfirmed={(confirmation) => void save(confirmation)}
          onCancel={() => setStep(undefined)}
        />
      )}
    </>
  );
}
