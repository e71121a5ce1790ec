import type { Context } from 'hono';
import type { ApiEnv } from '#src/server/api-env.server.ts';
import { signedInCall } from '#src/server/api/api-access.server.ts';
import { csvResponse, type CsvFile } from '#src/server/api/csv-response.server.ts';
import { recordExport, type Access } from './record-access.server.ts';

/**
 * Responds with a CSV file, and records the export before it reads the first row.
 * @throws {AppError} 429 with the time to wait, if the account has used up its exports for the day.
 */
export async function exportCsv(
  context: Context<ApiEnv>,
  { access, ...file }: CsvFile & { access: Access },
): Promise<Response> {
  await recordExport(context.env, { call: signedInCall(context), access });
  return csvResponse(file);
}
