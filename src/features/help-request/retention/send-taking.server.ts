import type { AppServices } from '#src/server/http/app-services.server.ts';

export const TAKE_FROM_NGO = 'takeHelpFromNgo';

/** Asks, in the transaction `services.db`, that an NGO which is no longer a checked one loses the requests it has. */
export async function sendTaking(
  { db, queue }: Pick<AppServices, 'db' | 'queue'>,
  ngoId: string,
): Promise<void> {
  await queue.send({ db, name: TAKE_FROM_NGO, data: { ngoId } });
}
