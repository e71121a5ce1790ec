import { needById } from '#src/search/need-catalogue.server.ts';
import type { SignedInCall } from '#src/server/api-env.server.ts';
import type { Database } from '#src/server/database.server.ts';
import { AppError, notFound } from '#src/server/errors.server.ts';
import { recordChange } from '#src/features/audit/audit.service.server.ts';
import { lockNgos, updateRows } from '#src/features/ngo/ngo-rows.queries.server.ts';
import { ngoId } from '#src/features/ngo/ngo.contract.ts';
import { selectForChange } from '#src/features/ngo/editing/own-ngo.queries.server.ts';
import { raiseRevision } from './ngo-status.queries.server.ts';

/**
 * Lets staff replace the confirmed needs of an NGO. Its own staff get a conflict if they are editing at the
 * same time. The verification status stays the same.
 * @throws {AppError} 404 if the NGO does not exist; 409 if it has changed since `revision`; 422 for an
 * unknown need.
 */
export async function updateNgoNeeds(
  db: Database,
  {
    id,
    needs,
    revision,
    call,
  }: { id: string; needs: readonly string[]; revision: number; call: SignedInCall },
): Promise<void> {
  if (!ngoId.safeParse(id).success) throw notFound();
  await db.transaction().execute(async (transaction) => {
    await lockNgos(transaction);
    const stored = await selectForChange(transaction, id);
    if (!stored) throw notFound();
    if (needs.some((need) => !needById.has(need)))
      throw new AppError({ status: 422, key: 'needsInvalid', fields: { needs: 'needsInvalid' } });
    if (stored.revision !== revision) throw new AppError({ status: 409, key: 'ngoChanged' });
    const row = { ...stored.row, needs: [...new Set(needs)].sort() };
    await updateRows(transaction, { rows: [{ id: Number(id), row }], isNews: false });
    await raiseRevision(transaction, id);
    await recordChange(transaction, {
      call,
      change: {
        action: 'updateNgoNeeds',
        entity: 'ngo',
        entityId: id,
        ngoId: id,
        before: { needs: stored.row.needs },
        after: { needs: row.needs },
      },
    });
  });
}
