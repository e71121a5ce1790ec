import type { Database } from '#src/server/database.server.ts';
import { randomReference } from '#src/server/security/random-reference.server.ts';
import { insertRequest, type NewRequest } from './new-request.queries.server.ts';

/** Stores a new request under a random reference number that no other request has. */
export async function saveNewRequest(
  db: Database,
  request: Omit<NewRequest, 'reference'>,
): Promise<{ id: string; reference: string }> {
  for (;;) {
    const reference = randomReference('SH');
    const id = await insertRequest(db, { ...request, reference });
    if (id !== undefined) return { id, reference };
  }
}
