import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { volunteerTesting } from '#src/features/volunteer/volunteer.fixture.ts';
import { en, gu } from '#src/messages/catalogues.server.ts';
import { deriveKeys } from '#src/server/security/keys.server.ts';
import { postConfirmed } from '../support/call-api.ts';
import { downloadFile, rowOf, SCHEME_NGO, waitForPath } from '../support/managed-schemes.ts';
import { expectAccessibleEverywhere } from '../support/page-checks.ts';
import { areaTabs, button, main, waitForHeading, waitForToast } from '../support/page.ts';
import { withProductDatabase } from '../support/product-database.ts';
import { runSql } from '../support/run-sql.ts';
import { signIn } from '../support/sign-in.ts';
import { typePassword } from '../support/type-password.ts';
import { addressOf, newVisitor } from '../support/visit.ts';
import { dayIn } from '../support/days.ts';

const t = en['volunteer/applications'];
const shifts = en['volunteer/shifts'];
const people = en['volunteer/shift-people'];
const { statuses } = en['volunteer/applications/file'];
const PATH = '/ngopage/volunteer';
const keys = deriveKeys('a key of this journey alone, which signs no link that anybody opens');
const dialog = (page: Page) => page.getByRole('dialog');
const act = (page: Page, name: string, action: string) =>
  rowOf(page, name)
    .getByRole('button', { name: new RegExp(`^${action}`) })
    .click();

/** Removes the volunteers and shifts of the demo data from the NGO of the demo. */
const removeDemoVolunteers = () =>
  withProductDatabase(async (db) => {
    const own = `where ngo_id = (select ngo_id from account where email = $1)`;
    for (const table of ['volunteer', 'volunteer_shift'])
      await runSql(db, { text: `delete from ${table} ${own}`, values: [SCHEME_NGO.email] });
  });

/** Adds applications to the NGO of the demo. */
const apply = (...volunteers: { name: string; email: string; mobile: string; isAdult?: boolean }[]) =>
  withProductDatabase(async (db) => {
    const [row] = await runSql<[string]>(db, {
      text: 'select ngo_id::text from account where email = $1',
      values: [SCHEME_NGO.email],
    });
    const { savedVolunteer } = volunteerTesting({ db, services: { keys } });
    for (const volunteer of volunteers) await savedVolunteer(row![0], { status: 'applied', ...volunteer });
  });

/** Moves the shifts with this title to yesterday. */
const letShiftPass = (title: string) =>
  withProductDatabase((db) =>
    runSql(db, {
      text: `update volunteer_shift set starts_at = now() - interval '27 hours', ends_at = now() - interval '24 hours'
        where title = $1`,
      values: [title],
    }),
  );

