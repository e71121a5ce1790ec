import styles from '#src/ui/form/form.module.css';
import type { PageHandle } from '#src/ui/page-handle.ts';

/** A page with `FormColumns` exports this as its `handle`. */
export const FORM_COLUMNS_HANDLE: PageHandle = { rootClass: styles.withSidesPage };
