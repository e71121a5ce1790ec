import { buffer } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { en, hi } from '#src/messages/catalogues.server.ts';
import type { Database } from '#src/server/database.server.ts';
import { waitForMail } from '../support/mails.ts';
import { post, rowOf, SCHEME_NGO } from '../support/managed-schemes.ts';
import { expectAccessible, expectAccessibleEverywhere } from '../support/page-checks.ts';
import { button, main, waitForHeading, waitForToast } from '../support/page.ts';
import { withProductDatabase } from '../support/product-database.ts';
import { readPdf } from '../support/read-pdf.ts';
import { runSql } from '../support/run-sql.ts';
import { signIn } from '../support/sign-in.ts';
import { addressOf, newVisitor, waitForScript } from '../support/visit.ts';
import { dayIn } from '../support/days.ts';

const EMAIL = 'meena.way@example.org';
const NAME = 'मीना पटेल';
const SHIFT = 'Library day';
const NGO_AREA = '/ngopage/volunteer';
const own = hi['volunteer/own-page'];
const people = en['volunteer/shift-people'];
const certificates = en['volunteer/certificates'];

const letShiftPass = () =>
  withProductDatabase((db) =>
    runSql(db, {
      text: `update volunteer_shift set starts_at = now() - interval '27 hours', ends_at = now() - interval '24 hours'
        where title = $1`,
      values: [SHIFT],
    }),
  );

async function findNgoId(db: Database): Promise<string> {
  const [row] = await runSql<[string]>(db, {
    text: 'select ngo_id::text from account where email = $1',
    values: [SCHEME_NGO.email],
  });
  return row![0];
}

test('a volunteer takes a shift and gets a certificate', async () => {
  const { page: ngo } = await newVisitor();
  await signIn(ngo, { ...SCHEME_NGO, to: NGO_AREA });
  const ngoId = await withProductDatabase(findNgoId);
  await post(
    'volunteer/addShift',
    {
      title: SHIFT,
      place: 'Town hall',
      day: dayIn(5),
      startTime: '09:00',
      endTime: '12:00',
      needed: 1,
    },
    ngo,
  );

  // The volunteer applies without JavaScript, and confirms by the link in the mail.
  const { page } = await newVisitor({ javaScriptEnabled: false });
  await page.goto(addressOf(`/hi/volunteer/${ngoId}`));
  const form = hi['volunteer/application'];
  await waitForHeading(page, form.title);
  const details = { name: NAME, mobile: '98250 00077', email: EMAIL, city: 'Rajkot' };
  for (const [field, text] of Object.entries(details)) {
    const input = page.locator(`#${field}`);
    if (field === 'city') await input.selectOption(text);
    else await input.fill(text);
  }
  for (const name of ['skills', 'availability']) await page.locator(`input[name=${name}]`).first().check();
  await page.locator('input[name=age][value=adult]').check();
  await button(page, form.submit).click();
  await waitForHeading(page, form.done.title);
  const { text = '' } = await waitForMail(EMAIL, (mail) => mail.text?.includes('/volunteer/me') ?? false);
  const [link] = /\/hi\/volunteer\/me\?volunteer=[\w-]+/.exec(text)!;
  await page.goto(addressOf(link));
  await button(page, own.confirm).click();
  await waitForHeading(page, own.states.applied.title);

  await ngo.reload();
  await rowOf(ngo, NAME)
    .getByRole('button', { name: new RegExp(`^${en['volunteer/applications'].accept}`) })
    .click();
  await rowOf(ngo, NAME).getByText(en['volunteer/applications/file'].statuses.accepted).waitFor();

  // From here with JavaScript, and with the keyboard alone.
  const { page: volunteer } = await newVisitor();
  await volunteer.goto(addressOf(link));
  await waitForHeading(volunteer, own.states.accepted.title);
  await waitForScript(volunteer);
  await button(volunteer, `${own.shifts.take} ${SHIFT}`).focus();
  await volunteer.keyboard.press('Enter');
  await button(volunteer, `${own.shifts.giveBack} ${SHIFT}`).waitFor();
  await expectAccessibleEverywhere(volunteer);

  await letShiftPass();
  await ngo.goto(addressOf(`${NGO_AREA}/shifts?list=past`));
  await rowOf(ngo, SHIFT).getByRole('link', { name: /^Open/ }).click();
  await main(ngo).getByLabel(people.hoursOf(NAME)).fill('2.5');
  await button(ngo, people.confirmThese).click();
  await main(ngo).getByText(people.confirmed).waitFor();
  await ngo.goto(addressOf(`${NGO_AREA}/certificates`));
  const dialog = ngo.getByRole('dialog');
  await button(ngo, certificates.issue.button).click();
  await ngo.getByLabel(certificates.issue.find).fill('meena');
  await dialog.getByRole('button', { name: certificates.issue.search }).click();
  await dialog.getByRole('button', { name: NAME }).click();
  await dialog.getByText(certificates.issue.confirmed('2.5')).waitFor();
  await dialog.getByRole('button', { name: certificates.issue.confirm }).click();
  await waitForToast(ngo, 'The certificate is issued and on its way by email.');

  // The volunteer finds it on the same page as the shifts, in the own language.
  await volunteer.reload();
  await volunteer.getByRole('heading', { name: own.certificates.title }).waitFor();
  const number = /VC-[2-9A-Z]{4}-[2-9A-Z]{2}/.exec((await main(volunteer).textContent()) ?? '')![0];
  await expectAccessibleEverywhere(volunteer);
  const downloading = volunteer.waitForEvent('download');
  await main(volunteer)
    .getByRole('link', { name: own.certificates.download(number) })
    .focus();
  await volunteer.keyboard.press('Enter');
  const { lines } = readPdf(await buffer(await (await downloading).createReadStream()));
  expect(lines).toEqual(expect.arrayContaining([NAME, number, hi['volunteer/certificate-paper'].title]));
  const { page: anyone } = await newVisitor();
  await anyone.goto(addressOf(`/hi/volunteer/certificate/${number}`));
  await waitForHeading(anyone, hi['volunteer/certificate-check'].valid);
  expect(await main(anyone).textContent()).not.toContain(NAME);
  await expectAccessible(anyone);
});
