import { useMessages } from '#src/messages/messages.tsx';
import { PasswordAction } from '#src/ui/area/password-action.tsx';
import layout from '#src/ui/styles/layout.module.css';
import type { TeamInvitation } from '#src/features/account/accounts/accounts.contract.ts';
import { InvitedTable } from '#src/features/account/person-lists/invited-table.tsx';
import { WithdrawInvitation } from '#src/features/account/person-lists/withdraw-invitation.tsx';

type TeamInvitationsProps = { invitations: readonly TeamInvitation[]; onChanged: () => Promise<void> };

/** Who is invited to the team and has not opened the account yet. Shows nothing if that is nobody. */
export function TeamInvitations({ invitations, onChanged }: TeamInvitationsProps) {
  const t = useMessages('account/accounts');
  const { invitedHeading, password } = useMessages('account/person-lists');
  if (invitations.length === 0) return null;
  return (
    <section className={layout.stack}>
      <h2>{invitedHeading}</h2>
      <InvitedTable
        invitations={invitations}
        roleOf={({ role }) => t.roles[role]}
        actions={({ _id: id, name, email, role, language }) => (
          <div className={layout.line}>
            <PasswordAction
              label={t.resend}
              name={name}
              title={t.resendTitle(name)}
              confirm={t.resendYes}
              password={password}
              call={(api) => api.auth.inviteToTeam.$post({ json: { name, email, role, language } })}
              onDone={onChanged}
            >
              <p>{t.resendText}</p>
            </PasswordAction>
            <WithdrawInvitation
              name={name}
              password={password}
              call={(api) => api.auth.withdrawTeamInvitation[':id'].$post({ param: { id } })}
              onDone={onChanged}
            />
          </div>
        )}
      />
    </section>
  );
}
