import type { AppServices } from '#src/server/http/app-services.server.ts';
import {
  selectMessagesDue,
  updateMessagesMailed,
} from '#src/features/help-request/records/message-mails.queries.server.ts';
import { lockRequest } from '#src/features/help-request/records/requests.queries.server.ts';
import { notifyPerson } from '#src/features/help-request/notifications.server.ts';

/** The number of requests per run. The next scheduled run takes the rest. */
const AT_ONCE = 500;

/**
 * Sends each person one mail about the messages that an NGO wrote since the last mail. Safe to run
 * repeatedly. Skips erased requests.
 */
export async function sendCombinedMails(
  services: Pick<AppServices, 'db' | 'queue' | 'origin'>,
): Promise<void> {
  for (const id of await selectMessagesDue(services.db, AT_ONCE)) {
    await services.db.transaction().execute(async (db) => {
      const request = await lockRequest(db, id);
      if (!request || !(await updateMessagesMailed(db, id)) || request.isErased) return;
      await notifyPerson({ ...services, db }, { request, step: 'message' });
    });
  }
}
