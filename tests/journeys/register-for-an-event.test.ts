import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { en, gu } from '#src/messages/catalogues.server.ts';
import { apiMessages } from '#src/messages/api-messages.ts';
import { LANGUAGES, pathInLanguage } from '#src/shared/languages.ts';
import { publishDemoEvent } from '../support/managed-events.ts';
import { post, SCHEME_NGO } from '../support/managed-schemes.ts';
import { expectAccessibleEverywhere } from '../support/page-checks.ts';
import { waitForMail } from '../support/mails.ts';
import { button, main, waitForHeading } from '../support/page.ts';
import { readHtml } from '../support/read-html.ts';
import { signIn } from '../support/sign-in.ts';
import { addressOf, newVisitor, waitForScript } from '../support/visit.ts';

const GUJARATI = { titleGu: 'આંખનો કેમ્પ', venueGu: 'ટાઉન હોલ' };

async function fillIn(page: Page, values: Record<string, string>): Promise<void> {
  for (const [name, value] of Object.entries({ name: 'Kokila Patel', mobile: '98765 43210', ...values }))
    await page.locator(`#${name}`).fill(value);
}

test('somebody registers for an eye camp in Gujarati without JavaScript and is let in', async () => {
  const id = await publishDemoEvent({ ...GUJARATI, question: 'ચશ્માં પહેરો છો?' });
  const t = gu['event/registration'];
  const { page } = await newVisitor({ javaScriptEnabled: false });
  await page.goto(addressOf('/gu/eventList?q=આંખનો કેમ્પ&city=Rajkot'));
  await main(page).getByRole('link', { name: 'આંખનો કેમ્પ' }).first().click();
  await waitForHeading(page, 'આંખનો કેમ્પ');
  await main(page).getByRole('link', { name: gu['event/details'].register }).last().click();
  await waitForHeading(page, t.title);
  // A mistake is named at its field, and nothing that was typed is lost.
  await fillIn(page, { name: 'કોકિલા પટેલ', mobile: '12345', answer: 'હા' });
  await page.locator('#partySize').selectOption('2');
  await button(page, t.submit).click();
  await main(page).getByText(t.errors.eventMobileWrong).first().waitFor();
  expect(await page.locator('#name').inputValue()).toBe('કોકિલા પટેલ');
  expect(await page.locator('#answer').inputValue()).toBe('હા');
  expect(await page.locator('#partySize').inputValue()).toBe('2');
  await page.locator('#mobile').fill('૯૮૭૬૫ ૪૩૨૧૦');
  await button(page, t.submit).click();
  // Without a mail address the ticket is the next page.
  await waitForHeading(page, gu['event/ticket'].states.registered);
  const ticket = /EV-[2-9A-Z]{4}-[2-9A-Z]{2}/.exec((await main(page).textContent()) ?? '')![0];
  await main(page)
    .getByRole('img', { name: gu['event/ticket'].code(ticket) })
    .waitFor();

  const { page: ngo } = await newVisitor();
  await signIn(ngo, { ...SCHEME_NGO, to: `/ngopage/checkIn/${id}` });
  const door = en['event/check-in'];
  await ngo.getByRole('textbox', { name: door.number }).fill(ticket.toLowerCase());
  await ngo.getByRole('button', { name: door.letIn, exact: true }).click();
  await ngo.getByText(door.admitted('કોકિલા પટેલ')).waitFor();
  await expectAccessibleEverywhere(ngo);
  await expect
    .poll(async () => (await page.reload(), main(page).textContent()))
    .toContain(gu['event/ticket'].states.attended);
});

