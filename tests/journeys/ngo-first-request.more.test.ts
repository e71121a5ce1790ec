import { expect, test } from 'vitest';
import { apiMessages } from '#src/messages/api-messages.ts';
import { gu } from '#src/messages/catalogues.server.ts';
import { formatDay } from '#src/shared/dates.ts';
import { fillHelpForm } from '../support/help-form.ts';
import { waitForNewCode } from '../support/help-requests.ts';
import { lookUp, openWithCode } from '../support/help-status.ts';
import { fillJoinForm } from '../support/join-form.ts';
import { waitForMail } from '../support/mails.ts';
import { button, main, openTab, waitForHeading, waitForToast } from '../support/page.ts';
import { expectAccessibleEverywhere } from '../support/page-checks.ts';
import { signIn } from '../support/sign-in.ts';
import { verifyNgo } from '../support/verify-ngo.ts';
import { addressOf, newVisitor, waitForScript } from '../support/visit.ts';
import { dayIn } from '../support/days.ts';

const PASSWORD = 'six silver fish swim';
const { setUp } = gu['site/today'];
const editing = gu['ngo/editing'];
const inbox = gu['help-request/inbox'];
const form = gu['help-request/submission'];

/** It is alone in a town far from the others, so that it is among the first to be asked there. */
const NGO = {
  name: 'Saraswat Arogya Sathi',
  nameGu: 'સારસ્વત આરોગ્ય સાથી',
  place: { city: 'Tharad', pin: '385565' },
  email: 'first.phone@example.org',
  password: PASSWORD,
};
const NEED = 'થરાદમાં મારી આંખે ઝાંખું દેખાય છે.';

test('an NGO registers on a phone in Gujarati, follows the checklist, is verified, and accepts its first request', async () => {
  const { nameGu, place, email } = NGO;
  const { page, pageErrors } = await newVisitor();
  await page.goto(addressOf('/gu/rform'));
  await waitForScript(page);
  await fillJoinForm(page, NGO, gu);
  await button(page, gu['ngo/registration'].submit).click();
  await waitForHeading(page, gu['ngo/registration'].submitted.title);

  // Each step of the checklist leads to the fields that it needs.
  await signIn(page, { email, password: PASSWORD, to: '/ngopage', language: 'gu' });
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

  await verifyNgo({ displayName: nameGu, language: 'gu' });
  await waitForMail(email, ({ subject }) => subject === gu.mail.checking.verify.subject(nameGu));

  // A person finds it in the directory of their town, and asks for help there.
  const person = await newVisitor();
  await person.page.goto(addressOf(`/gu/search?city=${place.city}`));
  await main(person.page).getByRole('link', { name: nameGu }).first().waitFor();
  await person.page.goto(addressOf('/gu/helpRequest'));
  await waitForScript(person.page);
  const personEmail = `asks.${email}`;
  const values = { helpDescription: NEED, userCity: place.city, userPin: place.pin };
  await fillHelpForm(person.page, { t: gu, email: personEmail, values });
  await button(person.page, form.getOtp).click();
  await person.page.getByText(form.otpSent.text).waitFor();
  await person.page.locator('#userOTP').fill(await waitForNewCode(personEmail));
  await button(person.page, form.submit).click();
  const popup = person.page.getByRole('dialog');
  await popup.getByText(form.success.text).waitFor();
  const reference = /SH-[2-9A-Z]{4}-[2-9A-Z]{2}/.exec((await popup.textContent()) ?? '')?.[0] ?? '';

  // It arrives by mail, and is the headline of the NGO's first page.
  await waitForMail(email, ({ subject }) => subject === gu.mail.helpRequest.ngoSubject);
  await page.reload();
  await waitForHeading(page, gu['site/today'].headline.people(1, ''));
  await openTab(page, new RegExp(`^${inbox.title}`));
  await main(page).getByRole('row').filter({ hasText: reference }).getByRole('link').click();
  await waitForHeading(page, NEED);
  await button(page, inbox.answer.days[7]!).click();
  await button(page, inbox.answer.accept).click();
  await waitForToast(page, inbox.answer.accepted);
  await main(page).getByText(inbox.request.accepted, { exact: true }).waitFor();
  await expectAccessibleEverywhere(page);

  await person.page.goto(addressOf('/gu/helpRequest/status'));
  await lookUp(person.page, { reference, email: personEmail, language: 'gu' });
  await openWithCode(person.page, { email: personEmail, language: 'gu' });
  await waitForHeading(person.page, gu['help-request/status'].state.accepted);
  await main(person.page).getByText(nameGu).first().waitFor();
  const day = formatDay({ day: dayIn(7), months: gu.site.months });
  await main(person.page)
    .getByText(day.replace(/ \d{4}$/, ''))
    .first()
    .waitFor();
  await expectAccessibleEverywhere(person.page);
  expect([...pageErrors, ...person.pageErrors]).toEqual([]);
});
