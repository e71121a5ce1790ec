import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { apiMessages } from '#src/messages/api-messages.ts';
import { DEMO_PASSWORD } from '#src/features/account/demo-accounts.server.ts';
import { en } from '#src/messages/catalogues.server.ts';
import { formatDay } from '#src/shared/dates.ts';
import { signIn } from '../support/sign-in.ts';
import { typePassword } from '../support/type-password.ts';
import { actAsNgo, submitHelpRequest } from '../support/help-requests.ts';
import { expectAccessibleEverywhere } from '../support/page-checks.ts';
import { main, openTab, waitForHeading, waitForToast } from '../support/page.ts';
import { newVisitor } from '../support/visit.ts';
import { dayIn } from '../support/days.ts';

const t = en['help-request/inbox'];
const { outcomes } = en['help-request'];
const LIST = '/ngopage/helpRequests';
const NGO = { email: 'ngo@example.org', password: DEMO_PASSWORD };
const SAFE = 'Between 11 and 4 only. If a man answers, say that you call from the school.';
const NEED = 'મારી માતાને મોતિયો છે, અને અમારી પાસે પૈસા નથી.';

/** Asks for help as a person does, in Gujarati, and returns the reference once the NGO has the request. */
async function submitRequest(email: string, input: RequestOptions = {}): Promise<string> {
  const values = {
    userName: 'કોકિલા પટેલ',
    userMobile: '9876501234',
    userAddress: '12, Near the lake',
    helpDescription: NEED,
    ...input,
  };
  const reference = await submitHelpRequest({ email, language: 'gu', values });
  await actAsNgo(reference, []);
  return reference;
}
type RequestOptions = { safeContact?: string; mayMail?: boolean; helpDescription?: string };

/** Looks for a request as its people do. */
async function openRequest(page: Page, reference: string): Promise<void> {
  await page.getByLabel(t.search).fill(reference.toLowerCase());
  await page.getByRole('button', { name: en.site.search, exact: true }).click();
  await page.waitForURL(/words=/);
  await main(page).getByRole('row').filter({ hasText: reference }).getByRole('link').click();
}

