import type { ApiClient } from '#src/browser/api-client.ts';
import { catalogues } from '#src/messages/catalogues.server.ts';
import type { Feature } from '#src/server/feature.server.ts';
import { readResponse } from '#src/server/http/page-responses.server.ts';
import { lastPageOf, PAGE_SIZE_MOST } from '#src/shared/paging.ts';
import { CHOOSE_NGO_PARAMETERS } from './choose-ngo/choose-ngo.loader.server.ts';
import { restartWaiting } from './bank-changes/activation.queries.server.ts';
import { readChangeStates } from './bank-changes/read-change.server.ts';
import { deleteBankDetailsOfNgo } from './bank-changes/erase-bank-details.queries.server.ts';
import { ISSUE_WAITING_RECEIPTS } from './receipts/waiting-receipts.service.server.ts';
import { deleteDonationsOfNgo } from './retention/retention.queries.server.ts';
import { reindexDonations } from './lifecycle/reindex.service.server.ts';

export const donationFeature: Feature = {
  queryParameters: {
    pages: {
      '/donate': CHOOSE_NGO_PARAMETERS,
      // A purpose of the NGO.
      '/donate/:ngoId': ['for'],
      '/donate/pay': ['donation'],
      '/donate/gateway': ['donation', 'back'],
      '/donate/receipt/:code/pdf': ['donation'],
      '/donate/mine': ['donor'],
      '/donate/mine/pdf/:year': ['donor'],
      '/donate/monthly': ['gift'],
      '/donate/stopChange': ['change'],
    },
    // The secret links to a donation, to a donor's page, to a standing gift, from the gateway, and to a change of bank
    // details.
    personal: ['donation', 'donor', 'gift', 'back', 'change'],
  },
  siteMapLinks: ({ language }) => [
    { section: 'ngos', path: '/donate', label: catalogues[language].site.nav.donate, isIndexed: true },
    {
      section: 'ngos',
      path: '/donate/receipt',
      label: catalogues[language]['donation/receipt-check'].title,
      isIndexed: true,
    },
    {
      section: 'ngos',
      path: '/donate/mine',
      label: catalogues[language]['donation/donor-page'].title,
      isIndexed: true,
    },
  ],
  sitemapFiles: {
    name: 'donate',
    listParts: async (api) => {
      const { total } = await readNgosToGive(api, { page: 1, pageSize: 1 });
      if (total === 0) return [];
      const length = lastPageOf({ total, pageSize: PAGE_SIZE_MOST });
      return Array.from({ length }, (_, at) => at + 1);
    },
    listPages: async (api, part) => {
      if (part < 1) return undefined;
      const { data } = await readNgosToGive(api, { page: part, pageSize: PAGE_SIZE_MOST });
      return data.length === 0 ? undefined : data.map(({ _id }) => ({ path: `/donate/${_id}` }));
    },
  },
  rewriteOldRows: reindexDonations,
  readChangeStates,
  onNgoStatusChange: async ({ db, queue }, { ngoId, status, wasClosed }) => {
    // Nobody of the NGO could stop a change while it was closed.
    if (wasClosed) await restartWaiting(db, ngoId);
    // Gifts that arrived by card while it was suspended wait for their receipts.
    if (status === 'verified') await queue.send({ db, name: ISSUE_WAITING_RECEIPTS, data: { ngoId } });
  },
  eraseNgo: async ({ db }, ngoId) => {
    await deleteDonationsOfNgo(db, ngoId);
    await deleteBankDetailsOfNgo(db, ngoId);
  },
  demo: {
    load: async (options) =>
      (await import('./demo-data/demo-donations.server.ts')).loadDemoDonations(options),
  },
};

async function readNgosToGive(api: ApiClient, { page, pageSize }: { page: number; pageSize: number }) {
  const query = { page: String(page), pageSize: String(pageSize) };
  return readResponse(await api.donation.getAllNgoToGive.$get({ query }));
}
