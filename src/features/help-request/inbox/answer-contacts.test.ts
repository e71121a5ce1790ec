import { beforeEach, expect, test } from 'vitest';
import { testApp } from '../../../../tests/support/test-app.ts';
import { helpTesting } from '#src/features/help-request/help-request.fixture.ts';
import { MESSAGES_AN_HOUR } from './answer.service.server.ts';

const app = await testApp();
const { call, callConfirmed, pool } = app;
const { saved, route, readyNgo, clearNgos } = helpTesting(app);

const NUMBER = '98765 43210';
const needsPassword = { status: 403, body: { data: { confirm: true } } };

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
const act = (action: string, body: object, send: typeof call | typeof callConfirmed = call) =>
  send('POST', `helpRequest/${action}/${id}`, { token, body });

test('asking for the password costs none of the messages of an hour', async () => {
  await accept();
  const message = `Call ${NUMBER}`;
  for (let time = 0; time < MESSAGES_AN_HOUR.requests; time++)
    expect(await act('sendMessageToPerson', { message })).toMatchObject(needsPassword);
  expect((await act('sendMessageToPerson', { message }, callConfirmed)).status).toBe(200);
});

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
    expect((await act(action, withWords(`Call ${NUMBER}`), callConfirmed)).status).toBe(409);
    expect((await act(action, withWords('We come on Monday'))).status).toBe(200);
  },
);