test('an NGO sees a masked request, accepts it with a day, sees the contact details, writes a message, and records the outcome', async () => {
  const email = 'help.inbox.one@example.org';
  const values = { safeContact: SAFE, helpDescription: `${NEED} Or ask 98250 55443.` };
  const reference = await submitRequest(email, values);
  const { page, pageErrors } = await newVisitor();
  await signIn(page, { ...NGO, to: '/ngopage' });
  await waitForHeading(page, /(is|are) waiting for you$/);
  await expectAccessibleEverywhere(page);
  await openTab(page, /^Help requests/);
  await page.getByLabel(t.search).waitFor();
  await expectAccessibleEverywhere(page);
  await openRequest(page, reference);

  // The headline is the need; the state stands below it.
  await waitForHeading(page, `${NEED} Or ask ${apiMessages.en.hiddenPhone}.`);
  await main(page)
    .getByText(/^Please answer by \w{3} \d/)
    .waitFor();
  await main(page).getByText(t.request.languages.gu).waitFor();
  const text = await main(page).innerText();
  expect(text).toContain('••••••••34');
  for (const hidden of ['9876501234', '98250', 'કોકિલા', email, 'Near the lake'])
    expect(text).not.toContain(hidden);
  // The safe way of contact comes before the number.
  expect(text.indexOf(SAFE)).toBeGreaterThan(0);
  expect(text.indexOf(SAFE)).toBeLessThan(text.indexOf('••••••••34'));
  await expectAccessibleEverywhere(page);

  // A day that is too far ahead is refused by the server, and stays in the field.
  const day = page.getByLabel(t.answer.contactBy);
  expect(await day.inputValue()).toBe(dayIn(2));
  const accept = main(page).getByRole('button', { name: t.answer.accept, exact: true });
  await day.fill(dayIn(15));
  await accept.click();
  await main(page).getByText('at most 14 days ahead.', { exact: false }).nth(1).waitFor();
  expect(await day.inputValue()).toBe(dayIn(15));
  await main(page).getByRole('button', { name: t.answer.days[7]!, exact: true }).click();
  expect(await day.inputValue()).toBe(dayIn(7));
  await accept.click();
  await waitForToast(page, t.answer.accepted);
  await main(page).getByText(t.request.accepted, { exact: true }).waitFor();
  // The clicked button has disappeared, so the focus is on the new state.
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe(t.request.accepted);
  const chosen = formatDay({ day: dayIn(7), months: en.site.months }).replace(/ \d{4}$/, '');
  await main(page).getByText(chosen).first().waitFor();
  // Accepting shows the contact details, which is recorded as a view.
  const call = main(page).getByRole('link', { name: t.contact.call('98765 01234') });
  await call.waitFor();
  await main(page).getByText(t.contact.recorded).waitFor();
  await expectAccessibleEverywhere(page);

  // Later, showing them is another view.
  await page.reload();
  await main(page).getByText(t.contact.recorded).waitFor();
  expect(await main(page).innerText()).not.toContain('9876501234');
  const show = main(page).getByRole('button', { name: t.contact.show });
  const msg = 'More can be seen tomorrow.';
  await page.route('**/api/helpRequest/seeHelpContact/*', (route) =>
    route.fulfill({ status: 429, json: { success: false, msg } }),
  );
  await show.click();
  await main(page).getByRole('alert').getByText(msg).waitFor();
  await page.unrouteAll();
  await show.click();
  await call.waitFor();
  expect(await call.getAttribute('href')).toBe('tel:+919876501234');
  const hrefs = await main(page)
    .getByRole('link')
    .evaluateAll((links) => links.map((item) => item.getAttribute('href')));
  expect(hrefs).toEqual(expect.arrayContaining(['https://wa.me/919876501234', `mailto:${email}`]));
  await main(page).getByText('કોકિલા પટેલ').waitFor();

  // Neither an error nor a reload loses the input.
  const field = page.getByLabel(t.write.message, { exact: true });
  await field.fill('Please bring the papers of your mother on Monday.');
  await page.route('**/api/helpRequest/sendMessageToPerson/*', (route) => route.abort());
  await main(page).getByRole('button', { name: t.write.send }).click();
  await page.getByText(en.form.unreachable).waitFor();
  expect(await field.inputValue()).toContain('the papers');
  await page.unroute('**/api/helpRequest/sendMessageToPerson/*');
  await page.reload();
  await main(page).getByText(t.request.accepted, { exact: true }).waitFor();
  expect(await field.inputValue()).toContain('the papers');
  await main(page).getByRole('button', { name: t.write.send }).click();
  await typePassword(page);
  await waitForToast(page, t.write.confirmation);
  await main(page).getByRole('listitem').filter({ hasText: t.thread.you }).getByText('the papers').waitFor();
  expect(await field.inputValue()).toBe('');

  await main(page).getByRole('button', { name: t.end.save }).click();
  await main(page).getByText(t.end.chooseFirst).first().waitFor();
  await page.getByLabel(t.end.outcome, { exact: true }).selectOption('noCapacity');
  await main(page).getByText(t.end.consequences.noCapacity).waitFor();
  await page.getByLabel(t.end.outcome, { exact: true }).selectOption('helped');
  await page.getByLabel(t.end.words).fill('The operation is on 2 December.');
  await main(page).getByRole('button', { name: t.end.save }).click();
  await waitForToast(page, t.end.saved);
  await main(page).getByText(t.request.resolved(outcomes.helped), { exact: true }).waitFor();
  await main(page).getByText('The operation is on 2 December.').waitFor();
  expect(await main(page).innerText()).not.toContain('9876501234');
  await expectAccessibleEverywhere(page);
  expect(pageErrors.filter((item) => !/ERR_FAILED|403|42[29]/.test(item))).toEqual([]);
});

