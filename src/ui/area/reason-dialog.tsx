import { useState, type FormEvent, type ReactNode } from 'react';
import { Dialog } from '#src/ui/dialog/dialog.tsx';
import { TextAreaField } from '#src/ui/form/field.tsx';
import { FormButtons } from '#src/ui/form/form-buttons.tsx';
import layout from '#src/ui/styles/layout.module.css';

type ReasonDialogProps = {
  title: string;
  children: ReactNode;
  /** What the text is called; `name` is the API's. */
  label: string;
  name: 'reason' | 'note';
  optional?: boolean;
  /** Letters that it may have. */
  most: number;
  /** What to write, and what not. */
  hint: string;
  confirm: string;
  /** Gives what is wrong, or nothing when it was done. */
  onConfirm: (text: string) => Promise<string | undefined>;
  onCancel: () => void;
};

/** Asks why before something is done that somebody is told of. */
export function ReasonDialog(props: ReasonDialogProps) {
  const { title, children, label, name, optional, most, hint, confirm, onConfirm, onCancel } = props;
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
        <FormButtons confirm={confirm} busy={busy} onCancel={onCancel} />
      </form>
    </Dialog>
  );
}
