import { jsonArrayFrom } from 'kysely/helpers/postgres';
import type { Database } from '#src/server/database.server.ts';
import { now, rowId } from '#src/server/database/sql-values.server.ts';
import { lockNgoRow } from '#src/features/ngo/ngo.queries.server.ts';
import { fieldsJson } from '#src/features/ngo/profile/ngo-details-fragments.server.ts';
import { selectChecks } from './document-checks-fragments.server.ts';
import type { DocumentDecision } from './document-checks.contract.ts';
import type { DocumentCheck, StatedDocuments } from './document-checks.rules.ts';

/** Returns what an NGO states about its documents and the decisions on them, and locks the NGO. */
export async function lockDocuments(
  db: Database,
  id: string,
): Promise<{ ngo: StatedDocuments; checks: DocumentCheck[] } | undefined> {
  // In a statement of its own, so that the next one sees what others saved while this one waited.
  await lockNgoRow(db, id);
  return db
    .selectFrom('ngo as n')
    .select([fieldsJson.as('ngo'), jsonArrayFrom(selectChecks(db, 'n.id')).as('checks')])
    .where('n.id', '=', rowId(id))
    .where('n.status', '<>', 'deleted')
    .executeTakeFirst();
}

/** Replaces the decision on a document and counts it. */
export async function saveCheck(
  db: Database,
  {
    ngoId,
    decidedBy,
    decision: { document, result, source, seenOn, note, stated },
  }: { ngoId: string; decidedBy: string; decision: Omit<DocumentDecision, 'revision'> },
): Promise<void> {
  const values = {
    result,
    source: source ?? null,
    seen_on: seenOn ?? null,
    note: note ?? null,
    stated,
    decided_by: decidedBy,
    decided_at: now,
  };
  await db
    .insertInto('ngo_document_check')
    .values({ ngo_id: rowId(ngoId), document, ...values })
    .onConflict((conflict) =>
      conflict
        .columns(['ngo_id', 'document'])
        .doUpdateSet((eb) => ({ ...values, revision: eb('ngo_document_check.revision', '+', 1) })),
    )
    .execute();
}
