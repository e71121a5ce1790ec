import { useRef } from 'react';
import { useRevalidator } from 'react-router';
import { load } from '#src/browser/session.ts';
import { useMessages } from '#src/messages/messages.tsx';
import { classes } from '#src/shared/classes.ts';
import { formatCount } from '#src/shared/numbers.ts';
import { PageHead } from '#src/ui/page-head.tsx';
import layout from '#src/ui/styles/layout.module.css';
import notes from '#src/ui/styles/notes.module.css';
import { InviteForm } from './parts/invite-form.tsx';
import { InvitedTable } from './parts/invited-table.tsx';
import { PeopleTable } from './parts/people-table.tsx';
import type { Route } from './+types/people.page';

export async function clientLoader() {
  return (await load((api) => api.auth.getAllPerson.$get())).data;
}

/** Who can sign in for the NGO. Managers invite and remove people. */
export default function PeoplePage({ loaderData }: Route.ComponentProps) {
  const t = useMessages('account/people');
  const { revalidate } = useRevalidator();
  const heading = useRef<HTMLHeadingElement>(null);
  const { people, invitations, isManager } = loaderData;

  async function onChanged() {
    await revalidate();
    // The button that was pressed may be gone.
    heading.current?.focus();
  }
  return (
    <>
      <PageHead title={t.title} hidden />
      <div className={layout.stack}>
        <h1 ref={heading} tabIndex={-1}>
          {t.headline(people.length, formatCount(people.length))}
        </h1>
        <p className={classes(layout.mute, layout.read)}>{t.lead}</p>
        {!isManager && <p className={classes(notes.note, layout.read)}>{t.onlyManagers}</p>}
        <PeopleTable people={people} canChange={isManager} onChanged={onChanged} />
      </div>
      {invitations.length > 0 && (
        <section className={layout.stack}>
          <h2>{t.invitedHeading}</h2>
          <InvitedTable invitations={invitations} canChange={isManager} onChanged={onChanged} />
        </section>
      )}
      {isManager && <InviteForm onInvited={onChanged} />}
    </>
  );
}
