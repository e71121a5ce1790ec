import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { SCHEME_STATES } from '#src/features/scheme/scheme.values.ts';
import { en } from '#src/messages/catalogues.server.ts';
import { postConfirmed } from '../support/call-api.ts';
import { addDemoScheme } from '../support/demo-scheme.ts';
import { expectAccessibleEverywhere } from '../support/page-checks.ts';
import {
  fillScheme,
  waitForPath,
  makePerson,
  post,
  rowOf,
  SCHEME_NGO,
  makeScheme,
  SCHEMES,
  submit,
} from '../support/managed-schemes.ts';
import { signIn } from '../support/sign-in.ts';
import { areaTabs, main, readFocusedText, waitForHeading, waitForToast } from '../support/page.ts';
import { addressOf, newVisitor, waitUntilIdle } from '../support/visit.ts';
import { typePassword } from '../support/type-password.ts';

const t = en['scheme/management'];

async function find(page: Page, words: string): Promise<void> {
  await page.getByLabel(t.list.search).fill(words);
  await page.waitForURL(({ searchParams }) => searchParams.get('q') === words);
}

test('an NGO adds a scheme; every field shows the specified errors, and no input is lost', async () => {
  const { page, pageErrors } = await newVisitor();
  await signIn(page, { ...SCHEME_NGO, to: SCHEMES });
  await waitForHeading(page, 'Shemes List');
  await main(page).getByRole('link', { name: 'Add Shemes' }).click();
  await waitForPath(page, '/ngopage/sheme');
  await waitForHeading(page, 'Add New Scheme');
  expect(await areaTabs(page).locator('[aria-current=true]').textContent()).toMatch(/^Schemes/);

  const posts: string[] = [];
  page.on('request', (request) => void (request.method() === 'POST' && posts.push(request.url())));
  await submit(page);
  const summary = main(page).getByRole('alert');
  expect(await summary.getByRole('link').allTextContents()).toEqual([
    'Scheme name: Scheme name is required',
    'Description: Description is required',
    'Category: Category is required',
    'Beneficiary: Beneficiary is required',
    'Gender: Gender is required',
    'State: Please select a state',
  ]);
  await expectAccessibleEverywhere(page);
  await summary.getByRole('link', { name: /^Category/ }).click();
  expect(await page.evaluate(() => document.activeElement?.id)).toBe('category');
  await page.getByLabel('Health', { exact: true }).check();
  await page.locator('#category-error').waitFor({ state: 'detached' });
  // Nobody needs to answer these.
  expect(posts).toEqual([]);

  const boxesOf = (name: string) =>
    page
      .locator(`[name=${name}]`)
      .evaluateAll((boxes) => boxes.map((box) => (box as HTMLInputElement).value));
  expect(await boxesOf('category')).toEqual(['Health', 'Education', 'Housing', 'Employment']);
  expect(await boxesOf('beneficiary')).toEqual(['EWS', 'SC', 'ST', 'OBC', 'General']);
  expect(await boxesOf('gender')).toEqual(['All', 'Male', 'Female']);
  const states = await page
    .locator('#state option')
    .evaluateAll((options) => options.map((item) => (item as HTMLOptionElement).value));
  expect(states).toEqual(['', 'all', ...SCHEME_STATES]);
  await fillScheme(page, 'Spectacles for girls');
  await page.locator('#ageFrom').fill('૧૪');
  await page.locator('#ageTo').fill('6');
  await page.locator('#incomeUpTo').fill('250000');
  await page.locator('#documents').fill('School certificate\n\nMy Aadhaar is 2345 6789 0124');
  expect(await page.locator('#incomeUpTo').inputValue()).toBe('2,50,000');
  await page.locator('#link').fill('not an address');
  await page.locator('#benefitGu').fill('Free glasses.');
  await submit(page);
  const { errors } = en['scheme/management/form'];
  expect(await summary.getByRole('link').allTextContents()).toEqual([
    `Link: ${errors.schemeLink}`,
    `Maximum age: ${errors.schemeAgeOrder}`,
    `Documents to bring: ${en.form.errors.aadhaar}`,
    `What a person gets, in Gujarati: ${errors.schemeGujarati}`,
  ]);
  expect(posts).toEqual([]);

  await main(page).getByLabel(en.needs.other).selectOption('spectacles');
  await main(page).getByRole('button', { name: en.needs.add, exact: true }).click();
  await main(page).getByLabel('Spectacles', { exact: true }).waitFor();

  await page.reload();
  await main(page).getByText(t.editor.draft).waitFor();
  expect(await page.locator('#schemeName').inputValue()).toBe('Spectacles for girls');
  expect(await page.getByRole('radio', { name: 'Female', exact: true }).isChecked()).toBe(true);
  await page.locator('#ageTo').fill('18');
  await page.locator('#link').fill('www.example.org/glasses');
  await page.locator('#conditions').fill('She is in class 9 to 12.');
  await page.locator('#conditionsGu').fill('તે ધોરણ 9થી 12માં છે.');
  await page.locator('#benefit').fill('Free glasses.');
  await page.locator('#benefitGu').fill('મફત ચશ્માં.');
  await page.locator('#schemeNameGu').fill('દીકરીઓને ચશ્માં');
  await page.locator('#disabilityFrom').fill('40');
  await page.getByLabel(en.scheme.maritalStatus.single).check();
  await page.getByLabel(en.scheme.circumstances.student).check();
  await page.locator('#documents').fill('School certificate\n\nRation card');
  await submit(page);
  // The scheme is public at once.
  await typePassword(page);
  await waitForPath(page, SCHEMES);
  await waitForToast(page, 'Your scheme has been added.');
  await rowOf(page, 'Spectacles for girls').getByText('Health, Education').waitFor();

  // Shows what was saved; the tab holds no draft.
  await rowOf(page, 'Spectacles for girls').getByRole('link', { name: /^Edit/ }).click();
  await waitForHeading(page, t.editor.edit);
  expect(await page.getByText(t.editor.draft).count()).toBe(0);
  const values = await page
    .locator('main :is(input:not([type=checkbox], [type=radio]), select, textarea)[name]')
    .evaluateAll((fields) => fields.map((field) => (field as HTMLInputElement).value));
  expect(values).toEqual([
    ...['Spectacles for girls', 'Free glasses.', 'Glasses for children whom the teacher sends.', '', ''],
    ...['દીકરીઓને ચશ્માં', 'મફત ચશ્માં.', '', '', '', ...['', '', '', '', '']],
    ...['', 'https://www.example.org/glasses', 'Gujarat', '14', '18', '2,50,000', '40'],
    ...['She is in class 9 to 12.', 'School certificate\nRation card', 'તે ધોરણ 9થી 12માં છે.', '', '', ''],
  ]);
  // What is not translated is shown beside the original.
  expect(await main(page).getByText(en.translations.missing).count()).toBe(4);
  const checked = await page
    .locator('main input:checked')
    .evaluateAll((boxes) => boxes.map((box) => (box as HTMLInputElement).value));
  expect(checked).toEqual(['Health', 'Education', 'spectacles', 'EWS', 'ST', 'Female', 'single', 'student']);
  await main(page).getByRole('link', { name: 'Back', exact: true }).click();
  await waitForPath(page, SCHEMES);
  await waitForHeading(page, 'Shemes List');
  await main(page).getByRole('link', { name: 'Back', exact: true }).click();
  await waitForPath(page, '/ngopage');
  // The browser reports that the password was asked for.
  expect(pageErrors.filter((item) => !item.includes('403'))).toEqual([]);
});

