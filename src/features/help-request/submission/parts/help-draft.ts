import { removeFromTab, storeInTab, readFromTab } from '#src/browser/tab-storage.ts';
import { HELP_FORM_FIELDS } from '#src/features/help-request/help-request.values.ts';
import type { HelpFormValues } from '#src/features/help-request/help-request.view.ts';

const KEY = 'help';
/** Phones are shared. */
const KEPT_MS = 30 * 60 * 1000;

type Draft = { at: number; typed: HelpFormValues };

/** What was typed in this tab in the last half hour; undefined when there is nothing. An older one is erased. */
export function readDraft(): HelpFormValues | undefined {
  const kept = readFromTab(KEY);
  if (kept === null) return undefined;
  const { at, typed } = JSON.parse(kept) as Draft;
  if (Date.now() - at < KEPT_MS) return typed;
  eraseDraft();
  return undefined;
}

let erasing: ReturnType<typeof setTimeout> | undefined;

/** Keeps what is typed, for half an hour from now. Only as somebody types: never as the page ends, when the quick exit has erased it. */
export function keepDraft(typed: HelpFormValues): void {
  storeInTab({ key: KEY, text: JSON.stringify({ at: Date.now(), typed } satisfies Draft) });
  clearTimeout(erasing);
  erasing = setTimeout(eraseDraft, KEPT_MS);
}

export function eraseDraft(): void {
  clearTimeout(erasing);
  removeFromTab(KEY);
}

/** What stands in the fields of a form; of what is empty nothing. */
export function readTyped(form: HTMLFormElement): HelpFormValues {
  const fields = new FormData(form);
  return Object.fromEntries(
    HELP_FORM_FIELDS.map((name) => [name, String(fields.get(name) ?? '')] as const).filter(
      ([, value]) => value,
    ),
  );
}

/** What belongs to the NGO that a form is addressed to, or was set for it. */
const OF_NGO: readonly string[] = ['ngo', 'askOthers', 'userCity', 'userHelpCategory'];

/**
 * Puts what was typed into the fields that stand as the page brought them. Of a draft for another NGO, or for none, only what is still
 * empty is filled, and nothing that was chosen for that NGO. Gives whether there was anything to put.
 */
export function fillIn({ form, typed }: { form: HTMLFormElement; typed: HelpFormValues }): boolean {
  const already = readTyped(form);
  const isSame = typed['ngo'] === already['ngo'];
  const missing = Object.entries(typed).filter(([name, value]) => {
    if (isSame) return already[name] !== value && isUntouched(form.elements.namedItem(name));
    return !(name in already) && !(typed['ngo'] !== undefined && OF_NGO.includes(name));
  });
  for (const [name, value] of missing) {
    const field = form.elements.namedItem(name);
    if (field instanceof RadioNodeList) field.value = value;
    else if (field instanceof HTMLInputElement && field.type === 'checkbox') field.checked = true;
    else if (field && 'value' in field) field.value = value;
  }
  return missing.length > 0;
}

function isUntouched(field: RadioNodeList | Element | null): boolean {
  if (field instanceof RadioNodeList)
    return Array.from(field, (one) => isUntouched(one as Element)).every(Boolean);
  if (field instanceof HTMLSelectElement) {
    const first = Array.from(field.options).findIndex((one) => one.defaultSelected);
    return field.selectedIndex === Math.max(0, first);
  }
  if (field instanceof HTMLInputElement && /checkbox|radio/.test(field.type))
    return field.checked === field.defaultChecked;
  return (
    (field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement) &&
    field.value === field.defaultValue
  );
}
