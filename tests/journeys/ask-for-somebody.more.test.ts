import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { BRAND } from '#src/brand.ts';
import { DEMO_PASSWORD } from '#src/features/account/demo-accounts.server.ts';
import { CONSENT_TEXTS, CONSENT_VERSION } from '#src/features/help-request/assisted/consent.values.ts';
import { catalogues } from '#src/messages/catalogues.server.ts';
import { apiMessages } from '#src/messages/api-messages.ts';
import { callApi, signInAtApi } from '../support/call-api.ts';
import { actAsNgo } from '../support/help-requests.ts';
import { press, statusWords } from '../support/help-status.ts';
import { tabTo } from '../support/keyboard.ts';
import {
  enlargeText,
  findSidewaysScroll,
  findSidewaysScrollOfLargeText,
  findSmallTargets,
} from '../support/layout-problems.ts';
import { expectAccessibleEverywhere } from '../support/page-checks.ts';
import { main, waitForHeading } from '../support/page.ts';
import { newPerson } from '../support/person.ts';
import { readQrCode } from '../support/read-qr-code.ts';
import { signIn } from '../support/sign-in.ts';
import { addressOf, newVisitor, PHONE } from '../support/visit.ts';
import { typePassword } from '../support/type-password.ts';

const t = catalogues.gu['help-request/assisted'];
const slip = catalogues.gu['help-request/assisted/slip'];
const status = statusWords('gu');
const NGO = { email: 'ngo@example.org', password: DEMO_PASSWORD, language: 'gu' } as const;
const PERSON = {
  userMobile: '૯૮૨૫૦ ૧૨૩૪૫',
  userAddress: 'કૂવા પાસે, ગામ વાડી',
  userPin: '363001',
  helpDescription: 'આંખે મોતિયો છે, ઓપરેશન માટે પૈસા નથી.',
  safeContact: 'ફોન પડોશીનો છે, સાંજે જીવીબેનને બોલાવો.',
};

/** Returns the number and the PIN on the slip. */
async function readSlip(page: Page): Promise<{ reference: string; pin: string }> {
  const [reference = '', pin = ''] = await main(page).locator('article dd').allInnerTexts();
  return { reference, pin: pin.replace(' ', '') };
}

test('a field worker with a keyboard asks for somebody without email, in Gujarati on a phone, and hands over a slip', async () => {
  const worker = await newPerson('keyboard');
  const { page, pageErrors } = worker;
  const addresses: string[] = [];
  page.on('request', (request) => addresses.push(request.url()));
  await signIn(page, { ...NGO, to: '/ngopage/helpRequests' });
  const open = main(page).getByRole('link', { name: t.title, exact: true });
  await open.waitFor();
  await worker.press(open);
  await waitForHeading(page, t.title);
  for (const text of CONSENT_TEXTS.gu(BRAND.name.gu)) await main(page).getByText(text).waitFor();
  for (const [name, text] of Object.entries({ ...PERSON, userName: 'જીવીબેન રબારી' }))
    await worker.fill(page.locator(`#${name}`), text);
  await page.locator('input[value=Health]').check();
  await page.locator('#userCity').selectOption('Surendranagar');
  // Without the consent nothing is sent, and nothing typed is lost.
  await worker.press(main(page).getByRole('button', { name: t.send }));
  await main(page).getByRole('alert').getByText(apiMessages.gu.helpConsentRequired).waitFor();
  expect(await page.locator('#helpDescription').inputValue()).toBe(PERSON.helpDescription);
  await expectAccessibleEverywhere(page);
  expect(await findSidewaysScrollOfLargeText(page)).toEqual([]);
  await worker.tick(main(page).getByLabel(t.consent.tick));
  await worker.press(main(page).getByRole('button', { name: t.send }));
  await waitForHeading(page, t.filed.heading);
  const { reference, pin } = await readSlip(page);
  expect(reference).toMatch(/^SH-[2-9A-Z]{4}-[2-9A-Z]{2}$/);
  expect(pin).toMatch(/^\d{6}$/);
  await expectAccessibleEverywhere(page);
  expect(await findSidewaysScrollOfLargeText(page)).toEqual([]);
  // No address contains the PIN, neither of a call nor of the link to WhatsApp, and the code neither.
  const link = await main(page).getByRole('link', { name: t.slip.whatsApp }).getAttribute('href');
  const text = new URL(link!).searchParams.get('text')!;
  expect(text).toContain(reference);
  for (const address of [...addresses, page.url(), text]) expect(address).not.toContain(pin);
  const picture = await main(page).locator('article svg').screenshot();
  expect(await readQrCode(picture)).toBe(addressOf('/gu/helpRequest/status'));
  // The slip says neither who asked nor what for.
  const paper = await main(page).locator('article').innerText();
  for (const words of [slip.heading, ...slip.howTo, '112', '181']) expect(paper).toContain(words);
  for (const secret of ['જીવીબેન', 'મોતિયો', '98250', BRAND.name.gu]) expect(paper).not.toContain(secret);
  // It is printed alone.
  await page.emulateMedia({ media: 'print' });
  expect(await page.getByRole('heading', { level: 1 }).isVisible()).toBe(false);
  expect(await main(page).getByRole('button', { name: t.slip.print }).isVisible()).toBe(false);
  expect(await main(page).locator('article').isVisible()).toBe(true);
  await page.emulateMedia({ media: 'screen' });

  // Later she finds it in her area, tells the person the news, and gives a new PIN.
  await actAsNgo(reference, [{ action: 'acceptHelpRequest' }]);
  await page.goto(addressOf('/gu/ngopage/helpRequests'));
  await main(page).getByRole('link', { name: t.list.title }).click();
  await main(page).getByRole('row').filter({ hasText: reference }).getByText(t.list.new).waitFor();
  await expectAccessibleEverywhere(page);
  await main(page).getByRole('link', { name: reference }).click();
  await main(page).getByRole('listitem').filter({ hasText: 'સ્વીકારી' }).waitFor();
  const shown = await main(page).innerText();
  for (const secret of ['રબારી', '9825012345', 'મોતિયો', 'કૂવા']) expect(shown).not.toContain(secret);
  await main(page).getByRole('button', { name: t.renew.start }).click();
  await main(page).getByLabel(t.consent.tick).check();
  await expectAccessibleEverywhere(page);
  await main(page).getByRole('button', { name: t.renew.confirm }).click();
  await typePassword(page);
  await main(page).getByRole('heading', { name: t.renew.done }).waitFor();
  const renewed = await readSlip(page);
  expect(renewed.reference).toBe(reference);
  expect(pageErrors.filter((item) => !/403|422/.test(item))).toEqual([]);
});

