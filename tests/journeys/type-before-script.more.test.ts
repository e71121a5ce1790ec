import { setTimeout as wait } from 'node:timers/promises';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { DEMO_PASSWORD } from '#src/features/account/demo-accounts.server.ts';
import { en } from '#src/messages/catalogues.server.ts';
import { DONOR, fillGift, productDonations } from '../support/give.ts';
import { withProductDatabase } from '../support/product-database.ts';
import { addressOf, newVisitor, waitForScript } from '../support/visit.ts';

/** Milliseconds by which each script arrives late, as on a slow phone. */
const LATE = 400;
const SCRIPT_RUNS = 'the script runs';

test('what a person enters and ticks before the script arrives stays as it is', async () => {
  const ngoId = await withProductDatabase((db) => productDonations(db).savedGivingNgo());
  const { page } = await newVisitor();
  await delayScripts(page);
  await page.goto(addressOf(`/donate/${ngoId}`), { waitUntil: 'commit' });
  // The consent is ticked last.
  await fillGift(page, { email: 'early@example.org', amount: '777' });
  await waitForScript(page);
  for (const [id, text] of Object.entries({ ...DONOR, email: 'early@example.org', ownAmount: '777' }))
    expect(await page.locator(`#${id}`).inputValue(), id).toBe(text);
  for (const id of ['origin', 'consent']) expect(await page.locator(`#${id}`).isChecked(), id).toBe(true);
});

test.each(['Enter', 'the button'])('someone signs in with %s before the script arrives', async (way) => {
  const { page } = await newVisitor();
  await delayScripts(page);
  // Nothing is painted before the style sheet has come, and the page remembers no click before it.
  await page.goto(addressOf('/logIn'), { waitUntil: 'domcontentloaded' });
  await page.getByLabel(en.account.email, { exact: true }).fill('ngo@example.org');
  const password = page.getByLabel(en.account.password, { exact: true });
  await password.fill(DEMO_PASSWORD);
  if (way === 'Enter') await password.press('Enter');
  else await page.getByRole('main').getByRole('button', { name: en.account.submit, exact: true }).click();
  await page.waitForURL((url) => url.pathname === '/ngopage');
});

test('a form that is sent before the script arrives is sent once', async () => {
  const ngoId = await withProductDatabase((db) => productDonations(db).savedGivingNgo());
  const { page } = await newVisitor();
  await delayScripts(page);
  const sent: string[] = [];
  await announceScript(page);
  const scriptRuns = page.waitForEvent('console', (message) => message.text() === SCRIPT_RUNS);
  await page.route(
    () => true,
    async (route) => {
      if (route.request().method() !== 'POST') return route.fallback();
      sent.push(route.request().url());
      // The script starts while the answer is on its way.
      await scriptRuns;
      return route.continue();
    },
  );
  await page.goto(addressOf(`/donate/${ngoId}`), { waitUntil: 'commit' });
  await page.locator('#origin').check();
  await page.locator('main button[type=submit]').click({ noWaitAfter: true });
  await page.getByRole('alert').first().waitFor();
  expect(sent).toEqual([addressOf(`/donate/${ngoId}`)]);
});

async function delayScripts(page: Page): Promise<void> {
  await page.route(/\.js/, async (route) => {
    await wait(LATE);
    await route.continue();
  });
}

/**
 * Lets the page write to its console when its script runs and has done what it does at first. While a form is being sent,
 * Playwright asks the page nothing.
 */
async function announceScript(page: Page): Promise<void> {
  await page.addInitScript((announcement) => {
    const timer = setInterval(() => {
      if (!Object.keys(document.body).some((key) => key.startsWith('__reactFiber$'))) return;
      clearInterval(timer);
      requestIdleCallback(() => requestIdleCallback(() => console.info(announcement)));
    }, 50);
  }, SCRIPT_RUNS);
}
