import type { Page } from 'playwright-core';
import { readXlsx } from 'hucre/xlsx';
import { expect, test } from 'vitest';
import { en, gu } from '#src/messages/catalogues.server.ts';
import { waitForMail } from '../support/mails.ts';
import { publishDemoEvent } from '../support/managed-events.ts';
import { downloadFile, post, rowOf, SCHEME_NGO, waitForPath } from '../support/managed-schemes.ts';
import { expectAccessibleEverywhere } from '../support/page-checks.ts';
import { areaTabs, button, main, waitForHeading, waitForToast } from '../support/page.ts';
import { signIn } from '../support/sign-in.ts';
import { addressOf, newVisitor } from '../support/visit.ts';
import { typePassword } from '../support/type-password.ts';

const t = en['event/registrations'];
const { statuses } = en['event/registrations/file'];
const EVENTS = '/ngopage/events';
const emailOf = (name: string) => `${name.replace(/\W/g, '').toLowerCase()}.journey@example.org`;
/** Only parties whose link was opened are offered seats. */
async function openLinkOf(name: string): Promise<void> {
  const link = /\/event\/ticket\?ticket=[\w-]+/;
  const { text = '' } = await waitForMail(emailOf(name), (mail) => link.test(mail.text ?? ''));
  expect((await fetch(addressOf(link.exec(text)?.[0] ?? ''))).status).toBe(200);
}
const register = (id: string, name: string, partySize: string) =>
  post(`event/registerUser/${id}`, {
    name,
    mobile: '9876543210',
    email: emailOf(name),
    partySize,
  });
const dialog = (page: Page) => page.getByRole('dialog');
const act = (page: Page, name: string, action: string) =>
  rowOf(page, name)
    .getByRole('button', { name: new RegExp(`^${action}`) })
    .click();

test('an NGO finds who registered, marks who came, adds someone, and gives seats to those who wait', async () => {
  const id = await publishDemoEvent({ title: 'Camp 50% / eyes?', capacity: 5 });
  const { page, pageErrors } = await newVisitor();
  await signIn(page, { ...SCHEME_NGO, to: `/ngopage/event/x/registerUser/${id}`, language: 'gu' });
  await waitForHeading(page, gu['event/registrations'].nobody);
  await register(id, 'Kamala Devi', '3');
  await register(id, 'Hansa Vaghela', '4');
  await page.goto(addressOf(EVENTS));
  await rowOf(page, 'Camp 50%')
    .getByRole('link', { name: /^Registrations/ })
    .click();
  await waitForPath(page, `/ngopage/event/${encodeURIComponent('Camp 50% / eyes?')}/registerUser/${id}`);
  await waitForHeading(page, '3 people are registered');
  await rowOf(page, 'Hansa').getByText(t.place('1')).waitFor();
  await rowOf(page, 'Kamala').getByText('Link not opened, held until').waitFor();
  await openLinkOf('Hansa Vaghela');
  expect(await areaTabs(page).locator('[aria-current]').textContent()).toBe('Events');
  await expectAccessibleEverywhere(page);

  await button(page, t.add.button).click();
  await dialog(page).getByRole('button', { name: t.add.confirm }).click();
  await dialog(page).getByText(t.add.nameRequired, { exact: true }).waitFor();
  await expectAccessibleEverywhere(page);
  await dialog(page).getByLabel(t.add.name, { exact: true }).fill('કોકિલા પટેલ');
  await dialog(page).getByLabel(t.add.mobile).fill('98250 00001');
  await dialog(page).getByLabel(t.add.partySize).selectOption('2');
  await dialog(page).getByRole('button', { name: t.add.confirm }).click();
  await typePassword(page);
  await waitForToast(page, 'Added. The seats are theirs.');
  await waitForHeading(page, '5 people are registered');
  await rowOf(page, 'કોકિલા').getByText(t.byNgo).waitFor();

  await act(page, 'Kamala', t.mark);
  await rowOf(page, 'Kamala').getByText(statuses.attended, { exact: true }).waitFor();
  await act(page, 'Kamala', t.takeBack);
  await rowOf(page, 'Kamala').getByText(statuses.registered, { exact: true }).waitFor();
  await act(page, 'Hansa', t.moveUp);
  await page.getByText('There are not enough free seats for that.').waitFor();
  // The browser reports the refusals too.
  await act(page, 'Kamala', t.cancel);
  await dialog(page).getByText(t.cancelDialog.mailed).waitFor();
  await dialog(page).getByRole('button', { name: t.cancelDialog.confirm }).click();
  await rowOf(page, 'Kamala').getByText(t.cancelledBy.ngo).waitFor();
  pageErrors.length = 0;
  // Three seats are free, and four people wait.
  await act(page, 'કોકિલા', t.cancel);
  await dialog(page).getByText(t.cancelDialog.notMailed).waitFor();
  await dialog(page).getByRole('button', { name: t.cancelDialog.confirm }).click();
  await rowOf(page, 'Hansa').getByText('Seats offered until').waitFor();
  await act(page, 'Hansa', t.moveUp);
  await rowOf(page, 'Hansa').getByText(statuses.registered, { exact: true }).waitFor();
  await waitForHeading(page, '4 people are registered');

  const search = main(page).getByRole('search');
  await search.getByLabel(t.search).fill('kokila');
  await search.getByRole('button').click();
  await page.waitForURL(/q=kokila/);
  await expect.poll(() => main(page).getByRole('row').count()).toBe(2);
  await main(page).getByRole('link', { name: 'Registered 1' }).click();
  await main(page).getByText(t.nothingFits).waitFor();
  expect(pageErrors).toEqual([]);
});

