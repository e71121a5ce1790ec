import { expect, test } from 'vitest';
import { DEMO_PASSWORD } from '#src/features/account/demo-accounts.server.ts';
import { apiMessages } from '#src/messages/api-messages.ts';
import { en, gu } from '#src/messages/catalogues.server.ts';
import { callApi, confirmAtApi, signInAtApi } from '../support/call-api.ts';
import { addDemoScheme } from '../support/demo-scheme.ts';
import { expectAccessible } from '../support/page-checks.ts';
import { signIn } from '../support/sign-in.ts';
import { main } from '../support/page.ts';
import { addressOf, newVisitor } from '../support/visit.ts';

const NGO = { email: 'ngo@example.org', password: DEMO_PASSWORD };
const REASON = 'The 80G certificate is not theirs.';

/** As staff decide it. */
async function changeStatus(action: 'suspendNgo' | 'unsuspendNgo', id: string): Promise<void> {
  const token = await signInAtApi('staff@example.org');
  const read = await callApi<{ data: { revision: number } }>('GET', `ngo/getNgoToVerify/${id}`, { token });
  const body = { reason: REASON, revision: read.data.revision };
  const confirmation = await confirmAtApi(token);
  await callApi('POST', `ngo/${action}/${id}`, { token, body, confirmation });
}

test('a suspended NGO sees the reason and a contact, can edit its profile, and sees no personal data of others', async () => {
  const { page: ngo, pageErrors } = await newVisitor();
  await signIn(ngo, { ...NGO, to: '/about' });
  const scheme = await addDemoScheme({ schemeName: 'Suspended Sahay' });
  const id = await ngo.evaluate(() => (JSON.parse(sessionStorage.getItem('ngo')!) as { _id: string })._id);
  await changeStatus('suspendNgo', id);
  await ngo.goto(addressOf('/ngopage'));
  await main(ngo).getByText(REASON).waitFor();
  await main(ngo).getByRole('link', { name: en.area.closed.write, exact: true }).waitFor();
  await expectAccessible(ngo);
  const closedPages = [
    { t: gu, messages: apiMessages.gu, path: '/gu/ngopage/helpRequests' },
    { t: en, messages: apiMessages.en, path: `/ngopage/event/Suspended%20Sahay/registerUser/${scheme}` },
  ];
  for (const { t, messages, path } of closedPages) {
    await ngo.goto(addressOf(path));
    await main(ngo).getByRole('heading', { level: 1, name: t.area.closed.title }).waitFor();
    await main(ngo).getByText(messages.ngoIsSuspended).waitFor();
    expect(await ngo.getByText(t.site.error.title).count()).toBe(0);
  }
  await expectAccessible(ngo);
  await main(ngo).getByRole('link', { name: en.area.closed.why }).click();
  await main(ngo).getByText(REASON).waitFor();
  await ngo.goto(addressOf('/ngopage/editNgo'));
  await ngo.locator('#mission').waitFor();
  // The console reports only the refused calls.
  expect(pageErrors.filter((pageError) => !/403/.test(pageError))).toEqual([]);

  await changeStatus('unsuspendNgo', id);
  await ngo.goto(addressOf('/ngopage/helpRequests'));
  await ngo.waitForFunction(() => document.querySelector('main h1') !== null);
  expect(await ngo.getByText(en.area.closed.title).count()).toBe(0);
});
