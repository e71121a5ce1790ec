import type { AppServices } from '#src/server/http/app-services.server.ts';

export const ROUTE_HELP = 'routeHelpRequest';

/** Queues the next routing of a request, in the transaction `services.db`. */
export async function sendRouting(
  { db, queue }: Pick<AppServices, 'db' | 'queue'>,
  id: string,
): Promise<void> {
  await queue.send({ db, name: ROUTE_HELP, data: { id } });
}