test('an NGO finds a scheme by name or category, edits it, deletes it with the keyboard, and has 20 s to undo it', async () => {
  const id = await addDemoScheme({ ...makeScheme('Makan Sahay'), eligibility: {} });
  await post(`scheme/registerUser/${id}`, makePerson(1));
  const { page, pageErrors } = await newVisitor();
  await signIn(page, { ...SCHEME_NGO, to: SCHEMES });
  const row = rowOf(page, 'Makan Sahay');
  await row.waitFor();
  expect(await main(page).getByRole('columnheader').allTextContents()).toEqual(Object.values(t.list.columns));
  expect(await row.getByRole('rowheader').textContent()).toBe('Makan Sahay');
  expect(await row.getByRole('link', { name: /^Edit/ }).getAttribute('href')).toBe(`/ngopage/sheme/${id}`);
  const cells = row.getByRole('cell');
  expect(await cells.nth(0).textContent()).toBe('Health, Housing');
  expect(await cells.nth(1).textContent()).toBe('1 new1');
  for (const [words, isMatch] of [
    ['મકાન', true],
    ['housing', true],
    ['nothing of the kind', false],
  ] as const) {
    await find(page, words);
    if (isMatch) await row.waitFor();
    else await main(page).getByRole('heading', { name: 'No Scheme Found' }).waitFor();
    expect(await page.getByLabel(t.list.search).inputValue()).toBe(words);
  }
  await main(page).getByRole('link', { name: t.list.all }).click();
  await row.waitFor();
  expect(await page.getByLabel(t.list.search).inputValue()).toBe('');
  await expectAccessibleEverywhere(page);

  // The event URL of the specification shows the same editor.
  await page.goto(addressOf(`/ngopage/events/${id}`));
  await waitForHeading(page, t.editor.edit);
  await page.locator('#schemeName').fill('Makan Yojana');
  // A colleague saves in the meantime.
  const concurrentEdit = { ...makeScheme('Makan Sahay'), description: 'We mend roofs.', revision: 1 };
  await postConfirmed(`scheme/updateScheme/${id}`, { email: SCHEME_NGO.email, body: concurrentEdit });
  await submit(page);
  const conflict = main(page).getByRole('alert');
  await conflict.getByText('We mend roofs.').waitFor();
  await expectAccessibleEverywhere(page);
  await conflict.getByRole('button', { name: `${t.editor.conflict.take} Description` }).click();
  expect(await page.locator('#description').inputValue()).toBe('We mend roofs.');
  expect(await page.locator('#schemeName').inputValue()).toBe('Makan Yojana');
  await submit(page);
  // The name of a public scheme changes with the password, which is asked for once in half an hour.
  await typePassword(page);
  await waitForPath(page, SCHEMES);
  await waitForToast(page, 'Your scheme is saved.');

  const renamed = rowOf(page, 'Makan Yojana');
  const remove = renamed.getByRole('button', { name: /^Delete/ });
  const dialog = page.getByRole('dialog', { name: t.remove.title });
  await page.clock.install();
  await remove.focus();
  await page.keyboard.press('Enter');
  await dialog.getByText('One person has registered for it; this registration is deleted too.').waitFor();
  await expectAccessibleEverywhere(page);
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });
  expect(await remove.evaluate((button) => document.activeElement === button)).toBe(true);
  await page.keyboard.press('Enter');
  await page.keyboard.press('Shift+Tab');
  expect(await readFocusedText(page)).toBe(t.remove.confirm);
  await page.keyboard.press('Enter');
  await renamed.waitFor({ state: 'detached' });
  const undo = page.getByRole('status').getByRole('button', { name: t.remove.undo });
  await undo.waitFor();
  await expect.poll(() => readFocusedText(page)).toBe(t.remove.undo);
  await expectAccessibleEverywhere(page);
  expect((await fetch(addressOf(`/api/scheme/getSchemeById/${id}`))).status).toBe(404);
  await page.keyboard.press('Enter');
  await waitForToast(page, 'The scheme is back.');
  await renamed.waitFor();
  expect(await readFocusedText(page)).toBe('Shemes List');
  expect((await fetch(addressOf(`/api/scheme/getSchemeById/${id}`))).status).toBe(200);
  await undo.waitFor({ state: 'detached' });
  // A toast that is kept open by the focus does not keep others open.
  await page.clock.runFor(5_000);
  await page.getByText('The scheme is back.').waitFor({ state: 'detached' });

  // It stays longer than others, so that people can reach it.
  await remove.click();
  await dialog.getByRole('button', { name: t.remove.confirm }).click();
  await undo.waitFor();
  // While it has the focus or the pointer, it would stay even longer.
  await page.mouse.move(0, 0);
  await page.getByLabel(t.list.search).focus();
  await page.clock.runFor(17_000);
  await waitUntilIdle(page);
  expect(await undo.isVisible()).toBe(true);
  await page.clock.runFor(9_000);
  await undo.waitFor({ state: 'detached' });
  expect(pageErrors.filter((item) => !/40[39]/.test(item))).toEqual([]);
});
