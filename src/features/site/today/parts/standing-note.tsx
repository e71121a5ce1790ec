import { EvidenceTag } from '#src/ui/evidence-tag.tsx';
import { useLanguage, useMessages } from '#src/messages/messages.tsx';
import { readSessionNgo } from '#src/browser/session.ts';
import { classes } from '#src/shared/classes.ts';
import { formatDay } from '#src/shared/dates.ts';
import { pathInLanguage } from '#src/shared/languages.ts';
import { BadgeCheckIcon, ClockAlertIcon, CircleDashedIcon } from '#src/ui/icons.tsx';
import { Link } from '#src/ui/link.tsx';
import layout from '#src/ui/styles/layout.module.css';
import notes from '#src/ui/styles/notes.module.css';
import type { Dashboard } from '#src/features/ngo/editing/own-ngo.contract.ts';

/** Explains the verification status of the NGO, with dates and the next step. */
export function StandingNote({ dashboard }: { dashboard: Dashboard }) {
  const { standing: t } = useMessages('site/today');
  const { months } = useMessages('site');
  const { standing } = dashboard;
  const date = (day: string | null) => (day ? formatDay({ day, months }) : '');
  if (standing.status === 'suspended') {
    return (
      <StatusNote intro={t.suspended} text={standing.suspendedReason} next={t.suspendedNext} tone="bad" />
    );
  }
  if (standing.sentBackReason) {
    const intro = t.sentBack(date(standing.sentBackAt));
    return <StatusNote intro={intro} text={standing.sentBackReason} next={t.sentBackNext} tone="warn" />;
  }
  if (standing.status === 'pending') {
    return (
      <div className={classes(notes.note, layout.read)}>
        <p className={notes.evidence}>
          <CircleDashedIcon />
          {t.unlisted}
        </p>
        {standing.submittedAt && <p>{t.pending(date(standing.submittedAt))}</p>}
      </div>
    );
  }
  return (
    <div>
      <p className={layout.line}>
        <EvidenceTag icon={<BadgeCheckIcon />} tone="good">
          {t.verified(date(standing.verifiedAt))}
        </EvidenceTag>
        <PublicPageLink category={dashboard.category} />
      </p>
      {standing.papersChangedAt && (
        <p className={classes(notes.evidence, notes.warn)}>
          <ClockAlertIcon />
          {t.papersChanged(date(standing.papersChangedAt))}
        </p>
      )}
    </div>
  );
}

function StatusNote(props: { intro: string; text: string | null; next: string; tone: 'warn' | 'bad' }) {
  const { closed } = useMessages('area');
  return (
    <div className={classes(notes.note, notes[props.tone], layout.read, layout.stack)}>
      <p>
        <b>{props.intro}</b>
      </p>
      <p>{props.text}</p>
      <p>{props.next}</p>
      <p className={layout.links}>
        <Link to="/contact">{closed.write}</Link>
      </p>
    </div>
  );
}

/** Links to the public page. It loads the page in full, as a visitor sees it. */
export function PublicPageLink({ category }: { category: string }) {
  const { ngo: t } = useMessages('area');
  const language = useLanguage();
  const id = readSessionNgo()?._id;
  if (!id) return null;
  return (
    <span className={layout.links}>
      <a
        href={pathInLanguage({ path: `/${category}/detailpage/${id}`, language })}
        target="_blank"
        rel="noopener"
      >
        {t.see}
      </a>
    </span>
  );
}
