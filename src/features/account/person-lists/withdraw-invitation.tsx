import type { ApiCall } from '#src/browser/api-client.ts';
import { useMessages } from '#src/messages/messages.tsx';
import { PasswordAction } from '#src/ui/area/password-action.tsx';

type WithdrawInvitationProps = {
  name: string;
  /** Why the password is asked for again. Without it, it is not. */
  password?: string;
  call: ApiCall<{ msg: string }>;
  onDone: () => Promise<void>;
};

/** A button that withdraws an invitation, so that its link stops working. */
export function WithdrawInvitation(props: WithdrawInvitationProps) {
  const t = useMessages('account/person-lists');
  return (
    <PasswordAction
      {...props}
      label={t.withdraw}
      title={t.withdrawTitle(props.name)}
      confirm={t.withdrawYes}
      withdraws
    >
      <p>{t.withdrawText}</p>
    </PasswordAction>
  );
}
