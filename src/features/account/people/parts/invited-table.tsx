import { useMessages } from '#src/messages/messages.tsx';
import { PasswordAction } from '#src/ui/area/password-action.tsx';
import { Table, type Column } from '#src/ui/area/table.tsx';
import { useDays } from '#src/ui/area/use-days.ts';
import type { InvitedPerson } from '#src/features/account/people/people.contract.ts';

type InvitedTableProps = {
  invitations: readonly InvitedPerson[];
  canChange: boolean;
  onChanged: () => Promise<void>;
};

/** Invitations that were not accepted yet. */
export function InvitedTable({ invitations, canChange, onChanged }: InvitedTableProps) {
  const t = useMessages('account/people');
  const { day } = useDays();
  const columns: Column<InvitedPerson>[] = [
    { head: t.name, cell: ({ name }) => name },
    { head: t.email, cell: ({ email }) => email },
    { head: t.role, cell: ({ ngoRole }) => t.roles[ngoRole] },
    { head: t.until, cell: ({ expiresAt }) => day(expiresAt) },
  ];
  const action: Column<InvitedPerson> = {
    head: t.action,
    cell: ({ _id: id, name }) => (
      <PasswordAction
        label={t.withdraw}
        name={name}
        title={t.withdrawTitle(name)}
        confirm={t.withdrawYes}
        call={(api) => api.auth.withdrawInvitation[':id'].$post({ param: { id } })}
        onDone={onChanged}
      >
        <p>{t.withdrawText}</p>
      </PasswordAction>
    ),
  };
  return (
    <Table
      caption={t.invitedHeading}
      rows={invitations}
      keyOf={({ _id }) => _id}
      columns={canChange ? [...columns, action] : columns}
    />
  );
}