test('an NGO pauses, saves the list, returns to it if another NGO was first, declines, and accepts at its limit of contact views', async () => {
  const [taken, declined] = await Promise.all([
    submitRequest('help.inbox.two@example.org', { mayMail: false }),
    submitRequest('help.inbox.three@example.org'),
  ]);
  const { page } = await newVisitor();
  await signIn(page, { ...NGO, to: LIST });
  const until = page.getByLabel(t.capacity.until);
  await main(page).getByRole('button', { name: t.capacity.pause }).click();
  await page.locator('#until-error').waitFor();
  expect(await until.evaluate((field) => document.activeElement === field)).toBe(true);
  await until.fill(dayIn(3));
  await main(page).getByRole('button', { name: t.capacity.pause }).click();
  await typePassword(page);
  await main(page)
    .getByText(/^You get no new requests up to and including \w{3} \d+ [A-Z][a-z]{2,8}\.$/)
    .waitFor();
  await page.waitForFunction(
    (heading) => document.activeElement?.textContent === heading,
    t.capacity.pausedHeading,
  );
  await expectAccessibleEverywhere(page);
  await main(page).getByRole('button', { name: t.capacity.clear }).click();
  await waitForToast(page, t.capacity.cleared);
  await until.waitFor();
  const downloading = page.waitForEvent('download');
  await main(page).getByRole('button', { name: en.area.asCsv }).click();
  expect((await downloading).suggestedFilename()).toBe('help-requests.csv');

  await openRequest(page, taken);
  await main(page).getByText(t.contact.doNotMail).waitFor();
  await main(page).getByText(t.contact.safeUnknown).waitFor();
  const accept = main(page).getByRole('button', { name: t.answer.accept, exact: true });
  const msg = 'Another NGO was a moment faster.';
  await page.route('**/api/helpRequest/acceptHelpRequest/*', (route) =>
    route.fulfill({ status: 409, json: { success: false, msg } }),
  );
  await page.route('**/api/helpRequest/getHelpRequestById/*', (route) =>
    route.fulfill({ status: 404, json: { success: false, msg: 'Not found' } }),
  );
  await accept.click();
  await page.waitForURL((url) => url.pathname === LIST);
  await main(page).getByRole('status').getByText(msg).waitFor();
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe(msg);
  await page.goBack();
  await waitForHeading(page, t.request.unavailable);
  await page.unrouteAll();
  await main(page).getByRole('link', { name: t.back }).click();

  await openRequest(page, declined);
  const open = main(page).getByRole('button', { name: t.answer.decline, exact: true });
  await open.focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: t.answer.declineTitle });
  await dialog.getByText(t.answer.declineLead).waitFor();
  await expectAccessibleEverywhere(page);
  const reason = dialog.getByLabel(t.answer.reason);
  await dialog.getByRole('button', { name: t.answer.decline, exact: true }).click();
  await dialog.getByText('Please write something.').waitFor();
  await dialog.getByRole('button', { name: t.answer.reasons.far }).click();
  expect(await reason.inputValue()).toBe(t.answer.reasons.far);
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });
  expect(await open.evaluate((button) => document.activeElement === button)).toBe(true);
  await page.keyboard.press('Enter');
  expect(await reason.inputValue()).toBe(t.answer.reasons.far);
  await dialog.getByRole('button', { name: t.answer.decline, exact: true }).click();
  await waitForToast(page, t.answer.declined);
  await page.waitForURL((url) => url.pathname === LIST);
  await page.getByLabel(t.search).fill(declined);
  await page.getByRole('button', { name: en.site.search, exact: true }).click();
  await waitForHeading(page, t.headline.results(0, ''));
  await main(page).getByText(t.empty.all).waitFor();
  await expectAccessibleEverywhere(page);

  // Its views of today are used up: the request is its own, and the page says why there is no number.
  await openRequest(page, taken);
  await page.route('**/api/helpRequest/acceptHelpRequest/*', async (route) => {
    const json = (await (await route.fetch()).json()) as { data: object };
    const data = { contact: null, withoutContact: apiMessages.en.helpViewsPassword };
    await route.fulfill({ json: { ...json, data } });
  });
  await accept.click();
  await main(page).getByText(t.request.accepted, { exact: true }).waitFor();
  await main(page).getByRole('alert').getByText(apiMessages.en.helpViewsPassword).waitFor();
  expect(await main(page).innerText()).not.toContain('9876501234');
});
