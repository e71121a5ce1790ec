import { buffer } from 'node:stream/consumers';
import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { DEMO_PASSWORD } from '#src/features/account/demo-accounts.server.ts';
import { en } from '#src/messages/catalogues.server.ts';
import { main, waitForToast } from './page.ts';
import { typePassword } from './type-password.ts';
import { addressOf } from './visit.ts';

/** The user who manages the schemes of the demo NGO. */
export const SCHEME_NGO = { email: 'ngo@example.org', password: DEMO_PASSWORD };
export const SCHEMES = '/ngopage/shemesList';

export const waitForPath = (page: Page, path: string): Promise<void> =>
  page.waitForURL(({ pathname }) => pathname === path);
export const rowOf = (page: Page, name: string): Locator =>
  main(page).getByRole('row').filter({ hasText: name });
export const submit = (page: Page): Promise<void> =>
  main(page).getByRole('button', { name: en['scheme/management'].editor.submit }).click();

/** Sends a POST request to the running product, as the user signed in on `page` if it is given. */
export async function post<Body>(path: string, body: object, page?: Page): Promise<Body> {
  const token = await page?.evaluate(() => sessionStorage.getItem('token'));
  const response = await fetch(addressOf(`/api/${path}`), {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(token && { authorization: token }) },
    body: JSON.stringify(body),
  });
  const text = await response.text();
  expect(response.ok, text).toBe(true);
  return JSON.parse(text) as Body;
}

export function makeScheme(schemeName: string) {
  return {
    schemeName,
    description: 'We examine the eyes and operate.',
    category: ['Health', 'Housing'],
    beneficiary: ['EWS', 'SC'],
    gender: 'All',
    state: 'Gujarat',
  };
}

/** Fills in the required fields of the scheme form. */
export async function fillScheme(page: Page, name: string): Promise<void> {
  await page.locator('#schemeName').fill(name);
  await page.locator('#description').fill('Glasses for children whom the teacher sends.');
  for (const box of ['Health', 'Education']) await page.getByLabel(box, { exact: true }).check();
  for (const box of ['EWS', 'ST']) await page.getByLabel(`(${box})`).check();
  await page.getByRole('radio', { name: 'Female', exact: true }).check();
  await page.locator('#state').selectOption('Gujarat');
}

/** Returns the details of a person who registers, different for each number. */
export function makePerson(number: number, name = 'કોકિલા પટેલ') {
  return {
    name,
    mobileNumber: String(9_825_000_000 + number),
    email: `person${number}@example.org`,
    address: '12, Jawahar Road',
    city: 'Surendranagar',
  };
}

/**
 * Presses a button and returns the downloaded file, which has personal data. `asksPassword`: it is the first thing in
 * this session that needs the password.
 */
export async function downloadFile(
  page: Page,
  { button, name, asksPassword = false }: { button: string; name: string; asksPassword?: boolean },
): Promise<Buffer> {
  const downloading = page.waitForEvent('download');
  await main(page).getByRole('button', { name: button }).click();
  if (asksPassword) await typePassword(page);
  const download = await downloading;
  expect(download.suggestedFilename()).toBe(name);
  // Whoever was not asked for the password learns it here.
  await waitForToast(page, en.area.confirm.fileSaved);
  return buffer(await download.createReadStream());
}
