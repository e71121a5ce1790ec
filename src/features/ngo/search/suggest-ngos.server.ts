import type { Database } from '#src/server/database.server.ts';
import type { NgoSuggestion } from '../ngo.contract.ts';
export async function suggestNgos(db: Database, text: string): Promise<NgoSuggestion[]> {
  return [];
}
