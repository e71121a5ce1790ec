import { useState } from 'react';
import type { ApiClient } from '#src/browser/api-client.ts';
import { readSessionNgo, send, type SendResult } from '#src/browser/session.ts';
import { removeFromTab, storeInTab, readFromTab } from '#src/browser/tab-storage.ts';

type Draft<Values> = { ngoId: string | undefined; revision: number | undefined; typed: Values };

/** The response to a save. `now` is the row that another user saved in the meantime. */
type SaveResponse<Row> =
  | { ok: true; status: number; json(): Promise<{ msg: string; data: Row }> }
  | { ok: false; status: number; json(): Promise<{ msg: string; data?: { now: Row } }> };

type EditFormOptions<Row, Values> = {
  /** The row to edit; undefined for a new one. */
  row: Row | undefined;
  /** The storage key of the draft in this tab. */
  draftKey: string;
  /** Converts a row to form values. */
  formValuesOf: (row: Row | undefined) => Values;
  /** Reads the current form values. */
  readValues: () => Values;
};

/**
 * Manages a form that edits a row of the user's own NGO. The draft survives a reload and an expired session.
 * If another user saved in the meantime, `theirs` contains that row and the user's input is kept. Render the
 * fields with `values` and use its JSON as their key.
 */
export function useEditForm<Row extends { revision: number }, Values extends object>({
  row,
  draftKey,
  formValuesOf,
  readValues,
}: EditFormOptions<Row, Values>) {
  const ngoId = readSessionNgo()?._id;
  const [draft, setDraft] = useState(() => readDraft<Values>(draftKey, ngoId));
  const [saved, setSaved] = useState(row);
  const [revision, setRevision] = useState(draft?.revision ?? row?.revision);
  const [values, setValues] = useState<Values>(() => ({ ...formValuesOf(row), ...draft?.typed }));
  const [theirs, setTheirs] = useState<Row>();
  const [busy, setBusy] = useState(false);

  function storeDraft(next: Draft<Values>) {
    storeInTab({ key: draftKey, text: JSON.stringify(next) });
  }
  function showSaved(next: Row | undefined) {
    removeFromTab(draftKey);
    setDraft(undefined);
    setRevision(next?.revision);
    setValues(formValuesOf(next));
  }

  /**
   * Saves the form. Returns undefined if another user saved in the meantime; `theirs` then holds that row.
   */
  async function save(
    call: (api: ApiClient, revision: number | undefined) => Promise<SaveResponse<Row>>,
  ): Promise<SendResult<SaveResponse<Row>> | undefined> {
    const input = readValues();
    setBusy(true);
    const result = await send((api) => call(api, revision));
    setBusy(false);
    if (result.ok) {
      setSaved(result.body.data);
      setTheirs(undefined);
      showSaved(result.body.data);
      return result;
    }
    const now = result.data?.now;
    if (!now) return result;
    setValues(input);
    setTheirs(now);
    setRevision(now.revision);
    storeDraft({ ngoId, revision: now.revision, typed: input });
    return undefined;
  }

  return {
    busy,
    saved,
    values,
    /** The row that another user saved, as form values. */
    theirs: theirs && formValuesOf(theirs),
    hasDraft: draft !== undefined,
    save,
    saveDraft: () => storeDraft({ ngoId, revision, typed: readValues() }),
    discardDraft: () => showSaved(saved),
    /** Copies one of the other user's values into the form. */
    take(field: keyof Values) {
      if (theirs) setValues({ ...readValues(), [field]: formValuesOf(theirs)[field] });
    },
  };
}

function readDraft<Values>(key: string, ngoId: string | undefined): Draft<Values> | undefined {
  const stored = readFromTab(key);
  const draft = stored === null ? undefined : (JSON.parse(stored) as Draft<Values>);
  return draft?.ngoId === ngoId ? draft : undefined;
}
