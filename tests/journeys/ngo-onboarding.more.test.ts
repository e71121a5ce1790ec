import { expect, test } from 'vitest';
import { DEMO_PASSWORD } from '#src/features/account/demo-accounts.server.ts';
import { en as t } from '#src/messages/catalogues.server.ts';
import { fillJoinForm } from '../support/join-form.ts';
import { signIn } from '../support/sign-in.ts';
import { expectAccessibleEverywhere } from '../support/page-checks.ts';
import { readHtml } from '../support/read-html.ts';
import { typePassword } from '../support/type-password.ts';
import { verifyNgo } from '../support/verify-ngo.ts';
import { addressOf, newVisitor, waitForScript } from '../support/visit.ts';

const PASSWORD = 'eight green parrots sing';
/** Bytes of the NGO area's first screen, all of it, compressed. */
const MAX_FIRST_SCREEN_BYTES = 180_000;

const NGO = {
  name: 'Tejas Netra Sahyog',
  nameGu: 'તેજસ નેત્ર સહયોગ',
  email: 'join.en@example.org',
  password: PASSWORD,
};

test('an NGO registers, is verified, edits its profile, and a visitor sees it', async () => {
  const { name, email } = NGO;
  const { page, pageErrors } = await newVisitor();
  await page.goto(addressOf('/rform'));
  await waitForScript(page);
  await fillJoinForm(page, NGO, t);
  await page.getByRole('button', { name: t['ngo/registration'].submit, exact: true }).click();
  await page.getByRole('heading', { level: 1, name: t['ngo/registration'].submitted.title }).waitFor();

  // It signs in immediately and reads that its page is not public yet.
  await signIn(page, { email, password: PASSWORD, to: '/ngopage' });
  await page.getByRole('heading', { level: 1, name: t['site/today'].headline.documentsMissing }).waitFor();
  await page.getByText(t['site/today'].standing.unlisted).waitFor();
  // Six steps say what is missing, beside the page as visitors will see it.
  const { setUp } = t['site/today'];
  await page
    .getByText(setUp.done('0', '6'))
    .or(page.getByText(setUp.done('1', '6')))
    .waitFor();
  expect(await page.getByRole('main').locator('ol > li').count()).toBe(6);
  await page.locator('[inert]').getByRole('heading', { level: 1, name }).waitFor();
  await expectAccessibleEverywhere(page);
  const search = `/search?q=${encodeURIComponent(name)}&exact=true`;
  const find = async () => (await readHtml(search)).links.find((link) => link.name === name);
  expect(await find()).toBeUndefined();
  await verifyNgo({ displayName: name, language: 'en' });

  await page.goto(addressOf('/ngopage/editNgo'));
  await page.locator('[name=mission]').fill('Nobody goes blind for want of a bus fare.');
  await page.locator('[name=serviceName-0]').fill('Eye camps');
  await page.locator('[name=serviceNameGu-0]').fill('આંખના કેમ્પ');
  await page.locator('[name=serviceCost-0]').selectOption('free');
  await page.getByRole('button', { name: t['ngo/editing'].services.add, exact: true }).click();
  await page.locator('[name=serviceName-1]').fill('Spectacles');
  await page.locator('[name=foundedYear]').fill('૨૦૦૧');
  await page.getByRole('button', { name: t['ngo/editing'].see, exact: true }).click();
  await page.getByText(t['ngo/editing'].previewLead).waitFor();
  await expectAccessibleEverywhere(page);
  await page.getByRole('button', { name: t['ngo/editing'].save, exact: true }).click();
  await typePassword(page, PASSWORD);
  await expect.poll(() => page.locator('[name=foundedYear]').inputValue()).toBe('2001');

  // Needs found in its texts are proposed now. It selects one of them and adds another from the list.
  const needs = page.getByRole('group', { name: t['ngo/editing'].groups.needs });
  await needs.getByRole('checkbox').first().check();
  await needs.getByRole('combobox').selectOption('cataract-operation');
  await needs.getByRole('button', { name: t.needs.add }).click();
  // An error does not lose them.
  await page.locator('[name=foundedYear]').fill('2999');
  await page.getByRole('button', { name: t['ngo/editing'].save, exact: true }).click();
  const refusal = page.getByRole('alert');
  await refusal.getByText(new RegExp(t['ngo/editing'].fields.foundedYear)).waitFor();
  await expectAccessibleEverywhere(page);
  await page.locator('[name=foundedYear]').fill('2001');
  const saving = page.waitForResponse((response) => response.url().includes('updateNgo') && response.ok());
  await page.getByRole('button', { name: t['ngo/editing'].save, exact: true }).click();
  await saving;
  await page.reload();
  await expect.poll(() => page.locator('[name=needs]:checked').count()).toBe(2);

  const seen = await readHtml((await find())!.href);
  expect(seen.heading).toBe(name);
  for (const words of ['Nobody goes blind for want of a bus fare.', 'Spectacles', t['ngo/directory'].needs])
    expect(seen.text).toContain(words);
  expect(seen.links.filter(({ href }) => href.includes('/search?q='))).toHaveLength(2);
  // The browser's console reports the refused form, and the call that needs the password.
  expect(pageErrors.filter((line) => !/422|401|403/.test(line))).toEqual([]);
});

test('the first page of the NGO area has at most 180 kB in all', async () => {
  const { page, context } = await newVisitor();
  await signIn(page, { email: 'ngo@example.org', password: DEMO_PASSWORD, to: '/about' });
  const stored = await page.evaluate(() => ({ ...sessionStorage }));
  const newPage = await context.newPage();
  const session = await context.newCDPSession(newPage);
  await session.send('Network.enable');
  await session.send('Network.setCacheDisabled', { cacheDisabled: true });
  let bytes = 0;
  session.on('Network.loadingFinished', ({ encodedDataLength }) => (bytes += encodedDataLength));
  await newPage.addInitScript((entries) => {
    for (const [key, value] of Object.entries(entries)) sessionStorage.setItem(key, value as string);
  }, stored);
  await newPage.goto(addressOf('/ngopage'));
  await newPage.getByRole('heading', { level: 1 }).waitFor();
  await newPage.waitForLoadState('networkidle');
  expect(bytes).toBeGreaterThan(50_000);
  expect(bytes).toBeLessThanOrEqual(MAX_FIRST_SCREEN_BYTES);
  console.info(`The first screen of the NGO area: ${(bytes / 1000).toFixed(0)} kB`);
});
