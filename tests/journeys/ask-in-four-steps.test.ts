import type { Locator } from 'playwright-core';
import { expect, test } from 'vitest';
import { gu } from '#src/messages/catalogues.server.ts';
import { nextStep } from '../support/help-form.ts';
import { waitForNewCode } from '../support/help-requests.ts';
import { findSidewaysScroll } from '../support/layout-problems.ts';
import { button, main } from '../support/page.ts';
import { addressOf, connectBrowser, newVisitor, waitForScript } from '../support/visit.ts';

connectBrowser();

const t = gu['help-request/submission'];
const sent = gu['help-request/confirmation'];
const REFERENCE = /SH-[2-9A-Z]{4}-[2-9A-Z]{2}/;
const WEATHER = 'https://mausam.imd.gov.in/';

/** How a person uses the page: with fingers, without JavaScript, with the keyboard, or with large letters. */
const WAYS = ['touch', 'plain', 'keyboard', 'large'] as const;
type Way = (typeof WAYS)[number];

/** Somebody on a phone, in Gujarati, who uses pages in one of these ways. */
async function newPerson(way: Way) {
  const { page } = await newVisitor({ javaScriptEnabled: way !== 'plain' });
  await page.route(`${WEATHER}**`, (route) => route.fulfill({ contentType: 'text/html', body: 'Weather' }));
  const isKeyboard = way === 'keyboard';

  /** Moves on with Tab, which must not go back up the page within the form. */
  async function tabTo(target: Locator): Promise<void> {
    for (let presses = 0; presses < 90; presses++) {
      await page.keyboard.press('Tab');
      if (await target.evaluate((element) => element === document.activeElement)) return;
    }
    throw new Error(`Tab does not lead to ${target.toString()}`);
  }
  return {
    page,
    async open(path: string) {
      await page.goto(addressOf(path));
    },
    /** Waits for a page and checks that nothing on it scrolls sideways. */
    async look() {
      if (way === 'large')
        await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
      expect(await findSidewaysScroll(page), page.url()).toEqual([]);
    },
    async press(target: Locator) {
      if (!isKeyboard) return target.click();
      if (!(await target.evaluate((element) => element === document.activeElement))) await tabTo(target);
      await page.keyboard.press('Enter');
    },
    async tick(target: Locator) {
      if (!isKeyboard) return target.check();
      await tabTo(target);
      await page.keyboard.press('Space');
    },
    async fill(id: string, text: string) {
      const field = page.locator(`#${id}`);
      if (!isKeyboard) return field.fill(text);
      await tabTo(field);
      await page.keyboard.press('ControlOrMeta+A');
      await page.keyboard.insertText(text);
    },
  };
}
type Person = Awaited<ReturnType<typeof newPerson>>;

/** Searches, and goes from the results to the form, which knows the town. */
async function searchAndAsk(
  person: Person,
  way: Way,
  { words, link }: { words: string; link: string },
): Promise<void> {
  const { page } = person;
  await person.open(`/gu/search?q=${encodeURIComponent(words)}&from=Rajkot`);
  await person.look();
  await person.press(page.locator(`a[href*="/helpRequest?${link}"]`).filter({ visible: true }).first());
  await page.waitForURL((url) => url.pathname === '/gu/helpRequest');
  if (way !== 'plain') {
    await waitForScript(page);
    await main(page).locator('[aria-current=step]').waitFor();
  }
  await person.look();
}

const next = async (person: Person, way: Way) => {
  if (way === 'keyboard') await person.press(button(person.page, t.next));
  else await nextStep(person.page, gu);
  await person.look();
};

/** Proves the mailbox and sends the form. */
async function send(person: Person, way: Way, email: string): Promise<void> {
  const { page } = person;
  await person.fill('userEmail', email);
  await person.press(button(page, t.getOtp));
  await page.getByText(t.otpSent.text).waitFor();
  await person.look();
  const code = await waitForNewCode(email);
  // The focus is in the field already.
  if (way === 'keyboard') await page.keyboard.insertText(code);
  else await page.locator('#userOTP').fill(code);
  await person.press(button(page, t.submit).filter({ visible: true }).last());
  if (way !== 'plain') {
    const popup = page.getByRole('dialog');
    await popup.getByText(t.success.text).waitFor();
    await person.press(popup.getByRole('button', { name: t.ok }));
    await page.waitForURL(addressOf('/gu/helpRequest/sent'));
  }
  await page.getByRole('heading', { level: 1, name: t.success.title }).waitFor();
  await person.look();
}

