import type pg from 'pg';
import { BRAND } from '#src/brand.ts';

/** The role that the app works as. It owns no table; the role that runs the migrations owns them. */
export const APP_ROLE = `${BRAND.slug}_app`;
/**
 * The role that the app logs in as in the embedded PostgreSQL. It owns nothing and may only switch to the
 * app's role.
 */
export const LOGIN_ROLE = `${BRAND.slug}_login`;
/** The schema of the job queue's tables. */
export const QUEUE_SCHEMA = 'pgboss';

/** Tables whose rows the app may neither change nor remove. */
export const APPEND_ONLY = ['audit_entry', 'help_event'];
/**
 * Tables written by triggers that run with the owner's rights, and views. The app must not write through
 * them.
 */
const READ_ONLY = ['audit_chain', 'audit_head', 'account_ngo', 'audit_account'];
/** The columns of an audit entry that the app writes. The database sets its number and time. */
const AUDIT_COLUMNS =
  'account_id, account_email, role, address, request_id, action, entity, entity_id, ngo_id, before, after';
/**
 * What may change of a receipt: whether it was mailed or cancelled, and what erasing its donor empties. The demo sets when
 * it was issued. Number, amount and code never change.
 */
const RECEIPT_COLUMNS = 'content, initials, issued_at, mailed_at, cancelled_at, cancel_reason';
/** The app never deletes these rows. It only erases personal data in them. */
const NEVER_DELETED = ['ngo', 'help_request', 'help_offer', 'donation_receipt', 'donation_receipt_number'];
const HIDDEN = ['migration'];
/** Sequences named by a default. Those of identity columns need no right. */
const SEQUENCES = ['scheme_id_seq'];

const OTHER_WAS_FASTER = ['42710', '23505'];

/**
 * Creates the app's role if it is missing, and lets `member` (the role that the app logs in as) switch to it.
 */
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
    // Roles belong to the whole cluster: the app of another database may create the role at the same moment.
    if (!OTHER_WAS_FASTER.includes((error as { code?: string }).code ?? '')) throw error;
  }
  await client.query(`grant ${APP_ROLE} to ${client.escapeIdentifier(member)}`);
}

/**
 * Grants the app's role the rights that it needs on the rows of all current tables, including those of the
 * queue. It may not alter tables.
 */
export async function grantToAppRole(client: pg.ClientBase): Promise<void> {
  await client.query(`
    grant usage on schema public, ${QUEUE_SCHEMA} to ${APP_ROLE};
    grant select, insert, update, delete on all tables in schema public, ${QUEUE_SCHEMA} to ${APP_ROLE};
    grant execute on all functions in schema ${QUEUE_SCHEMA} to ${APP_ROLE};
    revoke all on ${[...APPEND_ONLY, ...READ_ONLY, ...HIDDEN].join(', ')} from ${APP_ROLE};
    grant select on ${[...APPEND_ONLY, ...READ_ONLY].join(', ')} to ${APP_ROLE};
    grant insert on help_event to ${APP_ROLE};
    grant insert (${AUDIT_COLUMNS}) on audit_entry to ${APP_ROLE};
    revoke update on donation_receipt from ${APP_ROLE};
    grant update (${RECEIPT_COLUMNS}) on donation_receipt to ${APP_ROLE};
    revoke delete on ${NEVER_DELETED.join(', ')} from ${APP_ROLE};
    grant usage on ${SEQUENCES.join(', ')} to ${APP_ROLE}`);
}
