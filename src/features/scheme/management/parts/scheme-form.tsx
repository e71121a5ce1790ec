import { useRef, useState, type FormEvent } from 'react';
import { useNavigate } from 'react-router';
import { useMessages } from '#src/messages/messages.tsx';
import { send } from '#src/browser/session.ts';
import { classes } from '#src/shared/classes.ts';
import type { NamedOption } from '#src/features/reference/reference.values.ts';
import type { NeedToChoose } from '#src/ui/area/choose-needs.tsx';
import { Dialog } from '#src/ui/dialog/dialog.tsx';
import { ErrorSummary } from '#src/ui/form/error-summary.tsx';
import { inSentences, useFieldFaults, type FieldFaults } from '#src/ui/form/use-field-faults.ts';
import { SubmitButton } from '#src/ui/form/submit-button.tsx';
import { Link } from '#src/ui/link.tsx';
import button from '#src/ui/styles/button.module.css';
import layout from '#src/ui/styles/layout.module.css';
import notes from '#src/ui/styles/notes.module.css';
import { notify } from '#src/ui/notify.tsx';
import type { OwnScheme } from '#src/features/scheme/management/management.contract.ts';
import { checkScheme } from '#src/features/scheme/management/scheme-form.rules.ts';
import type { SchemeField } from '#src/features/scheme/scheme.values.ts';
import { SchemeConflict } from './scheme-conflict.tsx';
import { forgetDraft, keepDraft, readDraft } from './scheme-draft.ts';
import { SchemeFields } from './scheme-fields.tsx';
import { SCHEMES } from './scheme-paths.ts';
import { formOf, readTyped, typedOf, type SchemeText } from './typed-scheme.ts';

/** A new scheme when there is none. */
type SchemeFormProps = {
  scheme: OwnScheme | undefined;
  states: NamedOption[];
  needs: readonly NeedToChoose[];
};

/** The form of a scheme: nothing typed is lost by a fault, a colleague who saved meanwhile, a reload or a lost sign-in. */
export function SchemeForm({ scheme, states, needs }: SchemeFormProps) {
  const { editor: say } = useMessages('scheme/management');
  const faultsOf = useFaultSentences();
  const navigate = useNavigate();
  const form = useRef<HTMLFormElement>(null);
  const typed = () => readTyped(form.current!);
  const faults = useFieldFaults({ form, find: (place) => faultsOf(readTyped(place)) });
  const id = scheme?._id;
  const [draft, setDraft] = useState(() => readDraft(id));
  const [revision, setRevision] = useState(draft?.revision ?? scheme?.revision);
  const [shown, setShown] = useState<SchemeText>(() => draft?.typed ?? typedOf(scheme));
  const [theirs, setTheirs] = useState<OwnScheme>();
  const [alert, setAlert] = useState<{ msg: string | undefined }>();
  const [busy, setBusy] = useState(false);

  const keepTyped = () => keepDraft(id, { revision, typed: typed() });

  function keep(event: FormEvent) {
    keepTyped();
    const { name } = event.target as HTMLInputElement;
    if (faults.errors[name]) faults.check(name);
  }

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (busy) return;
    const now = typed();
    if (!faults.refuse(faultsOf(now))) return;
    const json = formOf(now);
    setBusy(true);
    const sent = await send(async (api) =>
      id === undefined
        ? api.scheme.addNewScheme.$post({ json })
        : api.scheme.updateScheme[':id'].$post({ param: { id }, json: { ...json, revision } }),
    );
    setBusy(false);
    if (sent.ok) {
      forgetDraft(id);
      void notify('success', sent.body.msg);
      return void navigate(SCHEMES);
    }
    const meanwhile = sent.data?.now;
    if (meanwhile) {
      setShown(now);
      setTheirs(meanwhile);
      setRevision(meanwhile.revision);
      return keepDraft(id, { revision: meanwhile.revision, typed: now });
    }
    faults.sayAtFields(sent.errors);
    setAlert({ msg: sent.msg });
  }
  function take(field: SchemeField) {
    if (theirs) setShown({ ...typed(), [field]: typedOf(theirs)[field] });
  }
  function discard() {
    forgetDraft(id);
    setDraft(undefined);
    faults.refuse({});
    setRevision(scheme?.revision);
    setShown(typedOf(scheme));
  }
  function closeAlert() {
    setAlert(undefined);
    faults.refuse(faults.errors);
  }

  return (
    <form
      ref={form}
      className={layout.loose}
      noValidate
      onSubmit={(event) => void submit(event)}
      onInput={keep}
    >
      <ErrorSummary errors={faults.refused} labels={say.fields} />
      {theirs && <SchemeConflict theirs={typedOf(theirs)} mine={shown} needs={needs} onTake={take} />}
      {draft && (
        <p className={classes(notes.note, layout.line)} role="status">
          {say.draft}
          <button type="button" className={classes(button.button, button.second)} onClick={discard}>
            {say.discard}
          </button>
        </p>
      )}
      <SchemeFields
        key={JSON.stringify(shown)}
        shown={shown}
        states={states}
        needs={needs}
        errors={faults.errors}
        onAdded={keepTyped}
        proposed={scheme?.proposedNeeds.map((need) => need.id) ?? []}
      />
      <p className={layout.line}>
        <SubmitButton busy={busy}>{say.submit}</SubmitButton>
        <Link className={classes(button.button, button.second)} to={SCHEMES}>
          {say.back}
        </Link>
      </p>
      {alert && <FailedAlert msg={alert.msg} onClose={closeAlert} />}
    </form>
  );
}

/** The specified alert: what the server says, or that something went wrong. */
function FailedAlert({ msg, onClose }: { msg: string | undefined; onClose: () => void }) {
  const { editor: say } = useMessages('scheme/management');
  return (
    <Dialog title={msg === undefined ? say.wentWrong : say.failed} onCancel={onClose} narrow>
      <p>{msg ?? say.kept}</p>
      <p>
        <button type="button" className={button.button} onClick={onClose} data-focus="">
          {say.ok}
        </button>
      </p>
    </Dialog>
  );
}

/** What is wrong with a form, in sentences; the server says the same ones. */
function useFaultSentences(): (typed: SchemeText) => FieldFaults {
  const sentences = { ...useMessages('form').faults, ...useMessages('scheme/management/form').faults };
  return (typed) => inSentences({ faults: checkScheme(formOf(typed)).faults, sentences });
}