test.each(WAYS)(
  'a person in Rajkot searches motiyo for their mother, asks in four steps and opens the status: %s',
  async (way) => {
    const email = `motiyo.${way}@example.org`;
    const person = await newPerson(way);
    const { page } = person;
    await searchAndAsk(person, way, { words: 'motiyo', link: 'ngo=' });
    // The category is the NGO's, and the town is the one of the search.
    expect(await page.locator('input[value=Health]').isChecked()).toBe(true);
    const need = 'મારી માને મોતિયો છે. ઓપરેશન કરાવવું છે.';
    await person.fill('helpDescription', need);
    await next(person, way);
    await person.fill('userAddress', '12, જવાહર રોડ');
    expect(await page.locator('#userCity').inputValue()).toBe('Rajkot');
    await person.fill('userPin', '360001');
    await next(person, way);
    await person.fill('userName', 'જયાબેન');
    await person.fill('userMobile', '૯૮૨૫૦૧૨૩૪૫');
    await next(person, way);
    if (way !== 'plain') {
      await main(page).getByText(need, { exact: true }).filter({ visible: true }).waitFor();
      // Back goes back one step, and Next leads forward again.
      await page.goBack();
      await page.getByRole('heading', { name: t.steps[2]! }).waitFor();
      expect(await page.locator('#userName').inputValue()).toBe('જયાબેન');
      await page.goForward();
      await page.getByRole('heading', { name: t.steps[3]! }).waitFor();
    }
    await send(person, way, email);

    const text = (await main(page).textContent()) ?? '';
    expect(text).toMatch(REFERENCE);
    // By which day, as people here write it: શનિવાર, 28 નવેમ્બર.
    expect(text).toMatch(/[઀-૿]+વાર, \d{1,2} [઀-૿]+ સુધીમાં જવાબ મળવો જોઈએ/);
    expect(text).toContain(sent.reach.anyWay);
    const whatsApp = await main(page).getByRole('link', { name: sent.whatsApp }).getAttribute('href');
    expect(decodeURIComponent(whatsApp ?? '')).toMatch(/^https:\/\/wa\.me\/\?text=\D*SH-[2-9A-Z-]+$/);
    expect(page.url()).not.toMatch(REFERENCE);

    await person.press(button(page, sent.toStatus));
    await page.waitForURL(addressOf('/gu/helpRequest/status'));
    await main(page).getByText(need).waitFor({ state: 'attached' });
    await person.look();
  },
);

test.each(WAYS)(
  'a woman who is watched searches pati mare chhe, sees 181 first, asks with care and leaves no trace: %s',
  async (way) => {
    const email = `careful.at.home.${way}@example.org`;
    const person = await newPerson(way);
    const { page } = person;
    await person.open('/gu/search?q=pati%20mare%20chhe&from=Rajkot');
    const firstCall = main(page).locator('a[href^="tel:"]').first();
    expect(await firstCall.getAttribute('href')).toBe('tel:181');
    await searchAndAsk(person, way, { words: 'pati mare chhe', link: 'from=' });
    await person.fill('helpDescription', 'મારા પતિ મારે છે. તે મારો ફોન જુએ છે.');
    // Nobody who is beaten looks for one of the three categories. With JavaScript, the right one is suggested.
    const other = page.locator('input[value=Other]');
    if (way === 'plain') await other.check();
    else await page.getByText(t.suggested).waitFor();
    expect(await other.isChecked()).toBe(true);
    await next(person, way);
    await person.fill('userAddress', 'શેરી 4');
    await person.fill('userPin', '360001');
    await next(person, way);
    await person.fill('userName', 'હંસાબેન');
    await person.fill('userMobile', '9825012346');
    await person.fill('safeContact', 'ફક્ત બપોરે');
    await person.tick(page.locator('#noMessages'));
    await person.tick(page.locator('#watched'));
    await next(person, way);
    await send(person, way, email);

    const text = (await main(page).textContent()) ?? '';
    for (const words of [t.safe.noMessages, t.safe.watched, 'ફક્ત બપોરે', sent.careful.heading])
      expect(text).toContain(words);
    expect(await main(page).locator('a[href*="wa.me"]').count()).toBe(0);

    await page.getByRole('link', { name: gu.form.exit.leave }).click();
    await page.waitForURL(WEATHER);
    if (way === 'plain') return;
    await page.goBack();
    expect(new URL(page.url()).pathname).not.toContain('helpRequest');
    const stored = await page.evaluate(() => JSON.stringify({ ...sessionStorage, ...localStorage }));
    expect(stored).not.toMatch(/SH-|હંસા|ticket/);
    await page.goForward();
    expect(page.url()).toBe(WEATHER);
  },
);
