import { useState } from 'react';
import type { ApiClient } from '#src/browser/api-client.ts';
import { readSessionNgo, send, type Sent } from '#src/browser/session.ts';
import { removeFromTab, storeInTab, readFromTab } from '#src/browser/tab-storage.ts';

type Draft<Typed> = { ngoId: string | undefined; revision: number | undefined; typed: Typed };

/** The response to a save; `now` is what somebody else saved meanwhile. */
type SaveResponse<Row> =
  | { ok: true; status: number; json(): Promise<{ msg: string; data: Row }> }
  | { ok: false; status: number; json(): Promise<{ msg: string; data?: { now: Row } }> };

type EditFormOptions<Row, Typed> = {
  /** The row that is edited; undefined for a new one. */
  row: Row | undefined;
  /** Where the draft stays in this tab. */
  draftKey: string;
  /** The texts that show a row. */
  formValuesOf: (row: Row | undefined) => Typed;
  /** The texts that stand in the form now. */
  readTyped: () => Typed;
};

/**
 * The state of a form that edits a row of one's own NGO. The draft survives a reload and a lost sign-in. When somebody
 * else saved meanwhile, `theirs` is their row and nothing typed is lost. The fields show `shown`; its JSON is their key.
 */
export function useEditForm<Row extends { revision: number }, Typed extends object>({
  row,
  draftKey,
  formValuesOf,
  readTyped,
}: EditFormOptions<Row, Typed>) {
  const ngoId = readSessionNgo()?._id;
  const [draft, setDraft] = useState(() => readDraft<Typed>(draftKey, ngoId));
  const [saved, setSaved] = useState(row);
  const [revision, setRevision] = useState(draft?.revision ?? row?.revision);
  const [shown, setShown] = useState<Typed>(() => ({ ...formValuesOf(row), ...draft?.typed }));
  const [theirs, setTheirs] = useState<Row>();
  const [busy, setBusy] = useState(false);

  function keep(next: Draft<Typed>) {
    storeInTab({ key: draftKey, text: JSON.stringify(next) });
  }
  function showSaved(next: Row | undefined) {
    removeFromTab(draftKey);
    setDraft(undefined);
    setRevision(next?.revision);
    setShown(formValuesOf(next));
  }

  /** Saves what stands in the form. Undefined: somebody else saved meanwhile, which `theirs` shows. */
  async function save(
    call: (api: ApiClient, revision: number | undefined) => Promise<SaveResponse<Row>>,
  ): Promise<Sent<SaveResponse<Row>> | undefined> {
    const typed = readTyped();
    setBusy(true);
    const sent = await send((api) => call(api, revision));
    setBusy(false);
    if (sent.ok) {
      setSaved(sent.body.data);
      setTheirs(undefined);
      showSaved(sent.body.data);
      return sent;
    }
    const now = sent.data?.now;
    if (!now) return sent;
    setShown(typed);
    setTheirs(now);
    setRevision(now.revision);
    keep({ ngoId, revision: now.revision, typed });
    return undefined;
  }

  return {
    busy,
    saved,
    shown,
    /** Somebody else's row as the form would show it. */
    theirs: theirs && formValuesOf(theirs),
    hasDraft: draft !== undefined,
    save,
    keepDraft: () => keep({ ngoId, revision, typed: readTyped() }),
    discardDraft: () => showSaved(saved),
    /** Takes over one of their texts. */
    take(field: keyof Typed) {
      if (theirs) setShown({ ...readTyped(), [field]: formValuesOf(theirs)[field] });
    },
  };
}

function readDraft<Typed>(key: string, ngoId: string | undefined): Draft<Typed> | undefined {
  const kept = readFromTab(key);
  const draft = kept === null ? undefined : (JSON.parse(kept) as Draft<Typed>);
  return draft?.ngoId === ngoId ? draft : undefined;
}
