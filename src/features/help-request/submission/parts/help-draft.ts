import { removeFromTab, storeInTab, readFromTab } from '#src/browser/tab-storage.ts';
import { HELP_FORM_FIELDS } from '#src/features/help-request/help-request.values.ts';
import type { HelpFormValues } from '#src/features/help-request/help-request.view.ts';

const KEY = 'help';
/** Drafts expire because phones are shared. */
const RETENTION_MS = 30 * 60 * 1000;

type Draft = { at: number; typed: HelpFormValues };

/** Returns what was entered in this tab within the last half hour, or undefined. Erases an older draft. */
export function readDraft(): HelpFormValues | undefined {
  const stored = readFromTab(KEY);
  if (stored === null) return undefined;
  const { at, typed: values } = JSON.parse(stored) as Draft;
  if (Date.now() - at < RETENTION_MS) return values;
  eraseDraft();
  return undefined;
}

let erasing: ReturnType<typeof setTimeout> | undefined;

/**
 * Stores the draft for half an hour. Call this only on input, never when the page unloads: the quick exit has
 * erased the draft by then.
 */
export function writeDraft(values: HelpFormValues): void {
  storeInTab({ key: KEY, text: JSON.stringify({ at: Date.now(), typed: values } satisfies Draft) });
  clearTimeout(erasing);
  erasing = setTimeout(eraseDraft, RETENTION_MS);
}

export function eraseDraft(): void {
  clearTimeout(erasing);
  removeFromTab(KEY);
}

/** Returns the values of a form without empty fields. */
export function readValues(form: HTMLFormElement): HelpFormValues {
  const fields = new FormData(form);
  return Object.fromEntries(
    HELP_FORM_FIELDS.map((name) => [name, String(fields.get(name) ?? '')] as const).filter(
      ([, value]) => value,
    ),
  );
}

/** Fields that belong to the addressed NGO or were preset for it. */
const OF_NGO: readonly string[] = ['ngo', 'askOthers', 'userCity', 'userHelpCategory'];

/**
 * Fills a draft into the fields that are still unchanged. If the draft is for another NGO or for none, it
 * fills only empty fields and skips values chosen for that NGO. Returns whether there was anything to fill
 * in.
 */
export function fillIn({ form, values }: { form: HTMLFormElement; values: HelpFormValues }): boolean {
  const already = readValues(form);
  const isSame = values['ngo'] === already['ngo'];
  const missing = Object.entries(values).filter(([name, value]) => {
    if (isSame) return already[name] !== value && isUntouched(form.elements.namedItem(name));
    return !(name in already) && !(values['ngo'] !== undefined && OF_NGO.includes(name));
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
    return Array.from(field, (option) => isUntouched(option as Element)).every(Boolean);
  if (field instanceof HTMLSelectElement) {
    const first = Array.from(field.options).findIndex((option) => option.defaultSelected);
    return field.selectedIndex === Math.max(0, first);
  }
  if (field instanceof HTMLInputElement && /checkbox|radio/.test(field.type))
    return field.checked === field.defaultChecked;
  return (
    (field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement) &&
    field.value === field.defaultValue
  );
}
