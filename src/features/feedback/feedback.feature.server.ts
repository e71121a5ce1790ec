import { rewriteBatches } from '#src/server/database/rewrite-batches.server.ts';
import type { Feature } from '#src/server/feature.server.ts';
import { selectUnsearched, updateSearched } from './feedback.queries.server.ts';

export const feedbackFeature: Feature = {
  queryParameters: { pages: { '/feedback': ['ngo'] } },
  rewriteOldRows: (db) => rewriteBatches(db, { select: selectUnsearched, rewrite: updateSearched }),
};