test('an NGO writes to those who registered, sees that it is sent, and saves the list as a file', async () => {
  const id = await publishDemoEvent({ title: 'Camp of letters', capacity: 5 });
  await register(id, 'Salma Shaikh', '1');
  await register(id, '=1+1 Ramesh', '1');
  // Only Salma opens her ticket.
  const mail = await waitForMail('salmashaikh.journey@example.org', () => true);
  const [, path] = /(\/event\/ticket\?ticket=[\w-]+)/.exec(mail.text!)!;
  expect((await fetch(addressOf(path!))).status).toBe(200);
  const { page, pageErrors } = await newVisitor();
  await signIn(page, { ...SCHEME_NGO, to: `/ngopage/event/Camp/registerUser/${id}` });
  await waitForHeading(page, '2 people are registered');
  const { sheets } = await readXlsx(
    await downloadFile(page, { button: en.area.asXlsx, name: 'Camp of letters.xlsx', asksPassword: true }),
  );
  expect(sheets[0]!.rows.map((row) => row[1])).toEqual(['Name', '=1+1 Ramesh', 'Salma Shaikh']);
  // The password was typed a moment ago.
  await button(page, t.mail.button).click();
  await dialog(page).getByLabel(t.mail.subject).fill('Parking at the school');
  await dialog(page).getByRole('button', { name: t.mail.look }).click();
  await dialog(page)
    .getByText(t.mail.preview(1, '1', t.mail.audiences.all))
    .waitFor();
  await dialog(page).getByText(t.mail.reasons.unopened('1')).waitFor();
  await dialog(page).getByRole('button', { name: t.mail.send }).click();
  await dialog(page).getByText('Write the message.', { exact: true }).waitFor();
  pageErrors.length = 0;
  expect(await dialog(page).getByLabel(t.mail.subject).inputValue()).toBe('Parking at the school');
  await dialog(page).getByLabel(t.mail.text).fill('Please park\nat the school.');
  await dialog(page).getByRole('button', { name: t.mail.look }).click();
  await dialog(page).getByRole('button', { name: t.mail.send }).click();
  await dialog(page).getByText('Sent: 1 of 1').waitFor();
  await expectAccessibleEverywhere(page);
  await dialog(page).getByRole('button', { name: t.mail.close }).click();
  expect(pageErrors).toEqual([]);
});
