import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { QUICK_EXIT } from '#src/bundling/quick-exit-script.server.ts';
import { apiMessages } from '#src/messages/api-messages.ts';
import { catalogues } from '#src/messages/catalogues.server.ts';
import { actAsNgo, sendHelpRequest, submitHelpRequest, waitForNewCode } from '../support/help-requests.ts';
import { lookUp, openByTicket, openWithCode, press, statusWords as words } from '../support/help-status.ts';
import { expectAccessibleEverywhere } from '../support/page-checks.ts';
import { main, readFocusedText } from '../support/page.ts';
import { addressOf, newVisitor, waitForScript } from '../support/visit.ts';

const heading = (page: Page, name: string) =>
  main(page).getByRole('heading', { level: 1, name, exact: true }).waitFor();
/** What people whose keyboard writes Gujarati type. */
const inGujaratiDigits = (text: string) =>
  text.replace(/\d/g, (digit) => String.fromCodePoint(0xae6 + Number(digit)));

/** Neither the address nor the browser's storage tells what was looked at. */
async function expectNoTrace(page: Page, secrets: string[]): Promise<void> {
  const storage = await page.evaluate(() => JSON.stringify([{ ...sessionStorage }, { ...localStorage }]));
  for (const text of [page.url(), storage])
    for (const secret of [...secrets, 'ticket']) expect(text).not.toContain(secret);
  expect(await page.context().cookies()).toEqual([]);
}

test('a person sees the status by number and email, all details after a code, writes, and reports that it did not help', async () => {
  const email = 'kokila.asks@example.org';
  const reference = await submitHelpRequest({ email, values: { safeContact: 'After seven, never at home' } });
  const t = words('en');
  const { page, pageErrors } = await newVisitor();
  await page.goto(addressOf('/helpRequest/status'));
  await waitForScript(page);

  const number = page.getByLabel(t.find.number);
  await number.fill('SH-2222-23');
  await press(page, t.find.submit);
  await main(page).getByRole('alert').getByRole('link', { name: t.find.numberWrong }).waitFor();
  expect(await number.inputValue()).toBe('SH-2222-23');
  expect(await readFocusedText(page)).toContain(t.find.numberWrong);
  expect(await number.getAttribute('autocomplete')).toBe('off');

  // The number of another person is answered like an unknown one.
  await number.fill(reference);
  await page.getByLabel(t.find.email, { exact: true }).fill('somebody.else@example.org');
  await press(page, t.find.submit);
  await main(page).getByRole('alert').getByText(apiMessages.en.helpNotFound).waitFor();
  expect(await number.inputValue()).toBe(reference);
  expect(await page.getByLabel(t.find.email, { exact: true }).inputValue()).toBe('somebody.else@example.org');

  const otherSpelling = ` ${inGujaratiDigits(reference.toLowerCase().replaceAll('-', ' '))}`;
  await lookUp(page, { reference: otherSpelling, email: email.toUpperCase(), language: 'en' });
  await heading(page, t.prove.received);
  expect(await readFocusedText(page)).toBe(t.prove.received);
  for (const secret of ['Cataract', 'Kokila', 'Drishtikiran', '9876543210'])
    expect(await page.content()).not.toContain(secret);
  await expectAccessibleEverywhere(page);

  await press(page, t.prove.send);
  await main(page).getByRole('status').getByText('An OTP has been sent to your email.').waitFor();
  const code = page.getByLabel(t.prove.code);
  expect(await code.getAttribute('autocomplete')).toBe('one-time-code');
  expect(await code.evaluate((field) => field === document.activeElement)).toBe(true);
  await code.fill('00000');
  await press(page, t.prove.open);
  await main(page).getByRole('alert').getByText('Invalid OTP').waitFor();
  expect(await code.inputValue()).toBe('00000');
  await code.fill(inGujaratiDigits(await waitForNewCode(email)));
  await press(page, t.prove.open);

  await actAsNgo(reference, []);
  await main(page).getByText(t.title, { exact: true }).waitFor();
  await page.getByLabel(t.write.label, { exact: true }).fill('Mine is 2345 6789 0124');
  await press(page, t.write.send);
  await main(page).getByRole('alert').getByText(apiMessages.en.aadhaar).waitFor();
  await page.getByLabel(t.write.label, { exact: true }).fill('Please call after seven');
  await press(page, t.write.send);
  await main(page).getByRole('status').getByText(t.confirmations.messageSent.title).waitFor();
  await heading(page, t.state.waiting);
  expect(await readFocusedText(page)).toBe(t.state.waiting);
  expect(await page.getByLabel(t.write.label, { exact: true }).inputValue()).toBe('');
  await main(page).getByText('“Please call after seven”').waitFor();
  // The deadline with its weekday.
  await main(page)
    .getByText(
      /(One NGO has it and has|\d NGOs have it and have) until \w+day, \d+ \w+, \d{1,2}:\d\d [ap]m to answer/,
    )
    .waitFor();
  expect(await main(page).getByText(t.helped.heading).count(), 'not asked before somebody answered').toBe(0);
  expect(await main(page).locator('a[href^="tel:"]').count()).toBe(0);
  await main(page).getByText(t.details.summary).click();
  for (const detail of ['Kokila Patel', '9876543210', email, '12 Main Road', 'After seven, never at home'])
    await main(page).getByRole('definition').getByText(detail, { exact: true }).waitFor();
  const whatsApp = main(page).getByRole('link', { name: t.saveNumber.whatsApp });
  expect(await whatsApp.count(), 'somebody who may be watched keeps nothing on the phone').toBe(0);
  await expectAccessibleEverywhere(page);

  await actAsNgo(reference, [
    { action: 'acceptHelpRequest' },
    { action: 'sendMessageToPerson', body: { message: 'Please bring the hospital paper' } },
  ]);
  await page.getByLabel(t.write.label, { exact: true }).fill('I am on my way');
  await press(page, t.withdraw.start);
  await heading(page, t.withdraw.heading);
  await expectAccessibleEverywhere(page);
  await press(page, t.withdraw.no);
  await heading(page, t.state.accepted);
  expect(await page.getByLabel(t.write.label, { exact: true }).inputValue()).toBe('I am on my way');
  await main(page).getByText('“Please bring the hospital paper”').waitFor();
  const call = main(page).getByRole('link', { name: t.state.call });
  expect(await call.getAttribute('href')).toMatch(/^tel:\d{10}$/);
  expect(await main(page).innerText()).toContain('get in touch with you by ');
  expect(await main(page).getByText(t.contacted.heading).count(), 'not asked before the day').toBe(0);
  await expectAccessibleEverywhere(page);

  await page.getByLabel(t.helped.words).fill('Nobody called');
  await press(page, t.helped.no);
  await main(page).getByRole('status').getByText(t.confirmations.reopened.text).waitFor();
  await main(page).getByText('“Nobody called”').waitFor();
  await main(page).getByRole('heading', { name: t.thread.reopened, exact: true }).waitFor();
  expect(await main(page).getByText(t.helped.heading).count()).toBe(0);
  await expectNoTrace(page, [reference, email]);
  expect(pageErrors.filter((line) => !/status of 4|^4\d\d:/.test(line))).toEqual([]);
});

