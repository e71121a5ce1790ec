import type { AppServices } from '#src/server/http/app-services.server.ts';
import {
  selectMessagesDue,
  updateMessagesTold,
} from '#src/features/help-request/records/message-mails.queries.server.ts';
import { lockRequest } from '#src/features/help-request/records/requests.queries.server.ts';
import { tellPerson } from '#src/features/help-request/tell-people.server.ts';

/** Requests that one run looks at; the clock comes again. */
const AT_ONCE = 500;

/**
 * Tells people, in one mail each, of what an NGO wrote after the last mail about it. It may run any number of times; nobody whose
 * request is erased is told.
 */
export async function tellOfGatheredMessages(
  services: Pick<AppServices, 'db' | 'queue' | 'origin'>,
): Promise<void> {
  for (const id of await selectMessagesDue(services.db, AT_ONCE)) {
    await services.db.transaction().execute(async (db) => {
      const request = await lockRequest(db, id);
      if (!request || !(await updateMessagesTold(db, id)) || request.isErased) return;
      await tellPerson({ ...services, db }, { request, step: 'message' });
    });
  }
}