/** Asks for somebody else as the NGO does in the test above. */
async function fileByApi(): Promise<{ reference: string; pin: string }> {
  const need = { userName: 'કમળાબેન ઠાકોર', userCity: 'Surendranagar', userHelpCategory: 'Health' };
  const consent = { hasConsent: true, consentVersion: CONSENT_VERSION, language: 'gu' };
  const filed = await callApi<{ data: { reference: string; pin: string } }>(
    'POST',
    'helpRequest/fileHelpRequest',
    { token: await signInAtApi(NGO.email), body: { ...PERSON, ...need, ...consent } },
  );
  return filed.data;
}

test('the person opens it with number and PIN: in Gujarati on a phone, without JavaScript, by keyboard, at 200 % text', async () => {
  const { reference, pin } = await fileByApi();
  const { page } = await newVisitor({ viewport: PHONE, javaScriptEnabled: false });
  const expectFits = async () =>
    expect([...(await findSidewaysScroll(page)), ...(await findSmallTargets(page))]).toEqual([]);
  await page.goto(addressOf('/gu/helpRequest/status'));
  await enlargeText(page);
  await expectFits();
  await tabTo(page, page.locator('#reference'));
  await page.keyboard.type(reference.toLowerCase());
  await tabTo(page, page.locator('#pin'));
  await page.keyboard.type(pin === '111111' ? '222222' : '111111');
  await page.keyboard.press('Enter');
  await main(page).getByRole('alert').getByText(apiMessages.gu.helpPinWrong).waitFor();
  await enlargeText(page);
  await expectFits();
  expect(await page.locator('#reference').inputValue()).toBe(reference.toLowerCase());
  await tabTo(page, page.locator('#pin'));
  await page.keyboard.press('Control+A');
  await page.keyboard.type(`${pin.slice(0, 3)} ${pin.slice(3)}`);
  await page.keyboard.press('Enter');
  await main(page).getByText(status.saveNumber.textWithPin).waitFor();
  await enlargeText(page);
  await expectFits();
  expect(page.url()).toBe(addressOf('/gu/helpRequest/status'));
  await main(page).getByText(status.thread.filedFor).waitFor();

  // Everything that others can do works, and the page stays open without the PIN.
  await tabTo(page, page.locator('#message'));
  await page.keyboard.type('હું સાંજે ઘરે છું.');
  await tabTo(page, page.locator('button[value=message]'));
  await page.keyboard.press('Enter');
  await main(page).getByRole('status').getByText(status.confirmations.messageSent.title).waitFor();
  expect(await page.content()).not.toContain(pin);
  await actAsNgo(reference, [{ action: 'acceptHelpRequest' }]);
  await page.goto(addressOf('/gu/helpRequest/status'));
  await page.locator('#reference').fill(reference);
  await page.locator('#pin').fill(pin);
  await press(page, status.find.submit);
  await waitForHeading(page, status.state.accepted);
  await main(page).getByText('સુધીમાં તમારો સંપર્ક કરશે').first().waitFor();
});

test('a manager takes back a consent by mistake and restores it, and the focus is never lost', async () => {
  const { reference } = await fileByApi();
  const { page } = await newVisitor({ viewport: PHONE });
  await signIn(page, { ...NGO, to: '/ngopage/helpRequests/filed' });
  const open = main(page).getByRole('link', { name: reference });
  await open.click();
  const start = main(page).getByRole('button', { name: t.withdraw.start });
  await start.click();
  await page.getByRole('dialog').getByRole('button', { name: t.withdraw.yes }).click();
  // Who thinks again is where the question was asked.
  await page.locator('#confirmedPassword').waitFor();
  await page.keyboard.press('Escape');
  await expect.poll(() => start.evaluate((button) => document.activeElement === button)).toBe(true);
  await start.click();
  await page.getByRole('dialog').getByRole('button', { name: t.withdraw.yes }).click();
  await typePassword(page);
  await main(page).getByRole('table').waitFor();
  await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe('H1');
  const erased = t.list.withdrawn('').split(',')[0]!;
  await main(page).getByRole('row').filter({ hasText: reference }).getByText(erased).waitFor();
  await open.click();
  await main(page)
    .locator('dd')
    .filter({ hasText: t.request.hiddenUntil('…').split('…')[0]?.trim() ?? '' })
    .waitFor();
  await main(page).getByRole('button', { name: t.restore.start }).click();
  await page.getByRole('dialog').getByRole('button', { name: t.restore.yes }).click();
  await start.waitFor();
  await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe('H1');
});
