import { useMessages } from '#src/messages/messages.tsx';
import { Table, type Column } from '#src/ui/area/table.tsx';
import { PasswordAction } from '#src/ui/area/password-action.tsx';
import { useDays } from '#src/ui/area/use-days.ts';
import layout from '#src/ui/styles/layout.module.css';
import notes from '#src/ui/styles/notes.module.css';
import { EmailAddress } from '#src/features/account/person-lists/email-address.tsx';
import type { Person } from '#src/features/account/people/people.contract.ts';

type ChangeProps = {
  /** Whether no role changes for now. Whoever may be an intruder can still be removed. */
  isFrozen: boolean;
  onChanged: () => Promise<void>;
};

/** The people of an NGO with their roles. Managers change all but themselves. */
export function PeopleTable({
  people,
  canChange,
  ...change
}: ChangeProps & { people: readonly Person[]; canChange: boolean }) {
  const t = useMessages('account/people');
  const words = useMessages('account/person-lists');
  const { time } = useDays();
  const columns: Column<Person>[] = [
    {
      head: words.name,
      cell: ({ name, isYou, isDisabled }) => (
        <>
          {name} {isYou && <span className={notes.tag}>{words.you}</span>}{' '}
          {isDisabled && <span className={notes.tag}>{words.disabled}</span>}
        </>
      ),
    },
    { head: words.email, cell: ({ email }) => <EmailAddress email={email} /> },
    { head: words.role, cell: ({ ngoRole }) => words.ngoRoles[ngoRole] },
    {
      head: words.signedInAt,
      cell: ({ signedInAt }) => (signedInAt === null ? words.never : time(signedInAt)),
    },
  ];
  const action: Column<Person> = {
    head: words.action,
    cell: (person) => (person.isYou ? '–' : <Actions person={person} {...change} />),
  };
  return (
    <Table
      caption={t.title}
      rows={people}
      keyOf={({ _id }) => _id}
      columns={canChange ? [...columns, action] : columns}
    />
  );
}

function Actions({ person, isFrozen, onChanged }: ChangeProps & { person: Person }) {
  const t = useMessages('account/people');
  const { password } = useMessages('account/person-lists');
  const { _id: id, name, ngoRole } = person;
  const role =
    ngoRole === 'member'
      ? { to: 'manager' as const, label: t.makeManager, title: t.makeManagerTitle, text: t.makeManagerText }
      : { to: 'member' as const, label: t.makeMember, title: t.makeMemberTitle, text: t.makeMemberText };
  return (
    <div className={layout.line}>
      {!isFrozen && (
        <PasswordAction
          label={role.label}
          name={name}
          title={role.title(name)}
          confirm={t.changeYes}
          password={password}
          call={(api) =>
            api.auth.changePersonRole[':id'].$post({ param: { id }, json: { ngoRole: role.to } })
          }
          onDone={onChanged}
        >
          <p>{role.text}</p>
        </PasswordAction>
      )}
      <PasswordAction
        label={t.remove}
        name={name}
        title={t.removeTitle(name)}
        confirm={t.removeYes}
        destroys
        password={password}
        call={(api) => api.auth.removePerson[':id'].$post({ param: { id } })}
        onDone={onChanged}
      >
        <p>{t.removeText}</p>
      </PasswordAction>
    </div>
  );
}
