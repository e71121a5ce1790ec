import { useMessages } from '#src/messages/messages.tsx';
import { PasswordAction } from '#src/ui/area/password-action.tsx';
import layout from '#src/ui/styles/layout.module.css';
import type { Account } from '#src/features/account/accounts/accounts.contract.ts';

/** What an administrator can do about the account of another person. */
export function AccountActions({ account, onChanged }: { account: Account; onChanged: () => Promise<void> }) {
  const t = useMessages('account/accounts');
  const { password } = useMessages('account/person-lists');
  const { _id: id, name, role, usesTotp, isDisabled } = account;
  const shared = { name, password, onDone: onChanged };
  const param = { id };
  if (isDisabled)
    return (
      <PasswordAction
        {...shared}
        label={t.enable}
        title={t.enableTitle(name)}
        confirm={t.enableYes}
        call={(api) => api.auth.enableAccount[':id'].$post({ param })}
      >
        <p>{t.enableText}</p>
      </PasswordAction>
    );
  return (
    <div className={layout.line}>
      <PasswordAction
        {...shared}
        label={t.signOut}
        title={t.signOutTitle(name)}
        confirm={t.signOutYes}
        call={(api) => api.auth.signOutAccount[':id'].$post({ param })}
      >
        <p>{t.signOutText}</p>
      </PasswordAction>
      {usesTotp && (
        <PasswordAction
          {...shared}
          label={t.reset}
          title={t.resetTitle(name)}
          confirm={t.resetYes}
          call={(api) => api.auth.resetSecondFactor[':id'].$post({ param })}
        >
          <p>{role === 'ngo' ? t.resetNgoText : t.resetText}</p>
        </PasswordAction>
      )}
      <PasswordAction
        {...shared}
        label={t.disable}
        title={t.disableTitle(name)}
        confirm={t.disableYes}
        destroys
        call={(api) => api.auth.disableAccount[':id'].$post({ param })}
      >
        <p>{t.disableText}</p>
      </PasswordAction>
    </div>
  );
}
