import type { Database } from '#src/server/database.server.ts';

/**
 * What other features may read of NGOs, to join in their SQL: `.innerJoin(ngoColumns(db).as('n'), 'n.id', 'o.ngo_id')`.
 * PostgreSQL plans it as it would the table itself.
 */
export const ngoColumns = (db: Database) =>
  db
    .selectFrom('ngo')
    .select([
      'id',
      'name',
      'name_gu',
      'name_hi',
      'category',
      'city',
      'needs',
      'phone',
      'email',
      'status',
      'listed',
    ]);
