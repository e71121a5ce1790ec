import { forgetInTab, keepInTab, readFromTab } from '#src/tab-storage.ts';
import { HELP_FORM_FIELDS } from '../help-request.values.ts';
import type { TypedHelp } from '../help-request.view.ts';

const KEY = 'help';
/** Phones are shared. */
const KEPT_MS = 30 * 60 * 1000;

type Draft = { at: number; typed: TypedHelp };

/** What was typed in this tab in the last half hour; undefined when there is nothing. An older one is erased. */
export function readDraft(): TypedHelp | undefined {
  const kept = readFromTab(KEY);
  if (kept === null) return undefined;
  const { at, typed } = JSON.parse(kept) as Draft;
  if (Date.now() - at < KEPT_MS) return typed;
  eraseDraft();
  return undefined;
}

let erasing: ReturnType<typeof setTimeout> | undefined;

/** Keeps what is typed, for half an hour from now. Only as somebody types: never as the page ends, when the quick exit has erased it. */
export function keepDraft(typed: TypedHelp): void {
  keepInTab({ key: KEY, text: JSON.stringify({ at: Date.now(), typed } satisfies Draft) });
  clearTimeout(erasing);
  erasing = setTimeout(eraseDraft, KEPT_MS);
}

export function eraseDraft(): void {
  clearTimeout(erasing);
  forgetInTab(KEY);
}

/** What stands in the fields of a form; of what is empty nothing. */
export function readTyped(form: HTMLFormElement): TypedHelp {
  const fields = new FormData(form);
  return Object.fromEntries(
    HELP_FORM_FIELDS.map((name) => [name, String(fields.get(name) ?? '')] as const).filter(
      ([, value]) => value,
    ),
  );
}

/** Puts what was typed into the fields of a form that are still empty. Gives whether there was anything to put. */
export function fillIn({ form, typed }: { form: HTMLFormElement; typed: TypedHelp }): boolean {
  const already = readTyped(form);
  const missing = Object.entries(typed).filter(([name]) => !(name in already));
  for (const [name, value] of missing) {
    const field = form.elements.namedItem(name);
    if (field instanceof RadioNodeList) field.value = value;
    else if (field instanceof HTMLInputElement && field.type === 'checkbox') field.checked = true;
    else if (field && 'value' in field) field.value = value;
  }
  return missing.length > 0;
}
