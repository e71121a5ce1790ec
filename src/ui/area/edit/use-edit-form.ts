import { useState } from 'react';
import type { ApiClient } from '#src/browser/api-client.ts';
import { readSessionNgo, send, type Sent } from '#src/browser/session.ts';
import { removeFromTab, storeInTab, readFromTab } from '#src/browser/tab-storage.ts';

type Draft<Typed> = { ngoId: string | undefined; revision: number | undefined; typed: Typed };

/** The response to a save. `now` is the row that another user saved in the meantime. */
type SaveResponse<Row> =
  | { ok: true; status: number; json(): Promise<{ msg: string; data: Row }> }
  | { ok: false; status: number; json(): Promise<{ msg: string; data?: { now: Row } }> };

type EditFormOptions<Row, Typed> = {
  /** The row to edit; undefined for a new one. */
  row: Row | undefined;
  /** The storage key of the draft in this tab. */
  draftKey: string;
  /** Converts a row to form values. */
  formValuesOf: (row: Row | undefined) => Typed;
  /** Reads the current form values. */
  readTyped: () => Typed;
};

/**
 * Manages a form that edits a row of the user's own NGO. The draft survives a reload and an expired session.
 * If another user saved in the meantime, `theirs` contains that row and the user's input is kept. Render the
 * fields with `shown` and use its JSON as their key.
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

  /**
   * Saves the form. Returns undefined if another user saved in the meantime; `theirs` then holds that row.
   */
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
    /** The row that another user saved, as form values. */
    theirs: theirs && formValuesOf(theirs),
    hasDraft: draft !== undefined,
    save,
    keepDraft: () => keep({ ngoId, revision, typed: readTyped() }),
    discardDraft: () => showSaved(saved),
    /** Copies one of the other user's values into the form. */
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
