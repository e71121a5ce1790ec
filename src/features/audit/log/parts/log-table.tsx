import { BRAND } from '#src/brand.ts';
import { useMessages } from '#src/messages/messages.tsx';
import { classes } from '#src/shared/classes.ts';
import styles from '#src/ui/area/operations.module.css';
import { Table } from '#src/ui/area/table.tsx';
import { useWords } from '#src/ui/area/use-words.ts';
import { Link } from '#src/ui/link.tsx';
import layout from '#src/ui/styles/layout.module.css';
import type { AuditEntry, LogNames } from '#src/features/audit/audit.contract.ts';
import { AuditChange, useActionWords, type AuditNames } from '#src/features/audit/audit-change.tsx';

const HOME = `/${BRAND.slug}`;
const SMALL = classes(styles.block, layout.small, layout.mute);

type LogTableProps = Pick<AuditNames, 'places' | 'needs'> & { entries: AuditEntry[]; names: LogNames };

/** The entries of the audit log, with the names of whom and what they mention. */
export function LogTable({ entries, names, places, needs }: LogTableProps) {
  const t = useMessages('audit');
  const { time } = useWords();
  return (
    <Table
      caption={t.title}
      rows={entries}
      keyOf={({ _id }) => _id}
      columns={[
        { head: t.when, cell: ({ at }) => <span className={styles.day}>{time(at)}</span> },
        { head: t.by, cell: (entry) => <Actor entry={entry} names={names} /> },
        { head: t.what, cell: (entry) => <Deed entry={entry} names={names} /> },
        {
          head: t.change,
          cell: (entry) => (
            <span className={layout.small}>
              <AuditChange entry={entry} names={{ ...names, places, needs }} />
            </span>
          ),
        },
      ]}
    />
  );
}

type CellProps = { entry: AuditEntry; names: LogNames };

/** Who did it, linked to everything they did, and for whom. */
function Actor({ entry, names }: CellProps) {
  const t = useMessages('audit');
  const { accountId, accountEmail, role, address } = entry;
  const account = names.accounts.find(({ _id }) => _id === accountId);
  const roleName = t.roles[role as keyof typeof t.roles] ?? role;
  return (
    <span className={styles.change}>
      {accountId === null ? accountEmail : <AccountLink email={accountEmail} name={account?.name} />}
      {account?.ngoId && <NgoLink id={account.ngoId} names={names} />}
      <span className={SMALL}>{[roleName, address].filter(Boolean).join(', ')}</span>
    </span>
  );
}

/** What was done, and to which NGO, person or request. */
function Deed({ entry, names }: CellProps) {
  const t = useMessages('audit');
  const wordsOf = useActionWords();
  const { action, accountId, entity, entityId, ngoId } = entry;
  const own = names.accounts.find(({ _id }) => _id === accountId)?.ngoId;
  const account =
    entity === 'account' && entityId !== accountId && names.accounts.find(({ _id }) => _id === entityId);
  const request = entity === 'helpRequest' && names.requests.find(({ _id }) => _id === entityId);
  return (
    <span className={styles.change}>
      {wordsOf(action, entity)}
      {/* The NGO of whoever did it is named beside them. */}
      {ngoId && ngoId !== own && <NgoLink id={ngoId} names={names} />}
      {account && <AccountLink email={account.email} name={account.name} />}
      {request && (
        <span className={styles.block}>
          <Link className={styles.link} to={`${HOME}/helpRequests/${request._id}`}>
            {t.request(request.reference)}
          </Link>
        </span>
      )}
      {entity === 'feedback' && entityId && (
        <span className={styles.block}>
          <Link className={styles.link} to={`${HOME}/feedbacks/${entityId}`}>
            {t.message}
          </Link>
        </span>
      )}
    </span>
  );
}

/** The name of an NGO, linked to its page for staff, which exists for deleted ones too. */
function NgoLink({ id, names }: { id: string; names: LogNames }) {
  const t = useMessages('audit');
  const { name } = useWords();
  const ngo = names.ngos.find(({ _id }) => _id === id);
  if (!ngo) return <span className={SMALL}>{t.ofNgo(id)}</span>;
  return (
    <span className={styles.block}>
      <Link className={styles.link} to={`${HOME}/toVerify/${id}`}>
        {name(ngo)}
      </Link>
      {ngo.isDeleted && <span className={classes(layout.small, layout.mute)}> ({t.deleted})</span>}
    </span>
  );
}

/** The name and address of a person, linked to what they did. */
function AccountLink({ email, name }: { email: string; name: string | undefined }) {
  return (
    <>
      <span className={styles.block}>
        <Link className={styles.link} to={`${HOME}/audit?q=${encodeURIComponent(email)}`}>
          {name ?? email}
        </Link>
      </span>
      {name !== undefined && <span className={SMALL}>{email}</span>}
    </>
  );
}
