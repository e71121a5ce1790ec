import { expect, test } from 'vitest';
import { BANK_FORM } from '#src/features/donation/bank-changes/bank-changes.fixture.ts';
import { formValuesOf } from '#src/features/ngo/editing/ngo-form-values.ts';
import type { OwnNgo } from '#src/features/ngo/editing/own-ngo.contract.ts';
import { en } from '#src/messages/catalogues.server.ts';
import { callApi, confirmAtApi, signInAtApi } from '../support/call-api.ts';
import { waitForMail } from '../support/mails.ts';
import { addGivingNgo } from '../support/managed-donations.ts';
import { expectAccessibleEverywhere } from '../support/page-checks.ts';
import { main, waitForHeading } from '../support/page.ts';
import { sendGatheredMails } from '../support/product-database.ts';
import { addressOf, newVisitor, PHONE } from '../support/visit.ts';

const stopping = en['donation/stop-change'];

test('changes that are withdrawn at once hide no account: every link shows what waits, and stops it', async () => {
  const { email } = await addGivingNgo();
  const token = await signInAtApi(email);
  const confirmation = await confirmAtApi(token);
  const own = async () => (await callApi<{ data: OwnNgo }>('GET', 'ngo/getOwnNgo', { token })).data;
  const save = async (values: object) => {
    const ngo = await own();
    const body = { ...formValuesOf(ngo), revision: ngo.revision, ...values };
    await callApi('POST', 'ngo/updateNgo', { token, confirmation, body });
  };
  await save({ phone: '9812300001', website: 'https://decoy.example.org/' });
  const decoy = await waitForMail(email, ({ text }) => text?.includes('decoy.example.org') ?? false);
  for (const { _id } of (await own()).changes)
    await callApi('POST', `ngo/withdrawNgoChange/${_id}`, { token, confirmation });
  await callApi('POST', 'donation/addBankDetail', { token, confirmation, body: BANK_FORM });
  await save({ phone: '9812300002', name: 'Another Name' });

  // Money is told at once, the rest within the hour.
  const account = await waitForMail(email, ({ text }) => text?.includes('account ending 5678') ?? false);
  expect(account.subject).toContain('new bank details are waiting');
  await sendGatheredMails();
  const page = await waitForMail(email, ({ text }) => text?.includes('Another Name') ?? false);
  expect(page.subject).toMatch(/\(\+1\)$/);

  const { pathname, search } = new URL(/\S+\/donate\/stopChange\S+/.exec(decoy.text ?? '')![0]);
  const manager = await newVisitor({ viewport: PHONE, javaScriptEnabled: false });
  await manager.page.goto(addressOf(pathname + search));
  await main(manager.page).getByText(stopping.waiting).waitFor();
  const [first, ...more] = await main(manager.page).locator('dl').allInnerTexts();
  expect(first).toContain('account ending 5678');
  expect(more).toHaveLength(3);
  const colleague = await newVisitor({ viewport: PHONE });
  await colleague.page.goto(addressOf(pathname + search));
  await expectAccessibleEverywhere(colleague.page);
  await main(manager.page).getByRole('button', { name: stopping.stop }).click();
  await waitForHeading(manager.page, stopping.stopped);
  const told = await waitForMail(
    email,
    ({ subject }) => subject?.includes('3 changes were stopped') ?? false,
  );
  expect(told.text).toMatch(/Stopped: [^\n]*5678[\s\S]*Stopped: [\s\S]*Stopped: /);
});
