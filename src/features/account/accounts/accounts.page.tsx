import { useRef } from 'react';
import { useRevalidator } from 'react-router';
import { BRAND } from '#src/brand.ts';
import { queryOf } from '#src/browser/query-of-request.ts';
import { load } from '#src/browser/session.ts';
import { useMessages } from '#src/messages/messages.tsx';
import { classes } from '#src/shared/classes.ts';
import { SEARCH_MOST } from '#src/shared/text-limits.ts';
import { Empty } from '#src/ui/area/empty.tsx';
import { Filters, SelectFilter, TextFilter } from '#src/ui/area/filters.tsx';
import { ListPage } from '#src/ui/area/list/list-page.tsx';
import { useWords } from '#src/ui/area/use-words.ts';
import { Link } from '#src/ui/link.tsx';
import button from '#src/ui/styles/button.module.css';
import { InviteForm } from '#src/features/account/person-lists/invite-form.tsx';
import { ROLES } from '#src/features/account/account.values.ts';
import { ACCOUNT_STATES, TEAM_ROLES } from './accounts.values.ts';
import { AccountsTable } from './parts/accounts-table.tsx';
import { TeamInvitations } from './parts/team-invitations.tsx';
import type { Route } from './+types/accounts.page';

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  return load((api) => api.auth.getAllAccount.$get({ query: queryOf(request) }));
}

/** Who can sign in. Administrators invite people to the team, and disable and restore accounts. */
export default function AccountsPage({ loaderData: list }: Route.ComponentProps) {
  const t = useMessages('account/accounts');
  const { count } = useWords();
  const { revalidate } = useRevalidator();
  const heading = useRef<HTMLHeadingElement>(null);

  async function onChanged() {
    await revalidate();
    // The button that was pressed may be gone.
    heading.current?.focus();
  }
  return (
    <>
      <ListPage
        title={t.title}
        headline={list.total > 0 ? t.headline(list.total, count(list.total)) : t.title}
        lead={t.lead}
        heading={heading}
        list={list}
        filters={
          <>
            <p>
              <a className={classes(button.button, button.second)} href="#invite">
                {t.invite}
              </a>
            </p>
            <AccountFilters />
          </>
        }
        empty={
          <Empty title={t.empty}>
            {t.emptyLead} <Link to={`/${BRAND.slug}/accounts`}>{t.all}</Link>
          </Empty>
        }
      >
        <AccountsTable accounts={list.data} onChanged={onChanged} />
      </ListPage>
      <TeamInvitations invitations={list.invitations} onChanged={onChanged} />
      <InviteForm
        title={t.invite}
        lead={t.inviteLead}
        roles={TEAM_ROLES.map((value) => ({ value, label: t.roles[value], hint: t.roleHints[value] }))}
        invite={(json) => (api) => api.auth.inviteToTeam.$post({ json })}
        onInvited={onChanged}
      />
    </>
  );
}

function AccountFilters() {
  const t = useMessages('account/accounts');
  const { role } = useMessages('account/person-lists');
  return (
    <Filters>
      <TextFilter label={t.words} maxLength={SEARCH_MOST} />
      <SelectFilter
        name="role"
        label={role}
        placeholder={t.anyRole}
        values={[...ROLES].reverse()}
        labels={t.roles}
      />
      <SelectFilter
        name="state"
        label={t.state}
        placeholder={t.anyState}
        values={ACCOUNT_STATES}
        labels={t.states}
      />
    </Filters>
  );
}
