type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;
/** The start and the end of the selection. */
type Caret = readonly [number | null, number | null] | undefined;

let restore: (() => void) | undefined;

/** The button that was clicked before the script that it needs was ready, as recorded by the page's loader. */
declare global {
  var touched: HTMLButtonElement | undefined;
}

/**
 * Saves what was entered before the script arrived, and the position of the caret, because hydration would
 * overwrite some of it. Call before hydrating; `restoreFormFields` restores it afterwards.
 */
export function saveFormFields(): void {
  const fields = [...document.querySelectorAll<Field>('input, select, textarea')];
  const saved = fields.map((field) => ({
    field,
    value: field.value,
    checked: field instanceof HTMLInputElement && field.checked,
    changed: isChanged(field),
  }));
  const active = document.activeElement as Field | null;
  const caret: Caret =
    active && 'selectionStart' in active ? [active.selectionStart, active.selectionEnd] : undefined;

  restore = () => {
    const changed = saved.filter((entry) => entry.changed && entry.field.isConnected);
    // Restore the focused field first: the user is typing in it.
    changed.sort((a, b) => Number(b.field === active) - Number(a.field === active));
    const isLost = document.activeElement === document.body;
    for (const { field, value, checked } of changed) {
      if (field instanceof HTMLInputElement && (field.type === 'checkbox' || field.type === 'radio')) {
        field.checked = checked;
      } else if (!isChanged(field)) {
        // Hydration has reset the field to its initial value. Any other value is newer user input.
        setNativeValue(field, value);
        if (field === active) placeCaret(active, caret);
      }
      field.dispatchEvent(new Event('input', { bubbles: true }));
    }
    // Do not take the focus from a field that the user has moved to.
    if (isLost && active?.isConnected) {
      active.focus();
      placeCaret(active, caret);
    }
  };
}

/**
 * Restores what `saveFormFields` saved and repeats a click that came too early. Works once. Call it outside of React's
 * effects.
 */
export function restoreFormFields(): void {
  if (!restore) return;
  restore();
  restore = undefined;
  if (globalThis.touched?.isConnected) globalThis.touched.click();
}

function placeCaret(field: Field, caret: Caret): void {
  if (caret?.[0] != null) (field as HTMLInputElement).setSelectionRange(caret[0], caret[1] ?? caret[0]);
}

function isChanged(field: Field): boolean {
  if (field instanceof HTMLSelectElement)
    return [...field.options].some((o) => o.selected !== o.defaultSelected);
  if (field instanceof HTMLInputElement && (field.type === 'checkbox' || field.type === 'radio')) {
    return field.checked !== field.defaultChecked;
  }
  return field.value !== field.defaultValue;
}

/** Bypasses React's own value property, so that a controlled field handles the value like user input. */
function setNativeValue(field: Field, value: string): void {
  const prototype = Object.getPrototypeOf(field) as object;
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, value);
}
