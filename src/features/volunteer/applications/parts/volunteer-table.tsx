import { useMessages } from '#src/messages/messages.tsx';
import { classes } from '#src/shared/classes.ts';
import { languageOfText } from '#src/shared/indic/language-of-text.ts';
import { EmailLink, PhoneLink } from '#src/ui/area/list/contact-links.tsx';
import { Table } from '#src/ui/area/table.tsx';
import { useDays } from '#src/ui/area/use-days.ts';
import type { ListedVolunteer } from '#src/features/volunteer/applications/applications.contract.ts';
import { formatHours } from '#src/features/volunteer/hours.rules.ts';
import styles from '#src/features/volunteer/parts/volunteers.module.css';
import { VolunteerActions } from './volunteer-actions.tsx';
import { VolunteerTag } from './volunteer-status.tsx';

type VolunteerTableProps = {
  rows: readonly ListedVolunteer[];
  /** Names of the towns in the language of the page, by key. */
  towns: Record<string, string>;
  onChanged: () => Promise<void>;
};
type RowProps = { volunteer: ListedVolunteer };

/** Those who applied, with what can be done with each. */
export function VolunteerTable({ rows, towns, onChanged }: VolunteerTableProps) {
  const t = useMessages('volunteer/applications');
  const { columns: heads, ages } = useMessages('volunteer/applications/file');
  return (
    <Table
      caption={t.title}
      rows={rows}
      keyOf={({ _id }) => _id}
      columns={[
        { head: heads.name, cell: (volunteer) => <Name volunteer={volunteer} towns={towns} /> },
        { head: t.contact, cell: (volunteer) => <Contact volunteer={volunteer} /> },
        { head: heads.skills, cell: (volunteer) => <Skills volunteer={volunteer} /> },
        { head: heads.availability, cell: ({ availability }) => <Availability times={availability} /> },
        {
          head: heads.age,
          cell: (volunteer) => (volunteer.isAdult ? ages.adult : <Minor volunteer={volunteer} />),
        },
        { head: heads.status, cell: (volunteer) => <Status volunteer={volunteer} /> },
        {
          head: t.action,
          cell: (volunteer) => <VolunteerActions volunteer={volunteer} onChanged={onChanged} />,
        },
      ]}
    />
  );
}

function Name({
  volunteer: { name, city, createdAt },
  towns,
}: RowProps & Pick<VolunteerTableProps, 'towns'>) {
  const t = useMessages('volunteer/applications');
  const days = useDays();
  return (
    <span className={styles.name}>
      <span lang={languageOfText(name)}>{name}</span>
      <span className={styles.sub}>{towns[city] ?? city}</span>
      <span className={styles.sub}>{t.appliedOn(days.day(createdAt))}</span>
    </span>
  );
}

function Contact({ volunteer: { mobile, email } }: RowProps) {
  return (
    <span className={styles.cell}>
      <PhoneLink number={mobile} />
      <EmailLink email={email} />
    </span>
  );
}

function Skills({ volunteer: { skills, otherSkills } }: RowProps) {
  const { skills: labels }: { skills: Record<string, string> } = useMessages('volunteer');
  return (
    <span className={styles.cell}>
      {skills.map((skill) => labels[skill] ?? skill).join(', ')}
      {otherSkills !== null && (
        <span className={classes(styles.sub, styles.text)} lang={languageOfText(otherSkills)}>
          {otherSkills}
        </span>
      )}
    </span>
  );
}

function Availability({ times }: { times: readonly string[] }) {
  const { availabilities: labels }: { availabilities: Record<string, string> } = useMessages('volunteer');
  return <span className={styles.cell}>{times.map((time) => labels[time] ?? time).join(', ')}</span>;
}

/** A volunteer under 18 has a parent who agreed. */
function Minor({ volunteer: { guardianName, guardianMobile } }: RowProps) {
  const { columns: heads, ages } = useMessages('volunteer/applications/file');
  return (
    <span className={styles.cell}>
      {ages.minor}
      <span className={styles.sub}>
        {heads.guardianName}: <span lang={languageOfText(guardianName ?? '')}>{guardianName}</span>
      </span>
      {guardianMobile !== null && <PhoneLink number={guardianMobile} />}
    </span>
  );
}

function Status({ volunteer: { status, decidedAt, minutes, note } }: RowProps) {
  const t = useMessages('volunteer/applications');
  const days = useDays();
  return (
    <span className={styles.cell}>
      <VolunteerTag status={status} />
      {decidedAt !== null && <span className={styles.sub}>{days.day(decidedAt)}</span>}
      {minutes > 0 && <span className={styles.sub}>{t.hours(formatHours(minutes))}</span>}
      {note !== null && (
        <span className={classes(styles.sub, styles.text)} lang={languageOfText(note)}>
          {note}
        </span>
      )}
    </span>
  );
}
