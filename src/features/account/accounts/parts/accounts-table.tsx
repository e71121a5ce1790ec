import { BRAND } from '#src/brand.ts';
import { useMessages } from '#src/messages/messages.tsx';
import { classes } from '#src/shared/classes.ts';
import styles from '#src/ui/area/operations.module.css';
import { Table } from '#src/ui/area/table.tsx';
import { useDays } from '#src/ui/area/use-days.ts';
import { useWords } from '#src/ui/area/use-words.ts';
import { Link } from '#src/ui/link.tsx';
import layout from '#src/ui/styles/layout.module.css';
import notes from '#src/ui/styles/notes.module.css';
import type { Account } from '#src/features/account/accounts/accounts.contract.ts';
import { EmailAddress } from '#src/features/account/person-lists/email-address.tsx';
import { AccountActions } from './account-actions.tsx';

const SMALL = classes(styles.block, layout.small, layout.mute);

type AccountsTableProps = { accounts: readonly Account[]; onChanged: () => Promise<void> };

/** Accounts with what an administrator can do about them. Nobody changes their own here. */
export function AccountsTable({ accounts, onChanged }: AccountsTableProps) {
  const t = useMessages('account/accounts');
  const words = useMessages('account/person-lists');
  const { time } = useDays();
  return (
    <Table
      caption={t.title}
      rows={accounts}
      keyOf={({ _id }) => _id}
      columns={[
        { head: words.name, cell: (account) => <Person account={account} /> },
        { head: words.role, cell: (account) => <RoleAndNgo account={account} /> },
        {
          head: t.secondStep,
          cell: ({ role, usesTotp }) => (usesTotp ? t.app : role === 'ngo' ? t.code : t.notSetUp),
        },
        {
          head: words.signedInAt,
          cell: ({ signedInAt }) => (signedInAt === null ? words.never : time(signedInAt)),
        },
        {
          head: words.action,
          cell: (account) =>
            account.isYou ? '–' : <AccountActions account={account} onChanged={onChanged} />,
        },
      ]}
    />
  );
}

function Person({ account: { name, email, isYou, isDisabled, ngo } }: { account: Account }) {
  const t = useMessages('account/accounts');
  const words = useMessages('account/person-lists');
  return (
    <>
      {name} {isYou && <span className={notes.tag}>{words.you}</span>}{' '}
      {isDisabled && <span className={notes.tag}>{words.disabled}</span>}{' '}
      {ngo?.isDeleted && <span className={notes.tag}>{t.ngoDeleted}</span>}
      <span className={SMALL}>
        <EmailAddress email={email} />
      </span>
    </>
  );
}

/** The role, and for people of an NGO its name, linked to its page for staff, which exists for deleted ones too. */
function RoleAndNgo({ account: { role, ngoRole, ngo } }: { account: Account }) {
  const t = useMessages('account/accounts');
  const { ngoRoles } = useMessages('account/person-lists');
  const { name } = useWords();
  return (
    <span className={styles.cell}>
      {ngoRole ? ngoRoles[ngoRole] : t.roles[role]}
      {ngo && (
        <span className={styles.block}>
          <Link className={styles.link} to={`/${BRAND.slug}/toVerify/${ngo._id}`}>
            {name(ngo)}
          </Link>
        </span>
      )}
    </span>
  );
}
