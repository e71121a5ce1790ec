import { lazy, Suspense, useRef, useState, type FormEvent } from 'react';
import { useRevalidator } from 'react-router';
import { useMessages } from '#src/messages/messages.tsx';
import { storeSessionNgo } from '#src/browser/session.ts';
import { dayInIndia } from '#src/shared/dates.ts';
import { classes } from '#src/shared/classes.ts';
import type { NamedNeed, ReferenceNames } from '#src/features/reference/reference.values.ts';
import { DraftNote, EditConflict } from '#src/ui/area/edit/edit-notes.tsx';
import type { Refused } from '#src/ui/area/edit/use-submission.ts';
import { focusHeadingIfLost } from '#src/ui/area/edit/focus-heading.ts';
import { useEditForm } from '#src/ui/area/edit/use-edit-form.ts';
import { FormColumns } from '#src/ui/form/sections/form-columns.tsx';
import { useWide } from '#src/ui/form/sections/use-wide.ts';
import { ErrorSummary } from '#src/ui/form/error-summary.tsx';
import { SubmitButton } from '#src/ui/form/submit-button.tsx';
import button from '#src/ui/styles/button.module.css';
import layout from '#src/ui/styles/layout.module.css';
import notes from '#src/ui/styles/notes.module.css';
import { notify } from '#src/ui/notify.tsx';
import { NGO_FIELDS, type NgoField } from '#src/features/ngo/fields/ngo-fields.values.ts';
import { EDITING_SECTIONS } from '#src/features/ngo/editing/editing-sections.ts';
import type { OwnNgo } from '#src/features/ngo/editing/own-ngo.contract.ts';
import { readOpeningHours } from './hours-values.ts';
import { readServices } from './service-values.ts';
import {
  joinNeeds,
  splitNeeds,
  formValuesOf,
  type NgoFormValues,
} from '#src/features/ngo/editing/ngo-form-values.ts';
import { EditNgoFields } from './edit-ngo-fields.tsx';
import { Loading } from '#src/ui/spinner.tsx';

const NgoPreview = lazy(async () => ({
  default: (await import('#src/features/ngo/editing/ngo-preview.tsx')).NgoPreview,
}));
const LivePreview = lazy(async () => ({
  default: (await import('#src/features/ngo/editing/live-preview.tsx')).LivePreview,
}));

type EditNgoFormProps = {
  ngo: OwnNgo;
  names: ReferenceNames;
  needs: NamedNeed[];
  /** Whether the user may change what is guarded. */
  isManager: boolean;
};

/**
 * Form of the caller's own NGO. Entered values survive errors, edits by a colleague, a reload and an expired
 * session.
 */
export function EditNgoForm({ ngo, names, needs, isManager }: EditNgoFormProps) {
  const t = useMessages('ngo/editing');
  const texts = useMessages('form');
  const form = useRef<HTMLFormElement>(null);
  const edit = useEditForm<OwnNgo, NgoFormValues>({
    row: ngo,
    draftKey: 'draft of our page',
    formValuesOf: (row = ngo) => formValuesOf(row),
    readValues: () => readValues(form.current!),
  });
  const isWide = useWide();
  const { revalidate } = useRevalidator();
  const { saved = ngo, values, theirs } = edit;
  const [refused, setRefused] = useState<Refused>({ errors: {} });
  const [preview, setPreview] = useState<{ values: NgoFormValues; today: string }>();

  function wordsOf(field: NgoField) {
    const text = theirs![field];
    if (field !== 'needs') return text;
    return splitNeeds(text)
      .map((id) => needs.find((need) => need.id === id)?.name ?? id)
      .join(', ');
  }
  async function submit(event: FormEvent) {
    event.preventDefault();
    const input = readValues(form.current!);
    setRefused({ errors: {} });
    const result = await edit.save((api, revision = saved.revision) =>
      api.ngo.updateNgo.$post({ json: { ...input, revision } }),
    );
    if (result?.ok) {
      storeSessionNgo(result.body.data);
      setPreview(undefined);
      void notify('success', result.body.msg);
      // What waits now is shown beside the fields.
      await revalidate();
      focusHeadingIfLost();
    } else if (result) setRefused({ msg: result.msg ?? texts.unreachable, errors: result.errors });
  }
  function take(field: NgoField) {
    setPreview(undefined);
    edit.take(field);
  }
  function discard() {
    setPreview(undefined);
    edit.discardDraft();
  }

  return (
    <FormColumns
      label={t.parts}
      sections={EDITING_SECTIONS}
      headings={t.groups}
      form={form}
      read={readValues}
      version={values}
      errors={refused.errors}
      side={
        isWide && (
          <Suspense fallback={<Loading />}>
            <LivePreview
              form={form}
              read={readValues}
              version={values}
              ngo={saved}
              names={names}
              needs={needs}
              lead={t.previewLead}
            />
          </Suspense>
        )
      }
    >
      <form
        ref={form}
        className={layout.loose}
        noValidate
        onSubmit={(event) => void submit(event)}
        onInput={edit.saveDraft}
      >
        <ErrorSummary {...refused} labels={t.fields} />
        {ngo.frozenAt !== null && <p className={classes(notes.note, notes.bad)}>{t.frozen}</p>}
        {theirs && (
          <EditConflict
            messages={t.conflict}
            labels={t.fields}
            theirs={theirs}
            mine={values}
            wordsOf={wordsOf}
            onTake={take}
          />
        )}
        {edit.hasDraft && <DraftNote messages={t} onDiscard={discard} />}
        <EditNgoFields
          // What waits is not filled in: after each save the fields say what is public.
          key={`${saved.revision} ${JSON.stringify(values)}`}
          values={values}
          errors={refused.errors}
          names={names}
          needs={needs}
          isManager={isManager}
          ngo={ngo}
          proposed={saved.proposedNeeds.map(({ id }) => id)}
          onAdded={() => form.current?.dispatchEvent(new Event('input', { bubbles: true }))}
        />
        <p className={layout.line}>
          <SubmitButton busy={edit.busy}>{t.save}</SubmitButton>
          {!isWide && (
            <button
              type="button"
              className={classes(button.button, button.second)}
              aria-expanded={!!preview}
              onClick={() =>
                setPreview(
                  preview ? undefined : { values: readValues(form.current!), today: dayInIndia(new Date()) },
                )
              }
            >
              {preview ? t.hide : t.see}
            </button>
          )}
        </p>
        {preview && !isWide && (
          <Suspense fallback={<Loading />}>
            <NgoPreview ngo={saved} names={names} needs={needs} lead={t.previewLead} {...preview} />
          </Suspense>
        )}
      </form>
    </FormColumns>
  );
}

function readValues(form: HTMLFormElement): NgoFormValues {
  const fields = new FormData(form);
  const entries = NGO_FIELDS.map((field) => [field, String(fields.get(field) ?? '')]);
  return {
    ...Object.fromEntries(entries),
    services: readServices(fields),
    openingHours: readOpeningHours(fields),
    needs: joinNeeds(fields.getAll('needs').map(String)),
  } as NgoFormValues;
}
