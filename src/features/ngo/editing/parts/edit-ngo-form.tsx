import { useRef, useState, type FormEvent } from 'react';
import { useMessages } from '#src/messages/messages.tsx';
import { keepSessionNgo, send } from '#src/browser/session.ts';
import { dayInIndia } from '#src/shared/dates.ts';
import { classes } from '#src/shared/classes.ts';
import type { NamedNeed, ReferenceNames } from '#src/features/reference/reference.values.ts';
import { ErrorSummary } from '#src/ui/form/error-summary.tsx';
import { SubmitButton } from '#src/ui/form/submit-button.tsx';
import button from '#src/ui/styles/button.module.css';
import layout from '#src/ui/styles/layout.module.css';
import notes from '#src/ui/styles/notes.module.css';
import { notify } from '#src/ui/notify.tsx';
import { NGO_FIELDS, type NgoField } from '#src/features/ngo/fields/ngo-fields.values.ts';
import { forgetDraft, keepDraft, readDraft } from './ngo-draft.ts';
import type { OwnNgo } from '#src/features/ngo/editing/own-ngo.contract.ts';
import { joinNeeds, splitNeeds, typedOf, type TypedNgo } from './typed-ngo.ts';
import { EditConflict } from './edit-conflict.tsx';
import { EditNgoFields } from './edit-ngo-fields.tsx';
import { NgoPreview } from './ngo-preview.tsx';

type EditNgoFormProps = { ngo: OwnNgo; names: ReferenceNames; needs: NamedNeed[] };
type Refused = { msg?: string; errors: Record<string, string> };

/** The form of one's own NGO: nothing typed is lost by a fault, a colleague who saved meanwhile, a reload or a lost sign-in. */
export function EditNgoForm({ ngo, names, needs }: EditNgoFormProps) {
  const say = useMessages('ngo/editing');
  const texts = useMessages('form');
  const form = useRef<HTMLFormElement>(null);
  const [draft, setDraft] = useState(() => readDraft(ngo._id));
  const [known, setKnown] = useState(ngo);
  const [revision, setRevision] = useState(draft?.revision ?? ngo.revision);
  const [shown, setShown] = useState<TypedNgo>(() => ({ ...typedOf(ngo), ...draft?.typed }));
  const [refused, setRefused] = useState<Refused>({ errors: {} });
  const [theirs, setTheirs] = useState<OwnNgo>();
  const [preview, setPreview] = useState<{ typed: TypedNgo; today: string }>();
  const [busy, setBusy] = useState(false);

  function typed(): TypedNgo {
    const fields = new FormData(form.current!);
    const entries = NGO_FIELDS.map((field) => [field, String(fields.get(field) ?? '')]);
    return {
      ...Object.fromEntries(entries),
      needs: joinNeeds(fields.getAll('needs').map(String)),
    } as TypedNgo;
  }
  const keep = () => keepDraft({ ngoId: ngo._id, revision, typed: typed() });
  function wordsOf({ field, typed: { [field]: text } }: { field: NgoField; typed: TypedNgo }) {
    if (field !== 'needs') return text;
    return splitNeeds(text)
      .map((id) => needs.find((need) => need.id === id)?.name ?? id)
      .join(', ');
  }
  /** Fills the fields anew: their `key` is what is shown. */
  function show(next: TypedNgo) {
    setShown(next);
    setPreview(undefined);
  }
  async function submit(event: FormEvent) {
    event.preventDefault();
    const now = typed();
    setBusy(true);
    setRefused({ errors: {} });
    const sent = await send((api) => api.ngo.updateNgo.$post({ json: { ...now, revision } }));
    setBusy(false);
    if (sent.ok) {
      forgetDraft();
      keepSessionNgo(sent.body.data);
      setDraft(undefined);
      setTheirs(undefined);
      setKnown(sent.body.data);
      setRevision(sent.body.data.revision);
      show(typedOf(sent.body.data));
      return void notify('success', sent.body.msg);
    }
    const meanwhile = sent.data?.now;
    if (meanwhile) {
      setTheirs(meanwhile);
      setRevision(meanwhile.revision);
    } else setRefused({ msg: sent.msg ?? texts.unreachable, errors: sent.errors });
  }
  function take(field: NgoField) {
    if (theirs) show({ ...typed(), [field]: typedOf(theirs)[field] });
  }
  function discard() {
    forgetDraft();
    setDraft(undefined);
    setRevision(known.revision);
    show(typedOf(known));
  }

  return (
    <form
      ref={form}
      className={layout.loose}
      noValidate
      onSubmit={(event) => void submit(event)}
      onInput={keep}
    >
      <ErrorSummary {...refused} labels={say.fields} />
      {theirs && (
        <EditConflict
          theirs={typedOf(theirs)}
          mine={shown}
          readMine={typed}
          onTake={take}
          wordsOf={wordsOf}
        />
      )}
      {draft && (
        <p className={classes(notes.note, layout.line)} role="status">
          {say.draft}
          <button type="button" className={classes(button.button, button.second)} onClick={discard}>
            {say.discard}
          </button>
        </p>
      )}
      <EditNgoFields
        key={JSON.stringify(shown)}
        shown={shown}
        errors={refused.errors}
        names={names}
        needs={needs}
        proposed={known.proposedNeeds.map(({ id }) => id)}
        onAdded={keep}
      />
      <p className={layout.line}>
        <SubmitButton busy={busy}>{say.save}</SubmitButton>
        <button
          type="button"
          className={classes(button.button, button.second)}
          aria-expanded={!!preview}
          onClick={() => setPreview(preview ? undefined : { typed: typed(), today: dayInIndia(new Date()) })}
        >
          {preview ? say.hide : say.see}
        </button>
      </p>
      {preview && <NgoPreview ngo={known} names={names} needs={needs} {...preview} />}
    </form>
  );
}
