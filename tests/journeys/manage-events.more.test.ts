import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { en } from '#src/messages/catalogues.server.ts';
import { dayIn } from '../support/days.ts';
import { eventForm, publishDemoEvent } from '../support/managed-events.ts';
import { post, rowOf, SCHEME_NGO, waitForPath } from '../support/managed-schemes.ts';
import { expectAccessibleEverywhere } from '../support/page-checks.ts';
import { signIn } from '../support/sign-in.ts';
import { button, main, waitForHeading, waitForToast } from '../support/page.ts';
import { newVisitor } from '../support/visit.ts';
import { typePassword } from '../support/type-password.ts';

const t = en['event/management'];
const EVENTS = '/ngopage/events';
async function fillMoment(page: Page, field: string, [day, time]: readonly [string, string]): Promise<void> {
  await page.locator(`#${field}`).fill(day);
  await page.locator(`[name=${field}]`).fill(time);
}
const register = (id: string, email: string, partySize = '1') =>
  post(`event/registerUser/${id}`, { name: 'Kokila Patel', mobile: '9876543210', email, partySize });
const dialog = (page: Page) => page.getByRole('dialog');
const save = (page: Page, name = t.editor.save) => button(page, name).click();
const idOf = (page: Page) => new URL(page.url()).pathname.split('/').at(-1)!;

test('an NGO adds an event with a draft that survives a reload, sees every mistake, and publishes it', async () => {
  // The times of the form are Indian, wherever the browser is.
  const { page, pageErrors } = await newVisitor({ timezoneId: 'America/New_York' });
  await signIn(page, { ...SCHEME_NGO, to: EVENTS });
  await waitForHeading(page, t.list.title);
  await main(page).getByRole('link', { name: t.list.add }).click();
  await waitForPath(page, '/ngopage/addEvent');
  await save(page, t.editor.saveDraft);
  const summary = main(page).getByRole('alert');
  const { fields } = t.editor;
  expect(await summary.getByRole('link').count()).toBe(7);
  await expectAccessibleEverywhere(page);
  await summary.getByRole('link', { name: new RegExp(`^${fields.startsAt}:`) }).click();
  expect(await page.evaluate(() => document.activeElement?.id)).toBe('startsAt');

  await page.getByLabel(fields.title, { exact: true }).fill('Eye camp of the journey');
  await page.getByLabel(fields.description, { exact: true }).fill('Doctors test your eyes.');
  await page.getByLabel(fields.category).selectOption('health');
  await fillMoment(page, 'startsAt', [dayIn(10), '22:00']);
  // Most events end on the day they start.
  expect(await page.locator('#endsAt').inputValue()).toBe(dayIn(10));
  await page.locator('[name=endsAt]').fill('02:00');
  await page.getByLabel(fields.city).selectOption('Rajkot');
  await page.getByLabel(fields.venue, { exact: true }).fill('Town hall');
  await page.getByLabel(fields.capacity).fill('10,00,000');

  await page.reload();
  await page.getByText(t.editor.draft).waitFor();
  expect(await page.locator('#title').inputValue()).toBe('Eye camp of the journey');
  expect(await page.locator('[name=startsAt]').inputValue()).toBe('22:00');
  await save(page, t.editor.saveDraft);
  const { errors } = en['event/management/form'];
  expect(await summary.getByRole('link').allTextContents()).toEqual([
    `${fields.endsAt}: ${errors.eventEndBeforeStart}`,
    `${fields.capacity}: ${errors.eventCapacityWrong}`,
  ]);
  await page.locator('#endsAt').fill(dayIn(11));
  await page.locator('#capacity').fill('૧૦૦');
  await button(page, t.editor.publish).click();
  await dialog(page).getByText('10:00 pm').waitFor();
  await expectAccessibleEverywhere(page);
  await dialog(page).getByRole('button', { name: t.publish.confirm }).click();
  await typePassword(page);
  await waitForToast(page, 'The event is published.');
  await waitForHeading(page, 'Eye camp of the journey');
  expect(await page.locator('[name=startsAt]').inputValue()).toBe('22:00');
  expect(await page.locator('#endsAt').inputValue()).toBe(dayIn(11));
  await register(idOf(page), 'journey-of-publishing@example.org');

  await main(page).getByRole('link', { name: t.editor.back }).click();
  await waitForPath(page, EVENTS);
  await rowOf(page, 'Eye camp of the journey').getByText('1 of 100').waitFor();
  await page.getByLabel(t.list.search).fill('રાજકોટ camp');
  await button(page, en.site.search).click();
  await page.waitForURL(({ searchParams }) => searchParams.get('q') === 'રાજકોટ camp');
  await rowOf(page, 'Eye camp of the journey').waitFor();
  // The browser reports that the password was asked for.
  expect(pageErrors.filter((error) => !error.includes('403'))).toEqual([]);
});

