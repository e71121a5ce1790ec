import { expect, test } from 'vitest';
import { en } from '#src/messages/catalogues.server.ts';
import { addressOf, newVisitor, waitForScript, waitUntilIdle } from '../support/visit.ts';

test('a visitor without JavaScript reads and searches everything', async () => {
  const { page } = await newVisitor({ javaScriptEnabled: false });
  await page.goto(addressOf('/'));
  const search = async (words: string) => {
    await page.getByLabel(en.site.find.what).fill(words);
    await page.getByLabel(en.site.find.where).selectOption('Rajkot');
    await page.getByRole('search').getByRole('button', { name: en.site.search }).click();
    await page.waitForURL((url) => url.pathname === '/search' && url.searchParams.get('q') === words);
  };
  await search('school');
  // A filter shows as many NGOs as it announces.
  await page.getByText(en.ngo.narrow, { exact: true }).click();
  const filter = page.getByRole('group').getByRole('link').first();
  const [, chosen = '', count = ''] = /^(.*?)(\d+)$/.exec(((await filter.textContent()) ?? '').trim()) ?? [];
  await filter.click();
  const chip = page.getByRole('link', { name: en.ngo.removeFilter });
  await chip.waitFor();
  expect(await chip.textContent()).toContain(chosen.trim());
  expect(await page.getByRole('main').textContent()).toContain(en.ngo.count(Number(count), count));
  await chip.click();
  await chip.waitFor({ state: 'detached' });

  await search('blood');
  await page
    .getByRole('link', { name: /Jeevanrekh/ })
    .first()
    .click();
  await page.getByRole('heading', { level: 1, name: 'Jeevanrekh Rakt Mitra Mandal' }).waitFor();
  const main = page.getByRole('main');
  expect(await main.textContent()).toContain('Blood donation camps');
  expect(await page.locator('a[href^="tel:"]').first().isVisible()).toBe(true);
  // Controls that need a script are hidden.
  expect(await page.getByRole('button', { name: en.share.copy }).isVisible()).toBe(false);
});

test('a page is complete and painted before a script is requested', async () => {
  const { page } = await newVisitor();
  await page.goto(addressOf('/helpRequest'));
  const firstScript = await page.waitForFunction(() => {
    const scripts = (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
      .filter(({ initiatorType, name }) => initiatorType === 'script' || /\.js(\?|$)/.test(name))
      .map(({ startTime }) => startTime);
    const paint = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Infinity;
    return scripts.length > 0 && (Math.min(...scripts) > paint ? 'after the paint' : 'before the paint');
  });
  expect(await firstScript.jsonValue()).toBe('after the paint');
});

test('input and caret stay when the script loads', async () => {
  const { page, context } = await newVisitor();
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  await context.route(/\/assets\/.*\.js$/, async (route) => {
    await released;
    await route.continue();
  });
  await page.goto(addressOf('/'));
  const field = page.getByLabel(en.site.find.what);
  await field.click();
  await field.pressSequentially('blood camp');
  await page.getByLabel(en.site.find.where).selectOption('Rajkot');
  await field.focus();
  release();
  await page.waitForFunction(() => Object.keys(document.body).some((key) => key.startsWith('__reactFiber$')));
  await waitUntilIdle(page);
  expect(await page.getByLabel(en.site.find.what).inputValue()).toBe('blood camp');
  expect(await page.getByLabel(en.site.find.where).inputValue()).toBe('Rajkot');
  expect(await page.evaluate(() => document.activeElement?.id)).toBe('q');
});

test('a visitor who types while the script loads, on a phone eight times slower, loses no letter', async () => {
  const { page, context } = await newVisitor();
  const phone = await context.newCDPSession(page);
  await phone.send('Emulation.setCPUThrottlingRate', { rate: 8 });
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  await context.route(/\.js/, async (route) => {
    await released;
    await route.continue();
  });
  await page.goto(addressOf('/helpRequest'), { waitUntil: 'commit' });
  const values = { userAddress: '12, Jawahar Road, behind the temple and the school', userPin: '360001' };
  await page.locator('#userAddress').focus();
  release();
  await page.keyboard.type(values.userAddress, { delay: 20 });
  // The keyboard moves on to another field while the script starts. The step that has it stays open.
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.type(values.userPin, { delay: 20 });
  await waitForScript(page);
  await waitUntilIdle(page);
  for (const [name, text] of Object.entries(values))
    expect(await page.locator(`#${name}`).inputValue(), name).toBe(text);
  expect(await page.locator('#userPin').evaluate((field) => field === document.activeElement)).toBe(true);
});
