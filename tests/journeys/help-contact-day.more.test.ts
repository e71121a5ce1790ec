import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { DEMO_PASSWORD } from '#src/features/account/demo-accounts.server.ts';
import { catalogues, en } from '#src/messages/catalogues.server.ts';
import { formatDay, todayInIndia } from '#src/shared/dates.ts';
import { dayIn } from '../support/days.ts';
import { actAsNgo, submitHelpRequest } from '../support/help-requests.ts';
import { lookUp, openWithCode, press, statusWords } from '../support/help-status.ts';
import { withProductDatabase } from '../support/product-database.ts';
import { findSidewaysScroll, findSmallTargets } from '../support/layout-problems.ts';
import { expectAccessibleEverywhere } from '../support/page-checks.ts';
import { main, waitForToast } from '../support/page.ts';
import { signIn } from '../support/sign-in.ts';
import { addressOf, newVisitor } from '../support/visit.ts';

const t = en['help-request/inbox'];
const NGO = { email: 'ngo@example.org', password: DEMO_PASSWORD };

/** The day in words, without its year, which the pages leave out. */
const wordsOf = (language: 'en' | 'gu', day: string) =>
  formatDay({ day, months: catalogues[language].site.months }).replace(/ \d{4}$/, '');

/** Lets time pass until the day after the one that the NGO chose. */
const letDayPass = (reference: string) =>
  withProductDatabase((db) =>
    sql`update help_offer o set contact_by = (now() at time zone 'Asia/Kolkata')::date - 1
      from help_request r where r.id = o.request_id and r.reference = ${reference} and o.contact_by is not null`.execute(
      db,
    ),
  );

test('an NGO accepts with a day by which it is in touch, and the person sees that day', async () => {
  const email = 'contact.day@example.org';
  const reference = await submitHelpRequest({ email });
  await actAsNgo(reference, []);
  const { page, pageErrors } = await newVisitor();
  await signIn(page, { ...NGO, to: '/ngopage/helpRequests' });
  await page.goto(addressOf(`/ngopage/helpRequests?box=all&words=${reference}`));
  await main(page).getByRole('row').filter({ hasText: reference }).getByRole('link').click();
  const field = page.getByLabel(t.answer.contactBy);
  expect(await field.inputValue()).toBe(dayIn(2));
  await expectAccessibleEverywhere(page);
  // A day that is too far ahead is refused by the server, and stays in the field.
  const far = dayIn(15);
  await field.fill(far);
  await main(page).getByRole('button', { name: t.answer.accept, exact: true }).click();
  await main(page).getByText('at most 14 days ahead.', { exact: false }).nth(1).waitFor();
  expect(await field.inputValue()).toBe(far);
  await main(page).getByRole('button', { name: t.answer.days[7]!, exact: true }).click();
  const chosen = dayIn(7);
  expect(await field.inputValue()).toBe(chosen);
  await main(page).getByRole('button', { name: t.answer.accept, exact: true }).click();
  await waitForToast(page, t.answer.accepted);
  await main(page).getByText(t.request.accepted, { exact: true }).waitFor();
  await main(page).getByText(wordsOf('en', chosen)).first().waitFor();

  const person = await newVisitor();
  await person.page.goto(addressOf('/helpRequest/status'));
  await lookUp(person.page, { reference, email, language: 'en' });
  await openWithCode(person.page, { email, language: 'en' });
  expect(await main(person.page).innerText()).toContain(`get in touch with you by `);
  await main(person.page).getByText(wordsOf('en', chosen)).first().waitFor();
  expect(await main(person.page).getByText(statusWords('en').contacted.heading).count()).toBe(0);
  expect([...pageErrors, ...person.pageErrors].filter((item) => !item.includes('422'))).toEqual([]);
});

test('without JavaScript, in Gujarati, a person says that nobody got in touch, changes the answer, and passes the request on', async () => {
  const email = 'contact.not@example.org';
  const reference = await submitHelpRequest({ email, language: 'gu' });
  await actAsNgo(reference, [{ action: 'acceptHelpRequest', body: { contactBy: todayInIndia() } }]);
  await letDayPass(reference);
  const words = statusWords('gu');
  const { page } = await newVisitor({ javaScriptEnabled: false, viewport: { width: 360, height: 740 } });
  await page.goto(addressOf('/gu/helpRequest/status'));
  await lookUp(page, { reference, email, language: 'gu' });
  await openWithCode(page, { email, language: 'gu' });
  await main(page).getByRole('heading', { name: words.contacted.heading }).waitFor();
  expect(await main(page).innerText()).toContain(wordsOf('gu', dayIn(-1)));
  expect([...(await findSidewaysScroll(page)), ...(await findSmallTargets(page))]).toEqual([]);

  await press(page, words.contacted.no);
  await main(page).getByRole('status').getByText(words.confirmations.notContacted.text).waitFor();
  await press(page, words.contacted.changeToYes);
  await main(page).getByText(words.contacted.saidYes).waitFor();
  await press(page, words.contacted.changeToNo);
  await main(page).getByText(words.contacted.saidNo).waitFor();
  expect([...(await findSidewaysScroll(page)), ...(await findSmallTargets(page))]).toEqual([]);

  await press(page, words.contacted.passOnButton);
  await main(page).getByRole('status').getByText(words.confirmations.reopened.text).waitFor();
  expect(await main(page).getByText(words.contacted.heading).count()).toBe(0);
});
