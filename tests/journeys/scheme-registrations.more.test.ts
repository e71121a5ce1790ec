import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { apiMessages } from '#src/messages/api-messages.ts';
import { en, gu } from '#src/messages/catalogues.server.ts';
import { addDemoScheme } from '../support/demo-scheme.ts';
import { expectAccessibleEverywhere } from '../support/page-checks.ts';
import {
  fillScheme,
  waitForPath,
  makePerson,
  makeScheme,
  post,
  rowOf,
  downloadFile,
  SCHEME_NGO,
  SCHEMES,
  submit,
} from '../support/managed-schemes.ts';
import { withProductDatabase } from '../support/product-database.ts';
import { runSql } from '../support/run-sql.ts';
import { signIn } from '../support/sign-in.ts';
import { typePassword } from '../support/type-password.ts';
import { main, readFocusedText, waitForHeading, waitForToast } from '../support/page.ts';
import { addressOf, newVisitor } from '../support/visit.ts';

const t = en['scheme/management'];
const { statuses } = en['scheme/registration/file'];

test('an NGO lists registrations, changes status and note, and exports files that keep every letter', async () => {
  const id = await addDemoScheme(makeScheme('50% off / eyes?'));
  const { page, pageErrors } = await newVisitor();
  await lookInGujarati(page);
  const path = `/ngopage/event/${encodeURIComponent('50% off / eyes?')}/registerUser/${id}`;
  await waitForPath(page, `/gu${path}`);
  pageErrors.length = 0;
  await Promise.all(
    Array.from({ length: 21 }, (_, at) => post(`scheme/registerUser/${id}`, makePerson(at + 1))),
  );
  await page.goto(addressOf(path));
  await waitForHeading(page, '21 registrations are new');
  expect(await main(page).getByRole('row').count()).toBe(21);
  await main(page).getByRole('link', { name: 'Next' }).click();
  await page.waitForURL(/page=2/);
  await expect.poll(() => main(page).getByRole('row').count()).toBe(2);
  await page.getByLabel(t.registrations.search, { exact: true }).fill('person3@example.org');
  await page.waitForURL(/q=person3/);
  const row = rowOf(page, 'person3@example.org');
  await row.waitFor();
  await expect.poll(() => main(page).getByRole('row').count()).toBe(2);
  expect(
    await row.getByRole('link').evaluateAll((links) => links.map((item) => item.getAttribute('href'))),
  ).toEqual(['tel:+919825000003', 'mailto:person3@example.org']);

  const change = row.getByRole('button', { name: /^Change/ });
  const dialog = page.getByRole('dialog');
  await change.focus();
  await page.keyboard.press('Enter');
  await dialog.getByText('12, Jawahar Road').waitFor();
  await expectAccessibleEverywhere(page);
  await dialog.getByLabel(statuses.contacted, { exact: true }).check();
  await dialog.getByLabel(/^Note/).fill('Her Aadhaar is 2345 6789 0124');
  await dialog.getByRole('button', { name: t.registrations.save }).click();
  await dialog.getByText(en.form.errors.aadhaar).waitFor();
  await dialog.getByLabel(/^Note/).fill('Comes on Monday.\nમા સાથે');
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });
  expect(await change.evaluate((button) => document.activeElement === button)).toBe(true);
  await page.keyboard.press('Enter');
  // The form keeps the input.
  expect(await dialog.getByLabel(/^Note/).inputValue()).toContain('Comes on Monday.');
  await dialog.getByRole('button', { name: t.registrations.save }).click();
  await waitForToast(page, 'Saved.');
  await row.getByText(statuses.contacted).waitFor();
  await row.getByText('Comes on Monday.').waitFor();
  await waitForHeading(page, '20 registrations are new');
  await expect.poll(() => readFocusedText(page)).toContain(t.registrations.change);
  await expectAccessibleEverywhere(page);

  // A thief of the token has used up the searches of the day: the list asks for the password, and goes on.
  await withProductDatabase((db) =>
    runSql(db, {
      text: `update rate_limit set points = 500 where key like 'contact-searches:%'`,
      values: [],
    }),
  );
  await page.getByLabel(t.registrations.search, { exact: true }).fill('person4@example.org');
  await waitForHeading(page, en.area.confirm.title);
  await main(page).getByText(apiMessages.en.searchesUsedUp).waitFor();
  await expectAccessibleEverywhere(page);
  await main(page).getByRole('button', { name: en.area.confirm.submit }).click();
  await typePassword(page);
  await rowOf(page, 'person4@example.org').waitFor();

  await page.goto(addressOf(`/ngopage/event/x/registerUser/${id}`));
  await main(page).getByRole('link', { name: /^New/ }).click();
  await page.waitForURL(/status=new/);
  const lines = (await downloadFile(page, { button: en.area.asCsv, name: '50% off eyes.csv' }))
    .toString('utf8')
    .split('\r\n');
  // A byte order mark for spreadsheets, the headings, 20 new registrations, the last line end.
  expect(lines).toHaveLength(22);
  expect(lines[0]).toMatch(/^\uFEFFName,Mobile number,Email,/);
  expect(lines[1]).toMatch(/^કોકિલા પટેલ,98250000/);

  // Matches of very common words are not counted exactly.
  await page.route('**/api/scheme/getAllRegistration/*', async (route) => {
    const json = (await (await route.fetch()).json()) as object;
    await route.fulfill({ json: { ...json, total: 1000, totalIsExact: false } });
  });
  await main(page)
    .getByRole('link', { name: /^All \d/ })
    .click();
  await page.waitForURL(({ search }) => search === '');
  await main(page).getByText('More than 1,000 registrations').waitFor();
  await page.unrouteAll();

  await page.goto(addressOf('/ngopage'));
  await main(page)
    .getByRole('link', { name: /new registrations? for/ })
    .click();
  await waitForPath(page, SCHEMES);
  expect(pageErrors.filter((item) => !/422|40[03]/.test(item))).toEqual([]);
});

