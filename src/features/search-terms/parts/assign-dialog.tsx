import { useState, type FormEvent, type RefObject } from 'react';
import { useRevalidator } from 'react-router';
import { useMessages } from '#src/messages/messages.tsx';
import { send } from '#src/browser/session.ts';
import { NeedOptions } from '#src/ui/area/choose-needs.tsx';
import { Dialog } from '#src/ui/dialog/dialog.tsx';
import { controlProps, Field } from '#src/ui/form/field.tsx';
import { FormButtons } from '#src/ui/form/form-buttons.tsx';
import { RadioCards } from '#src/ui/form/radio-cards.tsx';
import fieldStyles from '#src/ui/styles/field.module.css';
import layout from '#src/ui/styles/layout.module.css';
import { useToastSubmission } from '#src/ui/area/edit/use-submission.ts';
import { notify } from '#src/ui/notify.tsx';
import { notifyWithAction } from '#src/ui/toast-action.tsx';
import { useWords } from '#src/ui/area/use-words.ts';
import type { NamedNeed } from '#src/features/reference/reference.values.ts';
import { languagesOf } from '#src/features/search-terms/search-term.rules.ts';
import type { ListedSearchTerm } from '#src/features/search-terms/search-terms.contract.ts';
import type { PhraseLanguage } from '#src/features/search-terms/search-terms.values.ts';

type AssignDialogProps = {
  term: Pick<ListedSearchTerm, 'term' | 'words'>;
  needs: NamedNeed[];
  /** Receives the focus once the row is gone. */
  heading: RefObject<HTMLElement | null>;
  onClose: () => void;
};

/** Dialog that asks which need the words stand for. After saving, a toast offers to undo it. */
export function AssignDialog({ term: { term, words }, needs, heading, onClose }: AssignDialogProps) {
  const { dialog: t, wordsAssigned, undo: undoLabel } = useMessages('search-terms');
  const texts = useMessages('form');
  const { name } = useWords();
  const { revalidate } = useRevalidator();
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string>();
  const { submit } = useToastSubmission();
  const languages = languagesOf(words);
  const focusHeading = () => heading.current?.focus();

  async function assign(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const fields = new FormData(event.currentTarget);
    const field = event.currentTarget.elements.namedItem('need') as HTMLElement;
    const need = String(fields.get('need'));
    const language = (fields.get('language') ?? languages[0]) as PhraseLanguage;
    setBusy(true);
    setError(undefined);
    const result = await send((api) => api.search.assignPhrase.$post({ json: { term, need, language } }));
    setBusy(false);
    if (!result.ok && result.status === 422) {
      const other = result.data?.need;
      const message = result.errors['need'] ?? result.errors['language'] ?? result.msg ?? texts.unreachable;
      setError(other && other.id !== need ? `${message} ${t.busyWith(name(other))}` : message);
      return field.focus();
    }
    if (result.ok || result.status === 409 || result.status === 404) {
      onClose();
      await revalidate();
      focusHeading();
    }
    if (!result.ok) {
      const other = result.data?.need;
      const msg = result.msg ?? texts.unreachable;
      return notify('error', other ? `${msg} ${t.busyWith(name(other))}` : msg);
    }
    const { _id } = result.body.data;
    const text = wordsAssigned(words, needs.find(({ id }) => id === need)?.name ?? need);
    await notifyWithAction({
      text,
      label: undoLabel,
      onAct: () => void undo(_id),
      onLeave: focusHeading,
    });
  }

  async function undo(id: string) {
    await submit((api) => api.search.removeAssignedPhrase[':id'].$post({ param: { id } }));
    await revalidate();
  }

  const field = { name: 'need', label: t.need, ...(error !== undefined && { error }) };
  return (
    <Dialog title={t.title(words)} onCancel={onClose} wide>
      <p>{t.lead}</p>
      <form className={layout.stack} noValidate onSubmit={(event) => void assign(event)}>
        <Field field={field}>
          <select {...controlProps(field)} className={fieldStyles.input} defaultValue="" data-focus="">
            <option value="">{t.choose}</option>
            <NeedOptions needs={needs} remaining={needs} others={t.others} />
          </select>
        </Field>
        {languages.length > 1 && (
          <RadioCards
            name="language"
            label={t.language}
            options={(['en', 'roman'] as const).map((value) => ({ value, label: t.languages[value] }))}
            selected="en"
          />
        )}
        <FormButtons confirm={t.confirm} busy={busy} onCancel={onClose} />
      </form>
    </Dialog>
  );
}