test('an NGO accepts volunteers, plans a shift, puts them in it, and confirms their hours', async () => {
  await removeDemoVolunteers();
  const { page, pageErrors } = await newVisitor();
  await signIn(page, { ...SCHEME_NGO, to: PATH });
  await waitForHeading(page, t.nobody);
  await apply(
    { name: 'Kamala Devi', email: 'kamala.helps@example.org', mobile: '9825000011' },
    { name: 'કોકિલા પટેલ', email: 'kokila.helps@example.org', mobile: '9825000012', isAdult: false },
    { name: 'Ramesh Vaghela', email: 'ramesh.helps@example.org', mobile: '9825000013' },
  );
  await page.reload();
  await waitForHeading(page, '3 people would like to help');
  pageErrors.length = 0;
  await rowOf(page, 'કોકિલા').getByText('9123456780').waitFor();
  await expectAccessibleEverywhere(page);

  for (const name of ['Kamala', 'કોકિલા']) {
    await act(page, name, t.accept);
    // The password is asked for once.
    if (name === 'Kamala') await typePassword(page);
    await rowOf(page, name).getByText(statuses.accepted, { exact: true }).waitFor();
  }
  await act(page, 'Vaghela', t.decline);
  await dialog(page).getByText(t.declineDialog.hint).waitFor();
  await dialog(page).getByLabel(t.declineDialog.sentence).fill('Please try again in spring.');
  await dialog(page).getByRole('button', { name: t.declineDialog.confirm }).click();
  await rowOf(page, 'Vaghela').getByText(statuses.declined, { exact: true }).waitFor();
  await act(page, 'Kamala', t.note);
  await dialog(page).getByLabel(t.noteDialog.label, { exact: true }).fill('Has a van.');
  await dialog(page).getByRole('button', { name: t.noteDialog.confirm }).click();
  await rowOf(page, 'Kamala').getByText('Has a van.').waitFor();
  await waitForHeading(page, 'You have 2 volunteers');
  const search = main(page).getByRole('search');
  await search.getByLabel(t.search).fill('kokila');
  await search.getByRole('button').click();
  await expect.poll(() => main(page).getByRole('row').count()).toBe(2);
  const csv = await downloadFile(page, { button: en.area.asCsv, name: 'Volunteers.csv' });
  expect(csv.toString()).toContain('કોકિલા પટેલ,9825000012,');

  await main(page).getByRole('link', { name: en['volunteer/sections'].shifts }).click();
  await waitForHeading(page, 'No shift is planned');
  await main(page).getByRole('link', { name: shifts.add }).click();
  await waitForPath(page, `${PATH}/addShift`);
  await button(page, shifts.editor.confirmAdd).click();
  await main(page).getByRole('alert').waitFor();
  await expectAccessibleEverywhere(page);
  const fill = (label: string, value: string) => main(page).getByLabel(label).first().fill(value);
  const { fields } = shifts.editor;
  await fill(fields.title, 'Welcome people at the camp');
  await fill(fields.place, 'Town hall');
  await fill(fields.day, dayIn(5));
  await fill(fields.startTime, '13:00');
  await fill(fields.endTime, '09:00');
  await fill(fields.needed, '3');
  await button(page, shifts.editor.confirmAdd).click();
  await main(page).locator('#endTime-error').waitFor();
  expect(await main(page).getByLabel(fields.title).inputValue()).toBe('Welcome people at the camp');
  await fill(fields.startTime, '09:00');
  await fill(fields.endTime, '12:00');
  await button(page, shifts.editor.confirmAdd).click();
  await waitForHeading(page, 'Welcome people at the camp');

  expect(await areaTabs(page).locator('[aria-current]').textContent()).toContain('Volunteers');
  await button(page, people.tell).click();
  await dialog(page).getByText(people.tellDialog.people(2, '2')).waitFor();
  await dialog(page).getByRole('button', { name: people.tellDialog.confirm }).click();
  // The password was typed a moment ago.
  await button(page, people.add).click();
  await dialog(page).getByRole('listitem').filter({ hasText: 'Kamala' }).waitFor();
  // The browser reports that the password was missing.
  pageErrors.length = 0;
  await expectAccessibleEverywhere(page);
  for (const name of ['Kamala', 'કોકિલા'])
    await dialog(page).getByRole('listitem').filter({ hasText: name }).getByRole('button').click();
  await dialog(page).getByText(people.addDialog.nobody).waitFor();
  await dialog(page).getByRole('button', { name: people.addDialog.close }).click();
  await main(page).getByText('2 volunteers of 3').waitFor();
  await expectAccessibleEverywhere(page);

  // Another place is mailed to those who took the shift, after a question.
  await main(page).getByRole('link', { name: people.edit }).click();
  await fill(fields.place, 'School');
  await button(page, shifts.editor.save).click();
  await dialog(page).getByText(shifts.moved.mails(2, '2')).waitFor();
  await dialog(page).getByRole('button', { name: shifts.moved.confirm }).click();
  await waitForToast(page, 'Emails on their way: 2.');

  // The browser reports that the file asked for the password.
  expect(pageErrors.filter((error) => !error.includes('403'))).toEqual([]);
  await saveAfterColleague(page);
  // The browser reports what was refused.
  pageErrors.length = 0;
  await letShiftPass('Welcome people at the camp');
  await page.goto(addressOf(`${PATH}/shifts?list=past`));
  await rowOf(page, 'Welcome people').getByText('Hours of 2 to confirm').waitFor();
  await rowOf(page, 'Welcome people').getByRole('link', { name: /^Open/ }).click();
  await main(page).getByLabel(people.hoursOf('Kamala Devi')).fill('many');
  await button(page, people.confirmThese).click();
  await main(page).getByText(en['volunteer/shifts/form'].errors.shiftHoursWrong, { exact: true }).waitFor();
  await expectAccessibleEverywhere(page);
  await main(page).getByLabel(people.hoursOf('Kamala Devi')).fill('1:30');
  await button(page, people.confirmThese).click();
  await main(page).getByText(people.confirmed).waitFor();
  await page.goto(addressOf(`/gu${PATH}`));
  await waitForHeading(page, gu['volunteer/applications'].people(2, '2'));
  await rowOf(page, 'Kamala').getByText(gu['volunteer/applications'].hours('1:30')).waitFor();
  await rowOf(page, 'કોકિલા').getByText(gu['volunteer/applications'].hours('3')).waitFor();
  expect(pageErrors).toEqual([]);
});

/** Saves a shift after a colleague: sees what differs, loses nothing, and cancels the shift. */
async function saveAfterColleague(page: Page): Promise<void> {
  const shift = { title: 'Cook for the camp', place: 'Kitchen', day: dayIn(6), needed: 2 };
  const body = { ...shift, startTime: '06:00', endTime: '10:00' };
  await postConfirmed('volunteer/addShift', { email: SCHEME_NGO.email, body });
  await main(page).getByRole('link', { name: people.back }).click();
  await rowOf(page, 'Cook for the camp').getByRole('link', { name: /^Open/ }).click();
  await waitForHeading(page, 'Cook for the camp');
  await main(page).getByRole('link', { name: people.edit }).click();
  const { fields, conflict } = shifts.editor;
  await main(page).getByLabel(fields.title).first().fill('Cook and serve');
  await withProductDatabase((db) =>
    runSql(db, {
      text: `update volunteer_shift set place = 'Big kitchen', revision = revision + 1 where title = 'Cook for the camp'`,
      values: [],
    }),
  );
  await button(page, shifts.editor.save).click();
  await main(page).getByText(conflict.heading).waitFor();
  await main(page)
    .getByRole('button', { name: `${conflict.take} ${fields.place}` })
    .click();
  await button(page, shifts.editor.save).click();
  await waitForHeading(page, 'Cook and serve');
  await main(page).getByText('Big kitchen').waitFor();
  await button(page, people.cancel).click();
  await dialog(page).getByRole('button', { name: people.cancelDialog.confirm }).click();
  await dialog(page).getByText(en['volunteer/shifts/form'].errors.shiftReasonRequired).waitFor();
  await dialog(page).getByLabel(people.cancelDialog.reason).fill('Heavy rain');
  await dialog(page).getByRole('button', { name: people.cancelDialog.confirm }).click();
  await main(page).getByText(shifts.statuses.cancelled, { exact: true }).waitFor();
  await main(page).getByText('Heavy rain').waitFor();
}