test('a person without JavaScript replaces an expired code without losing input, withdraws the request, and erases it', async () => {
  const email = 'kokila.withdraws@example.org';
  const reference = await submitHelpRequest({ email, language: 'gu' });
  const t = words('gu');
  const { page } = await newVisitor({ javaScriptEnabled: false });
  await page.goto(addressOf('/gu/helpRequest/status'));
  const responses: { cache: string | undefined; body: string }[] = [];
  page.on('response', async (response) => {
    if (response.request().method() !== 'POST') return;
    responses.push({ cache: response.headers()['cache-control'], body: await response.text() });
  });

  await lookUp(page, { reference, email, language: 'gu' });
  await heading(page, t.prove.received);
  await openWithCode(page, { email, language: 'gu' });
  await main(page).getByText(reference, { exact: true }).waitFor();

  await page.locator('input[name=ticket]').evaluate((field: HTMLInputElement) => (field.value = 'x'));
  await page.getByLabel(t.write.label, { exact: true }).fill('સાત પછી ફોન કરજો');
  await press(page, t.write.send);
  await heading(page, t.prove.old);
  await main(page).getByText('“સાત પછી ફોન કરજો”').waitFor();
  await openWithCode(page, { email, language: 'gu' });
  expect(await page.getByLabel(t.write.label, { exact: true }).inputValue()).toBe('સાત પછી ફોન કરજો');
  await press(page, t.write.send);
  await main(page).getByText(t.confirmations.messageSent.title).waitFor();
  // A reload sends the form again, but nothing is stored twice.
  await page.reload();
  expect(await main(page).getByText('“સાત પછી ફોન કરજો”').count()).toBe(1);

  await press(page, t.withdraw.start);
  await heading(page, t.withdraw.heading);
  await press(page, t.withdraw.yes);
  await heading(page, t.state.closed);
  await main(page).getByText(t.confirmations.withdrawn.title).waitFor();
  // Only the erasure is still possible.
  expect(await main(page).getByRole('button').allTextContents()).toEqual([t.erase.start]);
  await press(page, t.erase.start);
  await heading(page, t.erase.heading);
  await press(page, t.erase.yes);
  await main(page).getByRole('status').getByText(t.confirmations.erased.title).waitFor();
  expect(await page.content()).not.toContain(reference);
  expect(new URL(page.url()).search).toBe('');
  await expectNoTrace(page, [reference, email]);

  expect(responses.length).toBeGreaterThan(9);
  for (const { cache, body } of responses) {
    expect(cache).toBe('no-store');
    expect(body.replace(`<script>${QUICK_EXIT}</script>`, '')).not.toContain('<script');
    expect(body).toContain('noindex');
  }
});