test('an NGO learns how many seats are taken, and whom a change of place and a cancellation are mailed to', async () => {
  const id = await publishDemoEvent({ title: 'Moving camp' });
  await register(id, 'comes-to-moving@example.org', '3');
  await register(id, 'waits-for-moving@example.org');
  const { page, pageErrors } = await newVisitor();
  await signIn(page, { ...SCHEME_NGO, to: `${EVENTS}/${id}` });
  await waitForHeading(page, 'Moving camp');
  await page.locator('#capacity').fill('2');
  await save(page);
  await main(page).getByRole('alert').getByText('taken already: 3').waitFor();
  // The browser reports the refusal.
  pageErrors.length = 0;
  await page.locator('#capacity').fill('3');
  await page.locator('#venue').fill('New school');
  await save(page);
  await dialog(page).getByText('2 people').waitFor();
  await expectAccessibleEverywhere(page);
  await dialog(page)
    .getByRole('button', { name: t.moved.confirm(2) })
    .click();
  await typePassword(page);
  await waitForToast(page, 'The event is saved. People who get an email: 2.');

  await button(page, t.editor.cancel).click();
  await dialog(page).getByText('2 people').waitFor();
  await page.getByLabel(t.cancel.reason).fill('Heavy rain');
  // The password was typed a moment ago.
  await dialog(page).getByRole('button', { name: t.cancel.confirm }).click();
  await waitForToast(page, t.cancel.done);
  await main(page).getByText('Heavy rain').waitFor();
  await expectAccessibleEverywhere(page);
  // The browser reports that the password was asked for.
  expect(pageErrors.filter((error) => !error.includes('403'))).toEqual([]);
});

test('an NGO copies an event to a monthly series of drafts, sees what a colleague saved in one, and chooses', async () => {
  const id = await publishDemoEvent({ title: 'Monthly camp' });
  const { page, pageErrors } = await newVisitor();
  await signIn(page, { ...SCHEME_NGO, to: `${EVENTS}/${id}` });
  await button(page, t.editor.copy).click();
  await dialog(page).getByRole('radio', { name: t.copy.repeats.monthly }).check();
  await page.getByLabel(t.copy.count).fill('3');
  await expect.poll(() => dialog(page).getByRole('listitem').count()).toBe(3);
  await expectAccessibleEverywhere(page);
  await dialog(page).getByRole('button', { name: t.copy.confirm }).click();
  await page.waitForURL(({ searchParams }) => searchParams.get('list') === 'drafts');
  await expect.poll(() => rowOf(page, 'Monthly camp').count()).toBe(3);
  await expectAccessibleEverywhere(page);
  expect(pageErrors).toEqual([]);

  await rowOf(page, 'Monthly camp').first().getByRole('link').first().click();
  await page.waitForURL(({ pathname }) => pathname.startsWith(`${EVENTS}/`));
  await waitForHeading(page, 'Monthly camp');
  await page.locator('#title').fill('Our camp');
  const theirs = { ...eventForm({ title: 'Their camp' }), fee: 10, revision: 1 };
  await post(`event/editEvent/${idOf(page)}`, theirs, page);
  await save(page, t.editor.saveDraft);
  const conflict = main(page).getByRole('alert');
  await conflict.getByText('Their camp').waitFor();
  await conflict.getByRole('button', { name: `${t.editor.conflict.take} ${t.editor.fields.fee}` }).click();
  expect(await page.locator('#fee').inputValue()).toBe('10');
  expect(await page.locator('#title').inputValue()).toBe('Our camp');
  await save(page, t.editor.saveDraft);
  await waitForToast(page, 'The event is saved.');
  await waitForHeading(page, 'Our camp');

  await button(page, t.editor.delete).click();
  await dialog(page).getByRole('button', { name: t.remove.confirm }).click();
  await typePassword(page);
  await page.waitForURL(({ searchParams }) => searchParams.get('list') === 'drafts');
  await rowOf(page, 'Our camp').waitFor({ state: 'detached' });
});
