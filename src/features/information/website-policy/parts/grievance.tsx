import { useMessages } from '#src/messages/messages.tsx';
import { classes } from '#src/shared/classes.ts';
import { MailIcon } from '#src/ui/icons.tsx';
import layout from '#src/ui/styles/layout.module.css';
import notes from '#src/ui/styles/notes.module.css';

/** Shows the grievance officer, or a note if the operator of the site has not named one. */
export function Grievance({ officer }: { officer: { name: string; email: string } | null }) {
  const t = useMessages('information/website-policy').officer;
  if (!officer) return <p className={classes(notes.note, notes.warn)}>{t.unset}</p>;
  return (
    <div className={notes.note}>
      <p>
        <b>{officer.name}</b>, {t.role}
      </p>
      <p className={layout.links}>
        <a href={`mailto:${officer.email}`}>
          <MailIcon />
          &nbsp;{officer.email}
        </a>
      </p>
    </div>
  );
}
