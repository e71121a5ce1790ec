import { classes } from '#src/shared/classes.ts';
import { icon } from '#src/ui/icons.tsx';
import { Link } from '#src/ui/link.tsx';
import layout from '#src/ui/styles/layout.module.css';
import notes from '#src/ui/styles/notes.module.css';
import { useListLinks } from './list-links.ts';

const CloseIcon = /* @__PURE__ */ icon('x');

/** The active filters of a list. A click removes one. */
export function ActiveFilters({
  filters,
  removeLabel,
}: {
  /** The active filters, by the name of the query parameter. */
  filters: { name: string; label: string | undefined }[];
  removeLabel: string;
}) {
  const linkTo = useListLinks();
  return filters.map(({ name, label }) => (
    <Link
      key={name}
      className={classes(notes.chip, notes.selected)}
      to={linkTo({ [name]: null })}
      preventScrollReset
    >
      {label}
      <CloseIcon />
      <span className={layout.hiddenText}>{removeLabel}</span>
    </Link>
  ));
}
