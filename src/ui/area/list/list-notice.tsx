import { classes } from '#src/shared/classes.ts';
import layout from '#src/ui/styles/layout.module.css';
import notes from '#src/ui/styles/notes.module.css';

/** Says why contact details of a list are masked, and what to do, if the API said so. */
export function ListNotice({ list: { notice } }: { list: { notice?: string | undefined } }) {
  return notice !== undefined && <p className={classes(notes.note, notes.warn, layout.read)}>{notice}</p>;
}
