import { useMessages } from '#src/messages/messages.tsx';
import { classes } from '#src/shared/classes.ts';
import { languageOfText } from '#src/shared/indic/language-of-text.ts';
import area from '#src/ui/area/area.module.css';
import { EmailLink, PhoneLink } from '#src/ui/area/list/contact-links.tsx';
import { Table } from '#src/ui/area/table.tsx';
import { useDays } from '#src/ui/area/use-days.ts';
import button from '#src/ui/styles/button.module.css';
import layout from '#src/ui/styles/layout.module.css';
import type { Registration } from '#src/features/scheme/registration/registrations.contract.ts';
import { PencilIcon } from '#src/features/scheme/management/parts/manage-icons.tsx';
import styles from '#src/features/scheme/management/parts/manage.module.css';
import { RegistrationTag } from './registration-status.tsx';

type RegistrationTableProps = {
  caption: string;
  rows: readonly Registration[];
  /** Names of the towns in the language of the page, by key. */
  towns: Record<string, string>;
  onChange: (registration: Registration) => void;
};

/** The list of registrations with their statuses. */
export function RegistrationTable({ caption, rows, towns, onChange }: RegistrationTableProps) {
  const { registrations: t } = useMessages('scheme/management');
  const heads = useMessages('scheme/registration/file');
  const days = useDays();
  return (
    <Table
      caption={caption}
      rows={rows}
      keyOf={({ _id }) => _id}
      columns={[
        {
          head: heads.name,
          cell: ({ name }) => (
            <span className={styles.name} lang={languageOfText(name)}>
              {name}
            </span>
          ),
        },
        {
          head: heads.mobileNumber,
          cell: ({ mobileNumber }) => <PhoneLink number={mobileNumber} />,
        },
        {
          head: heads.email,
          cell: ({ email, confirmation }) => (
            <span className={styles.name}>
              <EmailLink email={email} />
              <span className={classes(styles.block, layout.small, layout.mute)}>
                {heads.confirmations[confirmation]}
              </span>
            </span>
          ),
        },
        { head: heads.city, cell: ({ city }) => <span className={styles.name}>{towns[city] ?? city}</span> },
        { head: heads.createdAt, cell: ({ createdAt }) => days.time(createdAt) },
        { head: heads.status, cell: ({ status }) => <RegistrationTag status={status} /> },
        {
          head: heads.note,
          cell: ({ note }) =>
            note && (
              <span className={styles.text} lang={languageOfText(note)}>
                {note}
              </span>
            ),
        },
        {
          head: t.action,
          cell: (registration) => (
            <span className={styles.actions}>
              <button
                type="button"
                className={classes(button.button, button.second, area.small)}
                onClick={() => onChange(registration)}
              >
                <PencilIcon />
                <span>
                  {t.change}
                  <span className={layout.hiddenText}> {registration.name}</span>
                </span>
              </button>
            </span>
          ),
        },
      ]}
    />
  );
}
