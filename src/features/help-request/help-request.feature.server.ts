import { catalogues } from '#src/messages/catalogues.server.ts';
import type { Feature } from '#src/server/feature.server.ts';
import { listRequestNames } from './oversight/request-names.service.server.ts';
import { sendTaking } from './retention/send-taking.server.ts';
import { selectUnsearched, updateSearched } from './records/new-request.queries.server.ts';
import { rewriteBatches } from '#src/server/database/rewrite-batches.server.ts';

export const helpRequestFeature: Feature = {
  queryParameters: { pages: { '/helpRequest': ['ngo', 'words'] }, personal: ['words'] },
  siteMapLinks: ({ language }) => {
    const { askForHelp, foot } = catalogues[language].site;
    return [
      { section: 'help', path: '/helpRequest', label: askForHelp, isIndexed: true },
      {
        section: 'help',
        path: '/helpRequest/status',
        label: foot['helpRequest/status'],
        isIndexed: false,
      },
    ];
  },
  recordNames: {
    requests: async (db, ids) =>
      [...(await listRequestNames(db, ids)).values()].map(({ _id, reference }) => ({ _id, reference })),
  },
  rewriteOldRows: (db) => rewriteBatches(db, { select: selectUnsearched, rewrite: updateSearched }),
  // A request must not be stuck with an NGO that can no longer help.
  onNgoStatusChange: async (services, { ngoId, status }) => {
    if (status !== 'verified') await sendTaking(services, ngoId);
  },
};
