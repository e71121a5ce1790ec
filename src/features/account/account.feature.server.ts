import { catalogues } from '#src/messages/catalogues.server.ts';
import type { Feature } from '#src/server/feature.server.ts';
import { listAccountNames } from './account.service.server.ts';
import { DEMO_ACCOUNTS, DEMO_PASSWORD, loadDemoAccounts } from './demo-accounts.server.ts';
import { endSessionsOfNgo, eraseAccountsOfNgo } from './ngo-accounts/ngo-accounts.service.server.ts';

export const accountFeature: Feature = {
  siteMapLinks: ({ language }) => [
    { section: 'forNgos', path: '/logIn', label: catalogues[language].site.foot.logIn, isIndexed: false },
  ],
  demo: {
    load: ({ db }) => loadDemoAccounts(db),
    describe: (origin) =>
      `${DEMO_ACCOUNTS.map(({ email }) => email).join(', ')} sign in at ${origin}/logIn with the password ${DEMO_PASSWORD}; so does every verified NGO with its contact address`,
  },
  recordNames: { accounts: listAccountNames },
  // A stolen session must not work again when the NGO is restored.
  onNgoStatusChange: async ({ db }, { ngoId, isWithdrawn }) => {
    if (isWithdrawn) await endSessionsOfNgo(db, ngoId);
  },
  eraseNgo: ({ db }, ngoId) => eraseAccountsOfNgo(db, ngoId),
};