/** Opens the list, the editor and the registrations of the scheme in Gujarati. */
async function lookInGujarati(page: Page): Promise<void> {
  const words = gu['scheme/management'];
  await signIn(page, { ...SCHEME_NGO, to: SCHEMES, language: 'gu' });
  await waitForHeading(page, words.list.title);
  const row = rowOf(page, '50% off');
  await row.getByText('આરોગ્ય, આવાસ').waitFor();
  await row.getByRole('link', { name: new RegExp(`^${words.list.edit}`) }).click();
  await waitForHeading(page, words.editor.edit);
  await page.locator('#state').getByText('ગુજરાત', { exact: true }).waitFor({ state: 'attached' });
  await expectAccessibleEverywhere(page);
  await main(page).getByRole('link', { name: words.editor.back, exact: true }).click();
  await row.getByRole('link', { name: new RegExp(`^${words.list.view}`) }).click();
  await waitForHeading(page, words.registrations.nobody);
}

test('an NGO sees the specified errors and loses no input', async () => {
  const { page } = await newVisitor();
  await signIn(page, { ...SCHEME_NGO, to: '/ngopage/sheme' });
  await fillScheme(page, 'Glasses');
  const add = '**/api/scheme/addNewScheme';
  const msg = 'Please sign in with the account of an NGO.';
  await page.route(add, (route) => route.fulfill({ status: 403, json: { success: false, msg } }));
  await submit(page);
  const errorDialog = page.getByRole('dialog', { name: t.editor.failed });
  await errorDialog.getByText(msg).waitFor();
  await expectAccessibleEverywhere(page);
  await page.keyboard.press('Enter');
  await errorDialog.waitFor({ state: 'detached' });
  await page.unroute(add);
  await page.route(add, (route) => route.abort());
  await submit(page);
  await page.getByRole('dialog', { name: 'Something went wrong' }).waitFor();
  await page.keyboard.press('Escape');
  expect(await page.locator('#schemeName').inputValue()).toBe('Glasses');
  await page.unroute(add);
  // Errors that only the server can find are shown at their field too.
  await page.route(add, (route) =>
    route.fulfill({ status: 422, json: { success: false, msg: 'No.', errors: { link: 'Not this page.' } } }),
  );
  await submit(page);
  await page.getByRole('dialog').getByRole('button', { name: t.editor.ok }).click();
  await main(page).getByRole('alert').getByRole('link', { name: 'Link: Not this page.' }).waitFor();
  await page.unroute(add);

  const all = '**/api/scheme/getAllSchemeByNgoId';
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route(all, async (route) => {
    await released;
    await route.fulfill({ status: 500, json: { success: false, msg: 'x', requestId: '4F7-2K9' } });
  });
  await main(page).getByRole('link', { name: 'Back', exact: true }).click();
  const loading = page.getByRole('status').filter({ hasText: 'Loading...' }).first();
  await loading.locator('svg').waitFor();
  release();
  await waitForHeading(page, 'Something went wrong. Please try again');
  await page.unroute(all);
  const page20 = { data: [], total: 0, newUser: 0, page: 1, pageSize: 20 };
  await page.route(all, (route) => route.fulfill({ json: { success: true, ...page20 } }));
  await main(page).getByRole('link', { name: 'Try Again' }).click();
  await main(page).getByRole('heading', { name: 'No Scheme Found' }).waitFor();
  await expectAccessibleEverywhere(page);
  await page.unroute(all);

  const notFoundTitle = en.site.notFound.title;
  // A scheme of another NGO is as much a 404 as one that does not exist.
  const others = await fetch(addressOf('/api/scheme/getAllScheme?pageSize=100'));
  const { data } = (await others.json()) as {
    data: { _id: string | number; ngo: { name: string } | null }[];
  };
  const other = data.find(({ ngo }) => ngo && ngo.name !== 'Drishtikiran Netra Seva')!._id;
  for (const path of [`/ngopage/sheme/${other}`, '/ngopage/events/1', '/ngopage/event/x/registerUser/x']) {
    await page.goto(addressOf(path));
    await waitForHeading(page, notFoundTitle);
  }
});
