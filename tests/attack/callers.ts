import { OTHER_NGO_USER, type AttackedProduct } from './attacked-product.ts';

/**
 * A disabled account with the hash of the demo password. Nobody can sign in to it, so nobody can change the
 * hash.
 */
const TEMPLATE_ACCOUNT = 'keeper@example.org';

/** The ids of the demo account's NGO and of another one. */
export type Ngos = { own: string; other: string };

/**
 * Adds a user with the demo password to an NGO other than the demo account's. Returns the ids of both NGOs.
 */
export async function addOtherNgoUser({ query }: AttackedProduct): Promise<Ngos> {
  const [own] = await query<{ id: string }>(
    `select ngo_id::text as id from account where email = 'ngo@example.org'`,
  );
  const [other] = await query<{ id: string }>(
    `insert into account (email, name, role, ngo_role, ngo_id, password_hash)
      select $1, 'Other', 'ngo', 'manager', n.id, (select min(password_hash) from account)
        from ngo n where n.status = 'verified' and n.id <> $2::bigint order by n.id limit 1
      returning ngo_id::text as id`,
    [OTHER_NGO_USER, own!.id],
  );
  await query(
    `insert into account (email, name, role, password_hash, disabled_at)
      select $1, 'Keeper', 'staff', min(password_hash), now() from account`,
    [TEMPLATE_ACCOUNT],
  );
  return { own: own!.id, other: other!.id };
}

/** Undoes what requests did to the callers' accounts and NGOs, and restores the demo password. */
export async function restoreCallers({ query }: AttackedProduct, { own, other }: Ngos): Promise<void> {
  await query(
    `update ngo set status = 'verified', deleted_at = null, status_before_deletion = null,
        consent_withdrawn_at = null
      where status <> 'verified' and id = any($1::bigint[])`,
    [[own, other]],
  );
  await query(
    `insert into account (email, name, role, ngo_role, ngo_id, password_hash)
      values ('ngo@example.org', 'Demo NGO user', 'ngo', 'manager', $1, 'x'), ($3, 'Other', 'ngo', 'manager', $2, 'x')
      on conflict do nothing`,
    [own, other, OTHER_NGO_USER],
  );
  await query(
    `update account set totp_secret = null, disabled_at = null,
        password_hash = (select password_hash from account where email = $1)
      where email <> $1`,
    [TEMPLATE_ACCOUNT],
  );
  await query('delete from rate_limit');
}
