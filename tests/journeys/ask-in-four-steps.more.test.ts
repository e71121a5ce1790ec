import { expect, test } from 'vitest';
import { gu } from '#src/messages/catalogues.server.ts';
import { waitForNewCode } from '../support/help-requests.ts';
import { button, main } from '../support/page.ts';
import { newPerson, type Person, type Way } from '../support/person.ts';
import { addressOf, waitForScript } from '../support/visit.ts';

const t = gu['help-request/submission'];
const sent = gu['help-request/confirmation'];
const REFERENCE = /SH-[2-9A-Z]{4}-[2-9A-Z]{2}/;
const WEATHER = 'https://mausam.imd.gov.in/';

/** Somebody in Gujarat, whose quick exit leads to a copy of the page of the weather. */
async function newAsker(way: Way): Promise<Person> {
  const person = await newPerson(way);
  await person.page.route(`${WEATHER}**`, (route) =>
    route.fulfill({ contentType: 'text/html', body: 'Weather' }),
  );
  return person;
}

/** Searches, and goes from the results to the form, which knows the town. */
async function searchAndAsk(
  person: Person,
  { words, link, firstCall }: { words: string; link: string; firstCall?: string },
): Promise<void> {
  const { page } = person;
  await page.goto(addressOf(`/gu/search?q=${encodeURIComponent(words)}&from=Rajkot`));
  await person.look();
  if (firstCall)
    expect(await main(page).locator('a[href^="tel:"]').first().getAttribute('href')).toBe(firstCall);
  await person.press(page.locator(`a[href*="/helpRequest?${link}"]`).filter({ visible: true }).first());
  await page.waitForURL((url) => url.pathname === '/gu/helpRequest');
  await waitForScript(page);
  await main(page).locator('[aria-current=step]').waitFor();
  await person.look();
}

const next = async (person: Person) => {
  await person.press(button(person.page, t.next));
  await person.look();
};

/** Proves the mailbox and sends the form. */
async function send(person: Person, email: string): Promise<void> {
  const { page } = person;
  await person.fill(page.locator('#userEmail'), email);
  await person.press(button(page, t.getOtp));
  await page.getByText(t.otpSent.text).waitFor();
  await person.look();
  // The focus is in the field already.
  await page.keyboard.insertText(await waitForNewCode(email));
  await person.press(button(page, t.submit).filter({ visible: true }).last());
  const popup = page.getByRole('dialog');
  await popup.getByText(t.success.text).waitFor();
  await person.press(popup.getByRole('button', { name: t.ok }));
  await page.waitForURL(addressOf('/gu/helpRequest/sent'));
  await page.getByRole('heading', { level: 1, name: t.success.title }).waitFor();
  await person.look();
}

test('a person in Rajkot with a keyboard searches motiyo for their mother, asks in four steps and opens the status', async () => {
  const email = 'motiyo@example.org';
  const person = await newAsker('keyboard');
  const { page } = person;
  await searchAndAsk(person, { words: 'motiyo', link: 'ngo=' });
  // The category is the NGO's, and the town is the one of the search.
  expect(await page.locator('input[value=Health]').isChecked()).toBe(true);
  const need = 'મારી માને મોતિયો છે. ઓપરેશન કરાવવું છે.';
  await person.fill(page.locator('#helpDescription'), need);
  await next(person);
  await person.fill(page.locator('#userAddress'), '12, જવાહર રોડ');
  expect(await page.locator('#userCity').inputValue()).toBe('Rajkot');
  await person.fill(page.locator('#userPin'), '360001');
  await next(person);
  await person.fill(page.locator('#userName'), 'જયાબેન');
  await person.fill(page.locator('#userMobile'), '૯૮૨૫૦૧૨૩૪૫');
  await next(person);
  await main(page).getByText(need, { exact: true }).filter({ visible: true }).waitFor();
  // Back goes back one step, and Next leads forward again.
  await page.goBack();
  await page.getByRole('heading', { name: t.steps[2]! }).waitFor();
  expect(await page.locator('#userName').inputValue()).toBe('જયાબેન');
  await page.goForward();
  await page.getByRole('heading', { name: t.steps[3]! }).waitFor();
  await send(person, email);

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
});

test('a woman who is watched searches pati mare chhe with large letters, sees 181 first, asks with care and leaves no trace', async () => {
  const email = 'careful.at.home@example.org';
  const person = await newAsker('large');
  const { page } = person;
  await searchAndAsk(person, { words: 'pati mare chhe', link: 'from=', firstCall: 'tel:181' });
  await person.fill(page.locator('#helpDescription'), 'મારા પતિ મારે છે. તે મારો ફોન જુએ છે.');
  // Nobody who is beaten looks for one of the three categories. The right one is suggested.
  await page.getByText(t.suggested).waitFor();
  expect(await page.locator('input[value=Other]').isChecked()).toBe(true);
  await next(person);
  await person.fill(page.locator('#userAddress'), 'શેરી 4');
  await person.fill(page.locator('#userPin'), '360001');
  await next(person);
  await person.fill(page.locator('#userName'), 'હંસાબેન');
  await person.fill(page.locator('#userMobile'), '9825012346');
  await person.fill(page.locator('#safeContact'), 'ફક્ત બપોરે');
  await person.tick(page.locator('#noMessages'));
  await person.tick(page.locator('#watched'));
  await next(person);
  await send(person, email);

  const text = (await main(page).textContent()) ?? '';
  for (const words of [t.safe.noMessages, t.safe.watched, 'ફક્ત બપોરે', sent.careful.heading])
    expect(text).toContain(words);
  expect(await main(page).locator('a[href*="wa.me"]').count()).toBe(0);

  await page.getByRole('link', { name: gu.form.exit.leave }).click();
  await page.waitForURL(WEATHER);
  await page.goBack();
  expect(new URL(page.url()).pathname).not.toContain('helpRequest');
  const stored = await page.evaluate(() => JSON.stringify({ ...sessionStorage, ...localStorage }));
  expect(stored).not.toMatch(/SH-|હંસા|ticket/);
  await page.goForward();
  expect(page.url()).toBe(WEATHER);
});
