import { endpointKey } from '../../src/server/api/endpoint-rules.server.ts';
import { document, endpoints } from './endpoints.ts';

const statusesByKey = new Map(
  endpoints.map(({ method, path }) => {
    const { responses } = document.paths[path]![method.toLowerCase()]!;
    return [`${method} ${endpointKey(path)}`, Object.keys(responses)];
  }),
);

/**
 * Requires that the OpenAPI document lists the status with which an endpoint responded. `path` starts after `/api`.
 * @throws if it does not.
 */
export function requireDocumented({
  method,
  path,
  status,
}: {
  method: string;
  path: string;
  status: number;
}): void {
  const key = `${method} ${endpointKey(`/${path}`.split('?')[0]!)}`;
  const statuses = statusesByKey.get(key);
  if (statuses && !statuses.includes(String(status)))
    throw new Error(`${key} responds with ${status}: list it in the contract, in refuses or responses`);
}
