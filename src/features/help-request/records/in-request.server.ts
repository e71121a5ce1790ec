import type { AppServices } from '#src/server/http/app-services.server.ts';
import { lockRequest, type StoredRequest } from './requests.queries.server.ts';

export type StepServices = Pick<AppServices, 'db' | 'queue' | 'origin' | 'keys'>;

/** Runs a step on a request in one transaction, `inside.db`, with the request locked until it ends. */
export async function inRequest<Result>(
  services: StepServices,
  id: string,
  run: (inside: StepServices, request: StoredRequest | undefined) => Promise<Result>,
): Promise<Result> {
  return services.db.transaction().execute(async (db) => run({ ...services, db }, await lockRequest(db, id)));
}
