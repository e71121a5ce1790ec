import type { SignedInCall } from '#src/server/api-env.server.ts';
import type { Database } from '#src/server/database.server.ts';
import { AppError, notFound } from '#src/server/errors.server.ts';
import type { MessageKey } from '#src/messages/api-messages.ts';
import { todayInIndia } from '#src/shared/dates.ts';
import { recordChange } from '#src/features/audit/audit.service.server.ts';
import { fieldRules } from '#src/features/ngo/fields/ngo-fields.server.ts';
import { ngoId } from '#src/features/ngo/ngo.contract.ts';
import type { DocumentDecision } from './document-checks.contract.ts';
import { lockDocuments, saveCheck } from './document-checks.queries.server.ts';
import { countStates, decisionsMade, documentRows } from './document-checks.rules.ts';

/**
 * Records what our team decided about one document of an NGO.
 * @throws {AppError} 404 if the NGO does not exist; 409 if the NGO changed the document, or somebody decided on it, since
 * the caller loaded it; 422 if the NGO states no such document, or where or when it was seen is missing.
 */
export async function decideDocument(
  db: Database,
  { id, decision, call }: { id: string; decision: DocumentDecision; call: SignedInCall },
): Promise<void> {
  if (!ngoId.safeParse(id).success) throw notFound();
  await db.transaction().execute(async (transaction) => {
    const stored = await lockDocuments(transaction, id);
    if (!stored) throw notFound();
    const row = documentRows(stored).find(({ document }) => document === decision.document)!;
    if (row.stated === null) throw new AppError({ status: 422, key: 'documentNotStated' });
    if (row.stated !== decision.stated) throw new AppError({ status: 409, key: 'documentChangedMeanwhile' });
    if (row.revision !== decision.revision)
      throw new AppError({ status: 409, key: 'documentDecidedMeanwhile' });
    const checked = checkDecision(decision);
    await saveCheck(transaction, { ngoId: id, decidedBy: call.account.email, decision: checked });
    await recordChange(transaction, {
      call,
      change: {
        action: 'decideDocument',
        entity: 'ngo',
        entityId: id,
        ngoId: id,
        ...auditValues({ before: row.decision, after: checked }),
      },
    });
  });
}

/** Removes what does not belong to an open document. Throws if anything is missing of another one. */
function checkDecision({ revision: _revision, ...decision }: DocumentDecision) {
  const { result, source, seenOn, note } = decision;
  const rest = { ...decision, note: note || undefined };
  if (result === 'open') return { ...rest, source: undefined, seenOn: undefined };
  const fields: Record<string, MessageKey> = {};
  if (source === undefined) fields['source'] = 'checkSourceRequired';
  if (seenOn === undefined) fields['seenOn'] = 'seenOnInvalid';
  else if (seenOn > todayInIndia()) fields['seenOn'] = 'seenOnFuture';
  if (Object.keys(fields).length > 0) throw new AppError({ status: 422, key: 'lookAtFields', fields });
  return rest;
}

type Decision = Pick<DocumentDecision, 'result'> & { source?: unknown; seenOn?: unknown; note?: unknown };

/** The log always names the document, and has what changed of the decision. */
function auditValues({
  before,
  after,
}: {
  before: Decision | null;
  after: ReturnType<typeof checkDecision>;
}) {
  const valuesOf = ({ result, source = null, seenOn = null, note = null }: Decision) => ({
    result,
    source,
    seenOn,
    note,
  });
  return {
    before: valuesOf(before ?? { result: 'open' }),
    after: { document: fieldRules[after.document].column, ...valuesOf(after) },
  };
}

/**
 * Locks the NGO and makes sure that the caller saw the last decisions on its documents, and that one was seen and right.
 * @throws {AppError} 409 if somebody decided on a document meanwhile, 422 if none was seen and right.
 */
export async function requireSeenDocument(
  db: Database,
  { id, decisions }: { id: string; decisions: number },
): Promise<void> {
  const stored = await lockDocuments(db, id);
  if (!stored) throw notFound();
  const documents = documentRows(stored);
  if (decisionsMade(documents) !== decisions)
    throw new AppError({ status: 409, key: 'documentDecidedMeanwhile' });
  if (countStates(documents).matches === 0) throw new AppError({ status: 422, key: 'noDocumentSeen' });
}
