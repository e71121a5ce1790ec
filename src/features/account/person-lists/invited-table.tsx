import type { ReactNode } from 'react';
import { useMessages } from '#src/messages/messages.tsx';
import { Table, type Column } from '#src/ui/area/table.tsx';
import { useDays } from '#src/ui/area/use-days.ts';
import { EmailAddress } from './email-address.tsx';

/** An invitation that was not accepted yet. */
type Invited = { _id: string; name: string; email: string; expiresAt: string };

type InvitedTableProps<Row extends Invited> = {
  invitations: readonly Row[];
  roleOf: (invitation: Row) => string;
  /** Shows what can be done with an invitation. Without it, nothing can. */
  actions?: ((invitation: Row) => ReactNode) | undefined;
};

/** Invitations that were not accepted yet. */
export function InvitedTable<Row extends Invited>({ invitations, roleOf, actions }: InvitedTableProps<Row>) {
  const t = useMessages('account/person-lists');
  const { day } = useDays();
  const columns: Column<Row>[] = [
    { head: t.name, cell: ({ name }) => name },
    { head: t.email, cell: ({ email }) => <EmailAddress email={email} /> },
    { head: t.role, cell: roleOf },
    { head: t.until, cell: ({ expiresAt }) => day(expiresAt) },
  ];
  return (
    <Table
      caption={t.invitedHeading}
      rows={invitations}
      keyOf={({ _id }) => _id}
      columns={actions ? [...columns, { head: t.action, cell: actions }] : columns}
    />
  );
}
