import type pg from 'pg';
import { BRAND } from '#src/brand.ts';

/** The role the app works as: it owns no table. Who migrates owns them. */
export const APP_ROLE = `${BRAND.slug}_app`;
/** As whom the app signs in to its own PostgreSQL: it owns nothing, and can only become the app's role. */
export const LOGIN_ROLE = `${BRAND.slug}_login`;
/** Where the queue of jobs keeps its tables. */
export const QUEUE_SCHEMA = 'pgboss';

/** Rows of these are written once, and never changed or removed by the app. */
export const APPEND_ONLY = ['audit_entry', 'help_event'];
/** Kept by triggers that have the owner's rights; and views, through which the app could write what it may not. */
const READ_ONLY = ['audit_chain', 'audit_head', 'account_ngo', 'audit_account'];
/** What an audit entry says; its number and time are the database's own. */
const AUDIT_COLUMNS =
  'account_id, account_email, role, address, request_id, action, entity, entity_id, ngo_id, before, after';
/** The app never removes these rows, only what they tell of people. */
const NEVER_DELETED = ['ngo', 'help_request', 'help_offer'];
const HIDDEN = ['migration'];

const OTHER_WAS_FASTER = ['42710', '23505'];

/** Makes the app's role unless it is there, and lets `member` (the user as whom the app signs in) become it. */
export async function ensureAppRole({
  client,
  member,
}: {
  client: pg.ClientBase;
  member: string;
}): Promise<void> {
  const { rows } = await client.query<{ is_member: boolean }>(
    'select pg_has_role($1, oid, $3) as is_member from pg_roles where rolname = $2',
    [member, APP_ROLE, 'member'],
  );
  if (rows[0]?.is_member) return;
  try {
    if (!rows[0]) await client.query(`create role ${APP_ROLE} nologin`);
  } catch (error) {
    // Roles are of the whole cluster: another database's app may make it at the same moment.
    if (!OTHER_WAS_FASTER.includes((error as { code?: string }).code ?? '')) throw error;
  }
  await client.query(`grant ${APP_ROLE} to ${client.escapeIdentifier(member)}`);
}

/** Gives the app's role what it needs, of every table that there is now, the queue's included: rows, never tables. */
export async function grantToAppRole(client: pg.ClientBase): Promise<void> {
  await client.query(`
    grant usage on schema public, ${QUEUE_SCHEMA} to ${APP_ROLE};
    grant select, insert, update, delete on all tables in schema public, ${QUEUE_SCHEMA} to ${APP_ROLE};
    grant execute on all functions in schema ${QUEUE_SCHEMA} to ${APP_ROLE};
    revoke all on ${[...APPEND_ONLY, ...READ_ONLY, ...HIDDEN].join(', ')} from ${APP_ROLE};
    grant select on ${[...APPEND_ONLY, ...READ_ONLY].join(', ')} to ${APP_ROLE};
    grant insert on help_event to ${APP_ROLE};
    grant insert (${AUDIT_COLUMNS}) on audit_entry to ${APP_ROLE};
    revoke delete on ${NEVER_DELETED.join(', ')} from ${APP_ROLE}`);
}
