import styles from '#src/ui/form/form.module.css';
import type { PageHandle } from '#src/ui/page-handle.ts';

/** Makes the whole page as wide as `FormColumns`. A page that has them exports this as its `handle`. */
export const FORM_COLUMNS_HANDLE: PageHandle = { rootClass: styles.withSidesPage };
