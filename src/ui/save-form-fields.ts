type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;
/** From where to where the selection goes. */
type Caret = readonly [number | null, number | null] | undefined;

let restore: (() => void) | undefined;

/** What was clicked while the script was on its way: the page's loader notes it. */
declare global {
  var touched: HTMLElement | undefined;
}

/**
 * Remembers what was typed, ticked and chosen before the script arrived, and where the caret is: hydration would
 * overwrite some of it. Call before hydrating; `restoreTyped` puts it back when the page is alive.
 */
export function saveFormFields(): void {
  const fields = [...document.querySelectorAll<Field>('input, select, textarea')];
  const kept = fields.map((field) => ({
    field,
    value: field.value,
    checked: field instanceof HTMLInputElement && field.checked,
    changed: isChanged(field),
  }));
  const active = document.activeElement as Field | null;
  const caret: Caret =
    active && 'selectionStart' in active ? [active.selectionStart, active.selectionEnd] : undefined;

  restore = () => {
    const changed = kept.filter((entry) => entry.changed && entry.field.isConnected);
    // The focused field first: it is the one somebody is typing in.
    changed.sort((a, b) => Number(b.field === active) - Number(a.field === active));
    const isLost = document.activeElement === document.body;
    for (const { field, value, checked } of changed) {
      if (field instanceof HTMLInputElement && (field.type === 'checkbox' || field.type === 'radio')) {
        field.checked = checked;
      } else if (!isChanged(field)) {
        // Hydration has put the first value back. Any other is newer: somebody types on.
        setNativeValue(field, value);
        if (field === active) placeCaret(active, caret);
      }
      field.dispatchEvent(new Event('input', { bubbles: true }));
    }
    // Not who has gone on to another field.
    if (isLost && active?.isConnected) {
      active.focus();
      placeCaret(active, caret);
    }
  };
}

/** Puts back what `keepTyped` remembered, and clicks again what was clicked too early; once, outside React's effects. */
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

/** Past React's own property, so that a controlled field takes the value as if it were typed. */
function setNativeValue(field: Field, value: string): void {
  const prototype = Object.getPrototypeOf(field) as object;
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, value);
}
