import { beforeEach, expect, test } from 'vitest';
import { testApp } from '../../../../tests/support/test-app.ts';
import { helpTesting } from '#src/features/help-request/help-request.fixture.ts';

const app = await testApp();
const { call, callConfirmed, pool } = app;
const { saved, route, readyNgo, clearNgos } = helpTesting(app);

const NUMBER = '98765 43210';

let token: string;
let ngoId: string;
/** A request that the NGO was asked about. */
let id: string;
beforeEach(async () => {
  await clearNgos();
  const ngo = await readyNgo();
  ({ token, ngoId } = ngo);
  ({ id } = await saved());
  await route(id);
});

const accept = () => call('POST', `helpRequest/acceptHelpRequest/${id}`, { token });
const freeze = () => pool.query('insert into bank_detail_freeze (ngo_id) values ($1)', [ngoId]);
const act = (action: string, body: object) =>
  callConfirmed('POST', `helpRequest/${action}/${id}`, { token, body });

test.each([
  ['sendMessageToPerson', 'message', {}],
  ['resolveHelpRequest', 'message', { outcome: 'helped' }],
  ['declineHelpRequest', 'reason', {}],
])(
  'while changes of the NGO are frozen, %s names no new number, and everything else goes on',
  async (action, field, rest) => {
    if (action !== 'declineHelpRequest') await accept();
    await freeze();
    const withWords = (words: string) => ({ ...rest, [field]: words });
    expect((await act(action, withWords(`Call ${NUMBER}`))).status).toBe(409);
    expect((await act(action, withWords('We come on Monday'))).status).toBe(200);
  },
);
