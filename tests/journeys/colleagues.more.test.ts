import { expect, test } from 'vitest';
import { apiMessages } from '#src/messages/api-messages.ts';
import { gu } from '#src/messages/catalogues.server.ts';
import { addNgoWithReceipts } from '../support/managed-donations.ts';
import { waitForMail } from '../support/mails.ts';
import { SCHEME_NGO } from '../support/managed-schemes.ts';
import { expectAccessibleEverywhere } from '../support/page-checks.ts';
import { main, readFocusedText } from '../support/page.ts';
import { signIn } from '../support/sign-in.ts';
import { typePassword } from '../support/type-password.ts';
import { addressOf, newVisitor } from '../support/visit.ts';

const t = gu['account/people'];
const words = gu['account/person-lists'];
const invitation = gu['account/invitation'];
const PASSWORD = 'nine white herons wade';

test('a manager invites a colleague, who signs in as a member, and removes the colleague', async () => {
  const { email: managerEmail } = await addNgoWithReceipts();
  const name = 'Kiran Joshi';
  const email = 'kiran.colleague@example.org';
  const manager = await newVisitor();
  const { page } = manager;
  const { password } = SCHEME_NGO;
  await signIn(page, { email: managerEmail, password, to: '/ngopage/people', language: 'gu' });
  await page.getByRole('heading', { level: 1, name: t.headline(1, '1') }).waitFor();

  // A bad address is named in a sentence before the password is asked for, and nothing that was typed is lost.
  await page.locator('#name').fill(name);
  await page.locator('#email').fill('kiran');
  await page.getByRole('button', { name: words.submit }).click();
  await page.getByRole('alert').getByText(gu.account.email).first().waitFor();
  expect(await page.locator('#name').inputValue()).toBe(name);
  await expectAccessibleEverywhere(page);
  await page.locator('#email').fill(email);
  await page.getByRole('button', { name: words.submit }).click();
  await typePassword(page, password);
  await page.getByRole('heading', { level: 2, name: words.invitedHeading }).waitFor();
  await main(page).getByText(email).waitFor();
  await expectAccessibleEverywhere(page);

  // The colleague opens the account with the link of the mail and signs in.
  const mail = await waitForMail(email, ({ text }) => text?.includes('#') === true);
  const link = /https?:\/\/\S+\/gu\/logIn\/invitation#\S+/.exec(mail.text!)![0];
  const colleague = await newVisitor();
  await colleague.page.goto(addressOf(new URL(link).pathname + new URL(link).hash));
  await colleague.page.getByText(invitation.member).waitFor();
  await expectAccessibleEverywhere(colleague.page);
  expect(new URL(colleague.page.url()).hash).toBe('');
  await colleague.page.locator('#password').fill(PASSWORD);
  await colleague.page.locator('#consent').check();
  await colleague.page.getByRole('button', { name: invitation.submit }).click();
  await colleague.page.getByText(invitation.done).waitFor();
  expect(await readFocusedText(colleague.page)).toBe(await colleague.page.locator('h1').textContent());
  await signIn(colleague.page, { email, password: PASSWORD, to: '/ngopage/people', language: 'gu' });
  await colleague.page.getByText(t.onlyManagers).waitFor();
  expect(await colleague.page.getByRole('button', { name: words.submit }).count()).toBe(0);
  await expectAccessibleEverywhere(colleague.page);

  // The manager removes the colleague, who is signed out at once. The new tab needs no second password.
  const opened = page.waitForEvent('popup');
  await page.evaluate(() => void window.open(location.href));
  const tab = await opened;
  await main(tab)
    .getByRole('button', { name: `${t.remove} ${name}` })
    .click();
  await tab.getByRole('dialog').getByText(t.removeText).waitFor();
  await expectAccessibleEverywhere(tab);
  await tab.getByRole('button', { name: t.removeYes }).click();
  await tab.getByText(apiMessages.gu.personRemoved).waitFor();
  await expect.poll(() => main(tab).getByText(email).count()).toBe(0);
  expect(
    [...manager.pageErrors, ...colleague.pageErrors].filter((line) => !/40[013]|422/.test(line)),
  ).toEqual([]);
});
