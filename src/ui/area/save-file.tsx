import { useState, type ReactNode } from 'react';
import { useMessages } from '#src/messages/messages.tsx';
import type { ApiClient } from '#src/browser/api-client.ts';
import { classes } from '#src/shared/classes.ts';
import { send } from '#src/browser/session.ts';
import { ConfirmDialog } from '#src/ui/dialog/dialog.tsx';
import { BusyButton } from '#src/ui/form/busy-button.tsx';
import button from '#src/ui/styles/button.module.css';
import { notify } from '#src/ui/notify.tsx';

type SaveFileProps = {
  name: string;
  /** The button label; 'As CSV' by default. */
  label?: string;
  /** Fetches the file from the API. */
  request: (api: ApiClient) => Promise<Response>;
  /** Whether the file contains personal data. If so, the API requires the password and signs other devices out. */
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
  const [isAsking, setAsking] = useState(false);

  async function save() {
    setAsking(false);
    setBusy(true);
    const read = async (api: ApiClient) => {
      const response = await request(api);
      const { ok, status } = response;
      return ok ? { ok, status, json: async () => ({ file: await response.blob() }) } : response;
    };
    const result = await send(read, personal ? t.confirm.fileLead : undefined);
    setBusy(false);
    if (!result.ok) return notify('error', result.msg ?? form.unreachable);
    const url = URL.createObjectURL(result.body.file);
    Object.assign(document.createElement('a'), { href: url, download: name }).click();
    // Some browsers read the URL only after the click handler has returned.
    setTimeout(() => URL.revokeObjectURL(url), 60_000);
    if (personal) void notify('success', t.confirm.fileSaved);
    onSaved?.();
  }
  return (
    <>
      <BusyButton
        className={classes(button.button, button.second)}
        busy={busy}
        onClick={() => (question ? setAsking(true) : void save())}
      >
        {busy ? form.sending : (label ?? t.asCsv)}
      </BusyButton>
      {isAsking && question && (
        <ConfirmDialog
          title={question.title}
          confirm={question.confirm}
          onConfirm={() => void save()}
          onCancel={() => setAsking(false)}
        >
          {question.text}
        </ConfirmDialog>
      )}
    </>
  );
}
