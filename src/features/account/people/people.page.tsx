import { useRef } from 'react';
import { useRevalidator } from 'react-router';
import { load } from '#src/browser/session.ts';
import { useMessages } from '#src/messages/messages.tsx';
import { classes } from '#src/shared/classes.ts';
import { formatCount } from '#src/shared/numbers.ts';
import { PageHead } from '#src/ui/page-head.tsx';
import { NGO_ROLES } from '#src/features/account/account.values.ts';
import { InviteForm } from '#src/features/account/person-lists/invite-form.tsx';
import { InvitedTable } from '#src/features/account/person-lists/invited-table.tsx';
import { WithdrawInvitation } from '#src/features/account/person-lists/withdraw-invitation.tsx';
import layout from '#src/ui/styles/layout.module.css';
import notes from '#src/ui/styles/notes.module.css';
import type { InvitedPerson } from './people.contract.ts';
import { PeopleTable } from './parts/people-table.tsx';
import type { Route } from './+types/people.page';

export async function clientLoader() {
  return (await load((api) => api.auth.getAllPerson.$get())).data;
}

/** Who can sign in for the NGO. Managers invite and remove people. */
export default function PeoplePage({ loaderData }: Route.ComponentProps) {
  const t = useMessages('account/people');
  const { invitedHeading, ngoRoles } = useMessages('account/person-lists');
  const { revalidate } = useRevalidator();
  const heading = useRef<HTMLHeadingElement>(null);
  const { people, invitations, isManager, mayInvite, isFrozen } = loaderData;

  async function onChanged() {
    await revalidate();
    // The button that was pressed may be gone.
    heading.current?.focus();
  }
  const withdrawal = ({ _id: id, name }: InvitedPerson) => (
    <WithdrawInvitation
      name={name}
      call={(api) => api.auth.withdrawInvitation[':id'].$post({ param: { id } })}
      onDone={onChanged}
    />
  );
  return (
    <>
      <PageHead title={t.title} hidden />
      <div className={layout.stack}>
        <h1 ref={heading} tabIndex={-1}>
          {t.headline(people.length, formatCount(people.length))}
        </h1>
        <p className={classes(layout.mute, layout.read)}>{t.lead}</p>
        {!isManager && <p className={classes(notes.note, layout.read)}>{t.onlyManagers}</p>}
        {isFrozen && <p className={classes(notes.note, layout.read)}>{t.frozen}</p>}
        <PeopleTable people={people} canChange={isManager} isFrozen={isFrozen} onChanged={onChanged} />
      </div>
      {invitations.length > 0 && (
        <section className={layout.stack}>
          <h2>{invitedHeading}</h2>
          <InvitedTable
            invitations={invitations}
            roleOf={({ ngoRole }) => ngoRoles[ngoRole]}
            actions={isManager ? withdrawal : undefined}
          />
        </section>
      )}
      {isManager && !mayInvite && !isFrozen && (
        <section className={layout.stack}>
          <h2>{t.invite}</h2>
          <p className={classes(notes.note, layout.read)}>{t.inviteOnceChecked}</p>
        </section>
      )}
      {mayInvite && (
        <InviteForm
          title={t.invite}
          lead={t.inviteLead}
          roles={[...NGO_ROLES].reverse().map((value) => ({
            value,
            label: ngoRoles[value],
            hint: t.roleHints[value],
          }))}
          invite={({ role: ngoRole, ...person }) =>
            (api) =>
              api.auth.invitePerson.$post({ json: { ...person, ngoRole } })
            }
          onInvited={onChanged}
        />
      )}
    </>
  );
}
