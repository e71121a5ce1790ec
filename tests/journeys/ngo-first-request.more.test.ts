import { expect, test } from 'vitest';
import { apiMessages } from '#src/messages/api-messages.ts';
import { en, gu } from '#src/messages/catalogues.server.ts';
import { DEMO_PASSWORD } from '#src/features/account/demo-accounts.server.ts';
import { formatDay } from '#src/shared/dates.ts';
import { sendHelpRequest } from '../support/help-requests.ts';
import { openByTicket } from '../support/help-status.ts';
import { waitForMail } from '../support/mails.ts';
import { addAccount } from '../support/managed-donations.ts';
import { button, main, openTab, waitForHeading, waitForToast } from '../support/page.ts';
import { expectAccessibleEverywhere } from '../support/page-checks.ts';
import { withProductDatabase } from '../support/product-database.ts';
import { runSql } from '../support/run-sql.ts';
import { savedNgo } from '../support/saved-ngo.ts';
import { signIn } from '../support/sign-in.ts';
import { newVisitor } from '../support/visit.ts';
import { dayIn } from '../support/days.ts';

const { setUp } = gu['site/today'];
const editing = gu['ngo/editing'];
const inbox = gu['help-request/inbox'];

/** It is alone in a town far from the others, so that it is among the first to be asked there. */
const NGO = { name: 'Saraswat Arogya Sathi', nameGu: 'સારસ્વત આરોગ્ય સાથી', city: 'Tharad', pin: '385565' };
const NEED = 'થરાદમાં મારી આંખે ઝાંખું દેખાય છે.';

test('a new NGO follows the checklist on a phone in Gujarati and accepts its first request; the person sees the day', async () => {
  const [ngoId, ngoEmail] = await withProductDatabase(async (db) => {
    const id = await savedNgo(db, { ...NGO, status: 'pending', verifiedAt: null });
    return [id, await addAccount(db, id)] as const;
  });
  const { page, pageErrors } = await newVisitor();

  // Each step of the checklist leads to the fields that it needs.
  await signIn(page, { email: ngoEmail, password: DEMO_PASSWORD, to: '/ngopage', language: 'gu' });
  await main(page).getByText(setUp.done('0', '6')).waitFor();
  await main(page).getByRole('link', { name: setUp.steps.aim }).click();
  await page.locator('[name=mission]').fill('કોઈ અંધાપામાં ન જીવે.');
  await page.locator('[name=description]').fill('દર મહિને આંખનો કેમ્પ કરીએ છીએ.');
  await page.locator('[name=serviceName-0]').fill('આંખનો કેમ્પ');
  await page.locator('[name=serviceCost-0]').selectOption('free');
  await page.locator('[name=nameHi]').fill('नेत्र मित्र');
  const needs = page.getByRole('group', { name: editing.groups.needs });
  await needs.getByRole('combobox').selectOption('cataract-operation');
  await needs.getByRole('button', { name: gu.needs.add }).click();
  await button(page, editing.save).click();
  await page.getByRole('status').getByText(apiMessages.gu.ngoSaved).waitFor();
  await openTab(page, gu['site/today'].title);
  await main(page).getByText(setUp.done('3', '6')).waitFor();
  expect(await main(page).getByRole('link', { name: setUp.steps.aim }).count()).toBe(0);
  await expectAccessibleEverywhere(page);

  // Our team has verified it. A request arrives by mail, and is the headline of the NGO's first page.
  const text = `update ngo set status = 'verified', verified_at = now() where id = $1::bigint`;
  await withProductDatabase((db) => runSql(db, { text, values: [ngoId] }));
  const values = { helpDescription: NEED, userCity: NGO.city, userPin: NGO.pin };
  const { reference, ticket } = await sendHelpRequest({
    email: 'tharad@example.org',
    language: 'gu',
    values,
  });
  await waitForMail(ngoEmail, ({ subject }) => subject === en.mail.helpRequest.ngoSubject);
  await page.reload();
  await waitForHeading(page, gu['site/today'].headline.people(1, ''));
  await openTab(page, new RegExp(`^${inbox.title}`));
  await main(page).getByRole('row').filter({ hasText: reference }).getByRole('link').click();
  await waitForHeading(page, NEED);
  await button(page, inbox.answer.days[7]!).click();
  await button(page, inbox.answer.accept).click();
  await waitForToast(page, inbox.answer.accepted);
  await main(page).getByText(inbox.request.accepted, { exact: true }).waitFor();

  const person = await newVisitor({ javaScriptEnabled: false });
  await openByTicket(person.page, { ticket, language: 'gu', script: false });
  await waitForHeading(person.page, gu['help-request/status'].state.accepted);
  await main(person.page).getByText(NGO.nameGu).first().waitFor();
  const day = formatDay({ day: dayIn(7), months: gu.site.months }).replace(/ \d{4}$/, '');
  await main(person.page).getByText(day).first().waitFor();
  expect([...pageErrors, ...person.pageErrors]).toEqual([]);
});