test('a person reports that it helped, which closes the request', async () => {
  const email = 'kokila.is.helped@example.org';
  const { reference, ticket } = await sendHelpRequest({ email, language: 'hi' });
  await actAsNgo(reference, [
    { action: 'acceptHelpRequest' },
    { action: 'resolveHelpRequest', body: { outcome: 'helped', message: 'She had her operation' } },
  ]);
  const t = words('hi');
  const { page, context, pageErrors } = await newVisitor();
  const cacheHeaders: (string | undefined)[] = [];
  page.on('response', (response) => {
    if (response.request().method() === 'POST') cacheHeaders.push(response.headers()['cache-control']);
  });
  await openByTicket(page, { ticket, language: 'hi' });
  await heading(page, t.state.resolved);
  await main(page).getByText('“She had her operation”').waitFor();
  await main(page).getByRole('link', { name: t.saveNumber.whatsApp }).waitFor();
  await expectAccessibleEverywhere(page);
  await page.getByLabel(t.helped.words).fill('धन्यवाद');
  // The network fails for a moment: the form keeps the input.
  await context.setOffline(true);
  await press(page, t.helped.yes);
  await main(page).getByRole('alert').getByText(catalogues.hi.form.unreachable).waitFor();
  expect(await page.getByLabel(t.helped.words).inputValue()).toBe('धन्यवाद');
  await context.setOffline(false);
  await press(page, t.helped.yes);
  await heading(page, t.state.closed);
  await main(page).getByRole('status').getByText(t.confirmations.helped.title).waitFor();
  expect(await main(page).getByRole('button').allTextContents()).toEqual([t.erase.start]);
  await expectAccessibleEverywhere(page);
  expect(cacheHeaders).toEqual(['no-store', 'no-store']);
  expect(pageErrors.filter((line) => !line.includes('ERR_INTERNET_DISCONNECTED'))).toEqual([]);
});

test.each([
  { javaScriptEnabled: true, at: '', language: 'en' },
  { javaScriptEnabled: false, at: '/gu', language: 'gu' },
] as const)(
  'a person enters the number on the home page and sees the status, with no number in any address: $language, script $javaScriptEnabled',
  async ({ javaScriptEnabled, at, language }) => {
    const email = `home.number.${language}@example.org`;
    const reference = await submitHelpRequest({ email, language });
    const t = words(language);
    const { once } = catalogues[language]['ngo/directory/home'];
    const { page } = await newVisitor({ javaScriptEnabled });
    const addresses: string[] = [];
    page.on('request', (request) => addresses.push(request.url()));
    const home = at === '' ? '/' : at;
    await page.goto(addressOf(home));
    if (javaScriptEnabled) await waitForScript(page);
    const number = page.getByLabel(once.number);
    if (javaScriptEnabled) {
      await number.fill('SH-2222-23');
      await press(page, once.show);
      await main(page).getByRole('alert').getByText(t.find.numberWrong).waitFor();
      await page.goBack();
      await main(page).getByRole('button', { name: once.show, exact: true }).waitFor();
    }
    await number.fill(reference.toLowerCase().replaceAll('-', ' '));
    await press(page, once.show);
    await heading(page, t.find.heading);
    expect(new URL(page.url()).pathname).toBe(`${at}/helpRequest/status`);
    expect(await page.getByLabel(t.find.number).inputValue()).toBe(reference);
    expect(await main(page).getByRole('alert').count()).toBe(0);
    await page.getByLabel(t.find.email, { exact: true }).fill(email);
    await press(page, t.find.submit);
    await heading(page, t.prove.received);
    expect(addresses.filter((url) => /SH-|sh%20|reference/i.test(url))).toEqual([]);
  },
);

test('every public page links to the request status', async () => {
  const link = '<a [^>]*href="/helpRequest/status"';
  for (const path of ['/', '/help', '/helpRequest', '/sitemap', '/about']) {
    const [, inMain = '', inFooter = ''] =
      /<main\b(.*)<\/main>.*<footer\b(.*)<\/footer>/s.exec(await fetchText(path)) ?? [];
    expect(inFooter.match(new RegExp(link, 'g')), path).toHaveLength(1);
    expect(new RegExp(link).test(inMain), path).toBe(['/help', '/helpRequest', '/sitemap'].includes(path));
  }
  const [marked] =
    /<a [^>]*aria-current="page"[^>]*>[^<]*/.exec(await fetchText('/helpRequest/status')) ?? [];
  expect(marked).toContain('Get help');
});

const fetchText = async (path: string) => (await fetch(addressOf(path))).text();
