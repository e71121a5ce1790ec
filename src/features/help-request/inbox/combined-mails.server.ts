import {
  selectMessagesDue,
  updateMessagesMailed,
} from '#src/features/help-request/records/message-mails.queries.server.ts';
import { inRequest, type StepServices } from '#src/features/help-request/records/in-request.server.ts';
import { notifyPerson } from '#src/features/help-request/notifications.server.ts';

/** The number of requests per run. The next scheduled run takes the rest. */
const AT_ONCE = 500;

/**
 * Sends each person one mail about the messages that an NGO wrote since the last mail. Safe to run
 * repeatedly. Skips erased requests.
 */
export async function sendCombinedMails(services: StepServices): Promise<void> {
  for (const id of await selectMessagesDue(services.db, AT_ONCE)) {
    await inRequest(services, id, async (inside, request) => {
      if (!request || !(await updateMessagesMailed(inside.db, id)) || request.isErased) return;
      await notifyPerson(inside, { request, step: 'message' });
    });
  }
}
