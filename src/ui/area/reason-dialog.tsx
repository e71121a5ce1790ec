import { useState, type FormEvent, type ReactNode } from 'react';
import { Dialog } from '#src/ui/dialog/dialog.tsx';
import { TextAreaField } from '#src/ui/form/field.tsx';
import { FormButtons } from '#src/ui/form/form-buttons.tsx';
import layout from '#src/ui/styles/layout.module.css';

type ReasonDialogProps = {
  title: string;
  children: ReactNode;
  /** The label of the text field; `name` is the field's name in the API. */
  label: string;
  name: 'reason' | 'note';
  optional?: boolean;
  /** The maximum length, in characters. */
  most: number;
  /** What to write and what to leave out. */
  hint: string;
  confirm: string;
  /** 'Cancel' by default. */
  cancel?: string;
  /** Returns an error message, or undefined on success. */
  onConfirm: (text: string) => Promise<string | undefined>;
  onCancel: () => void;
};

/** Asks for a reason before an action that somebody is notified about. */
export function ReasonDialog(props: ReasonDialogProps) {
  const { title, children, label, name, optional, most, hint, confirm, cancel, onConfirm, onCancel } = props;
  const [error, setError] = useState<string>();
  const [busy, setBusy] = useState(false);

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const text = String(new FormData(event.currentTarget).get(name)).trim();
    const field = event.currentTarget.elements.namedItem(name) as HTMLElement;
    setBusy(true);
    const message = await onConfirm(text);
    if (message === undefined) return;
    setBusy(false);
    setError(message);
    field.focus();
  }

  return (
    <Dialog title={title} onCancel={onCancel}>
      <p>{children}</p>
      <form className={layout.stack} noValidate onSubmit={(event) => void submit(event)}>
        <TextAreaField
          name={name}
          label={label}
          hint={hint}
          error={error}
          optional={optional}
          maxLength={most}
          rows={4}
          required={!optional}
        />
        <FormButtons confirm={confirm} cancel={cancel} busy={busy} onCancel={onCancel} />
      </form>
    </Dialog>
  );
}
