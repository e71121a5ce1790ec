import type { AppServices } from '#src/server/http/app-services.server.ts';

export const TAKE_FROM_NGO = 'takeHelpFromNgo';

/**
 * Queues the job that takes all requests from an NGO that is no longer verified, in the transaction
 * `services.db`.
 */
export async function sendTaking(
  { db, queue }: Pick<AppServices, 'db' | 'queue'>,
  ngoId: string,
): Promise<void> {
  await queue.send({ db, name: TAKE_FROM_NGO, data: { ngoId } });
}
