/** A page with `FormColumns` exports this as its `handle`: its frame is wide from the first byte, so nothing moves. */
export const FORM_COLUMNS_HANDLE = { hasFormColumns: true };
