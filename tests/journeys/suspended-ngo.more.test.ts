import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { BRAND } from '#src/brand.ts';
import { DEMO_PASSWORD } from '#src/features/account/demo-accounts.server.ts';
import { apiMessages } from '#src/messages/api-messages.ts';
import { en, gu } from '#src/messages/catalogues.server.ts';
import { addScheme } from '../support/managed-schemes.ts';
import { expectAccessible } from '../support/page-checks.ts';
import { signIn } from '../support/sign-in.ts';
import { main } from '../support/page.ts';
import { addressOf, newVisitor } from '../support/visit.ts';

const NGO = { email: 'ngo@example.org', password: DEMO_PASSWORD };
const STAFF = { email: 'staff@example.org', password: DEMO_PASSWORD };
const REASON = 'The 80G certificate is not theirs.';

/** As staff decide it, asked of the API in the page that is signed in. */
function changeStatus(page: Page, { action, id }: { action: string; id: string }) {
  return page.evaluate(
    async ({ path, reason }) => {
      const authorization = sessionStorage.getItem('token')!;
      const headers = { authorization, 'content-type': 'application/json' };
      const read = await fetch(`/api/ngo/getNgoToVerify/${path.split('/').at(-1)}`, { headers });
      const { data } = (await read.json()) as { data: { revision: number } };
      const body = JSON.stringify({ reason, revision: data.revision });
      return (await fetch(`/api/ngo/${path}`, { method: 'POST', headers, body })).status;
    },
    { path: `${action}/${id}`, reason: REASON },
  );
}

test('a suspended NGO sees the reason and a contact, can edit its profile, and sees no personal data of others', async () => {
  const { page: ngo, pageErrors } = await newVisitor();
  await signIn(ngo, { ...NGO, to: '/ngopage' });
  const scheme = await addScheme(ngo, 'Suspended Sahay');
  const id = await ngo.evaluate(() => (JSON.parse(sessionStorage.getItem('ngo')!) as { _id: string })._id);
  const { page: staff } = await newVisitor();
  await signIn(staff, { ...STAFF, to: `/${BRAND.slug}` });
  expect(await changeStatus(staff, { action: 'suspendNgo', id })).toBe(200);
  try {
    await ngo.goto(addressOf('/ngopage'));
    await main(ngo).getByText(REASON).waitFor();
    await main(ngo).getByRole('link', { name: en.area.closed.write, exact: true }).waitFor();
    await expectAccessible(ngo);
    for (const path of ['helpRequests', `event/Suspended%20Sahay/registerUser/${scheme}`]) {
      await ngo.goto(addressOf(`/ngopage/${path}`));
      await main(ngo).getByRole('heading', { level: 1, name: en.area.closed.title }).waitFor();
      await main(ngo).getByText(apiMessages.en.ngoIsSuspended).waitFor();
      expect(await ngo.getByText(en.site.error.title).count()).toBe(0);
      await expectAccessible(ngo);
    }
    await main(ngo).getByRole('link', { name: en.area.closed.why }).click();
    await main(ngo).getByText(REASON).waitFor();
    await ngo.goto(addressOf('/ngopage/editNgo'));
    await ngo.locator('#mission').waitFor();
    await ngo.goto(addressOf('/gu/ngopage/helpRequests'));
    await main(ngo).getByRole('heading', { level: 1, name: gu.area.closed.title }).waitFor();
    // The console reports only the refused calls.
    expect(pageErrors.filter((pageError) => !/403/.test(pageError))).toEqual([]);
  } finally {
    expect(await changeStatus(staff, { action: 'unsuspendNgo', id })).toBe(200);
  }
  await ngo.goto(addressOf('/ngopage/helpRequests'));
  await ngo.waitForFunction(() => document.querySelector('main h1') !== null);
  expect(await ngo.getByText(en.area.closed.title).count()).toBe(0);
});