test('the last seat: the next party waits, gets the seats by mail when they become free, and takes them', async () => {
  const id = await publishDemoEvent({ title: 'Blood donation', capacity: 2 });
  const t = en['event/registration'];
  const first = await newVisitor();
  await first.page.goto(addressOf(`/eventRegister/${id}`));
  await waitForScript(first.page);
  await main(first.page).getByText(t.fewLeft).waitFor();
  await fillIn(first.page, { email: 'last.seat@example.org' });
  await first.page.locator('#partySize').selectOption('2');
  await button(first.page, t.submit).click();
  await waitForHeading(first.page, t.done.heading);
  const ticketMail = await waitForMail(
    'last.seat@example.org',
    ({ subject, text = '' }) =>
      subject === en['event/event-mails'].registered.subjectHeld && text.includes('Blood donation'),
  );

  const second = await newVisitor();
  await second.page.goto(addressOf(`/eventDetail/${id}`));
  await main(second.page).getByText(en['event/details'].full).waitFor();
  await main(second.page).getByRole('link', { name: en['event/details'].join }).last().click();
  await main(second.page).getByText(t.waitingList).waitFor();
  await fillIn(second.page, { email: 'waits@example.org' });
  await button(second.page, t.join).click();
  await waitForHeading(second.page, t.done.heading);
  const linkIn = (text = '') => /\/event\/ticket\?ticket=[\w-]+/.exec(text)![0];
  const waiting = await waitForMail('waits@example.org', ({ text = '' }) => text.includes('/event/ticket'));
  await second.page.goto(addressOf(linkIn(waiting.text)));
  await main(second.page).getByText(en['event/ticket'].position(0, '0')).waitFor();
  await expectAccessibleEverywhere(second.page);

  // The first party cancels with the keyboard alone.
  await first.page.goto(addressOf(linkIn(ticketMail.text)));
  await waitForScript(first.page);
  await expectAccessibleEverywhere(first.page);
  const { ticket } = { ticket: en['event/ticket'] };
  await first.page.getByText(ticket.cancel, { exact: true }).focus();
  await first.page.keyboard.press('Enter');
  await button(first.page, ticket.cancelSubmit).focus();
  await first.page.keyboard.press('Enter');
  await waitForHeading(first.page, ticket.states.cancelled);

  const offer = await waitForMail(
    'waits@example.org',
    ({ subject = '' }) => subject === en['event/event-mails'].offered.subject,
  );
  await second.page.goto(addressOf(linkIn(offer.text)));
  await waitForHeading(second.page, ticket.states.offered);
  await button(second.page, ticket.take).click();
  await waitForHeading(second.page, ticket.states.registered);
  expect([...first.pageErrors, ...second.pageErrors]).toEqual([]);
});

test('an unknown ticket and an event that does not exist are explained', async () => {
  const unknown = await fetch(addressOf('/event/ticket?ticket=nothing'));
  expect(unknown.status).toBe(404);
  expect(await unknown.text()).toContain(en['event/ticket'].notFound);
  for (const path of ['/eventDetail/999999', '/eventRegister/x'])
    expect((await fetch(addressOf(path))).status).toBe(404);
});

test('whoever was registered by somebody else erases it without signing in, and opening the link does nothing', async () => {
  const id = await publishDemoEvent({ title: 'Book fair' });
  const email = 'not.me@example.org';
  await post(`event/registerUser/${id}`, { name: 'A joke', mobile: '9876543210', email, partySize: '1' });
  const mail = await waitForMail(email, ({ text = '' }) => text.includes('Book fair'));
  const [path] = /\/event\/emails\?ticket=[\w-]+/.exec(mail.text!)!;
  const { emails: t } = en['event/ticket'];
  for (let time = 0; time < 2; time++) expect((await readHtml(path)).text).toContain(t.erase);
  // Axe needs a script.
  const looking = await newVisitor();
  for (const language of LANGUAGES) {
    await looking.page.goto(addressOf(pathInLanguage({ path, language })));
    await expectAccessibleEverywhere(looking.page);
  }
  const { page, pageErrors } = await newVisitor({ javaScriptEnabled: false });
  await page.goto(addressOf(path));
  await button(page, t.end).click();
  await page.getByText(apiMessages.en.messagesEnded).waitFor();
  expect((await readHtml(path.replace('emails', 'ticket'))).status).toBe(200);
  await button(page, t.erase).click();
  await page.getByText(apiMessages.en.everythingErased).waitFor();
  expect((await readHtml(path.replace('emails', 'ticket'))).status).toBe(404);
  expect(pageErrors).toEqual([]);
});

test('who gets seats only from the NGO, because many came from here, reads whom to call', async () => {
  const eventId = await publishDemoEvent({ title: 'Skills fair', capacity: 40 });
  const body = { name: 'Kokila Patel', mobile: '98765 43210', partySize: '5' };
  const tokens: string[] = [];
  for (let at = 0; at < 3; at++) {
    // Not by callApi, which comes from another network each time.
    const response = await fetch(addressOf(`/api/event/registerUser/${eventId}`), {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-forwarded-for': '198.51.100.77' },
      body: JSON.stringify(body),
    });
    tokens.push(((await response.json()) as { data: { token: string } }).data.token);
  }
  const t = en['event/ticket'];
  const seated = await readHtml(`/event/ticket?ticket=${tokens[1]}`);
  expect(seated.text).toContain(t.states.registered);
  const held = await readHtml(`/event/ticket?ticket=${tokens[2]}`);
  for (const words of [t.states.needsNgo, t.needsNgo]) expect(held.text).toContain(words);
  expect(held.text).not.toContain(t.states.waiting);
  expect(held.links.filter(({ href }) => href.startsWith('tel:'))).toHaveLength(1);
});
