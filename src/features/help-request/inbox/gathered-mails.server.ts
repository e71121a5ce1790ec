import type { AppServices } from '#src/server/http/app-services.server.ts';
import {
  selectMessagesDue,
  updateMessagesTold,
} from '#src/features/help-request/records/message-mails.queries.server.ts';
import { lockRequest } from '#src/features/help-request/records/requests.queries.server.ts';
import { tellPerson } from '#src/features/help-request/tell-people.server.ts';

/** The number of requests per run. The next scheduled run takes the rest. */
const AT_ONCE = 500;

/**
 * Sends each person one mail about the messages that an NGO wrote since the last mail. Safe to run
 * repeatedly. Skips erased requests.
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
