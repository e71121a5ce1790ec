import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { GIVING_NGO } from '#src/features/donation/donation.fixture.ts';
import { en } from '#src/messages/catalogues.server.ts';
import { rupees } from '#src/shared/money.ts';
import { fillGift, productDonations } from '../support/give.ts';
import { expectAccessibleEverywhere } from '../support/page-checks.ts';
import { button, main, waitForHeading } from '../support/page.ts';
import { withProductDatabase } from '../support/product-database.ts';
import { runSql } from '../support/run-sql.ts';
import { addressOf, newVisitor, waitForScript } from '../support/visit.ts';

const giving = en['donation/giving'];
const payment = en['donation/payment'];
const { errors } = en['donation/responses'];

const savedGivingNgo = () => withProductDatabase((db) => productDonations(db).savedGivingNgo());
/** Returns the HTML of a page, as somebody without JavaScript gets it. */
const read = async (path: string) => (await fetch(addressOf(path))).text();
const errorOf = (page: Page, id: string) => page.locator(`#${id}-error`).textContent();

test('wrong amounts, numbers and texts are named in a sentence, and nothing is lost', async () => {
  const ngoId = await savedGivingNgo();
  const { page } = await newVisitor();
  await page.goto(addressOf(`/donate/${ngoId}`));
  await waitForScript(page);
  await button(page, giving.submit).click();
  await main(page).getByRole('alert').waitFor();
  expect(await errorOf(page, 'amount')).toBe(errors.amountRequired);
  await expectAccessibleEverywhere(page);

  const typed = { amount: '1.005', pan: 'ABCDD1234E', address: 'Aadhaar 2341 2341 2346, Rajkot' };
  await fillGift(page, { email: 'wrong@example.org', amount: typed.amount });
  await page.locator('#pan').fill(typed.pan);
  await page.locator('#address').fill(typed.address);
  await button(page, giving.submit).click();
  await page.locator('#ownAmount-error').getByText(errors.amountTooPrecise).waitFor();
  await page.locator('#pan-error').getByText(errors.donorPanKind).waitFor();
  await page.locator('#address-error').waitFor();
  for (const [id, text] of Object.entries({
    ownAmount: typed.amount,
    pan: typed.pan,
    address: typed.address,
  }))
    expect(await page.locator(`#${id}`).inputValue()).toBe(text);
  await page.locator('#ownAmount').fill('500');
  await page.locator('#pan').fill('');
  await page.locator('#address').fill('Rajkot 360001');
  await button(page, giving.submit).click();
  await waitForHeading(page, payment.heads.created('₹500', (await ngoName(page))!));
});

/** Returns the name of the NGO in the headline of the payment. */
async function ngoName(page: Page): Promise<string | undefined> {
  const heading = await main(page).getByRole('heading', { level: 1 }).textContent();
  return / to (.*)$/.exec(heading ?? '')?.[1];
}

test('a large gift goes by bank transfer, each detail to copy', async () => {
  const path = await withProductDatabase(async (db) => {
    const { savedDonation, pathOf, ...testing } = productDonations(db);
    const ngoId = await testing.savedGivingNgo();
    return pathOf((await savedDonation({ ngoId, amount: rupees(100_001) })).reference);
  });
  const { page, context } = await newVisitor();
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto(addressOf(path));
  await main(page).getByText(payment.aboveLimit('₹1,00,000')).waitFor();
  await waitForScript(page);
  expect(await page.getByRole('link', { name: payment.upi.open }).count()).toBe(0);
  await page.getByRole('button', { name: `${payment.copy.button}${payment.account.number}` }).click();
  await page.getByRole('status').getByText(payment.copy.copied).waitFor();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('50100012345678');
});

test('gifts from abroad are offered only to an NGO that may take them, and by transfer', async () => {
  const fcra = { number: '041910123', validFrom: '2024-01-01', validTo: '2031-12-31' };
  const [without, registered, withAccount] = await withProductDatabase(async (db) => {
    const testing = productDonations(db);
    const saved = async (record: object, isForeign = false) => {
      const ngoId = await testing.savedNgo({ ...GIVING_NGO, phone: '9825012345', ...record });
      await testing.savedBankDetail(ngoId);
      if (isForeign)
        await testing.savedBankDetail(ngoId, { isForeign, upiId: null, accountNumber: '40000000123' });
      return ngoId;
    };
    return [await saved({}), await saved({ fcra }), await saved({ fcra }, true)] as const;
  });
  expect(await read(`/donate/${without}`)).toContain(giving.origins.notAllowed);
  expect(await read(`/donate/${registered}`)).toContain(giving.origins.contact('9825012345'));

  const { page } = await newVisitor({ javaScriptEnabled: false });
  await page.goto(addressOf(`/donate/${withAccount}`));
  await page.locator('input[name=origin][value=abroad]').check();
  await page.locator('input[name=amount][value="5000"]').check();
  await page.locator('#name').fill('Ruth Miller');
  await page.locator('#email').fill('ruth@example.org');
  await page.locator('#address').fill('12 High Street, Leicester');
  await page.locator('#consent').check();
  await button(page, giving.submit).click();
  await main(page).getByRole('heading', { name: payment.account.heading }).waitFor();
  await main(page).getByText('40000000123', { exact: true }).waitFor();
  expect(await main(page).textContent()).not.toContain('@examplebank');
});

test('a fundraiser shows how much is missing, and says kindly when it is over', async () => {
  const { ngoId, id } = await withProductDatabase(async (db) => {
    const testing = productDonations(db);
    const ngo = await testing.savedGivingNgo({ showsTotals: true });
    const purposeId = await testing.savedPurpose(ngo, { title: 'Eye camps', goal: rupees(10_000) });
    await testing.savedDonation({ ngoId: ngo, purposeId, status: 'received', amount: rupees(2500) });
    return { ngoId: ngo, id: purposeId };
  });
  const path = `/donate/${ngoId}?for=${id}`;
  const { page } = await newVisitor();
  await page.goto(addressOf(path));
  await waitForHeading(page, 'Eye camps');
  await main(page).getByText(giving.fundraiser.given('₹2,500', '₹10,000')).waitFor();
  await main(page)
    .getByText(giving.fundraiser.missing('₹7,500', 1, '1'))
    .waitFor();
  const bar = page.getByRole('progressbar');
  expect(await bar.getAttribute('value')).toBe('25');
  await waitForScript(page);
  await fillGift(page, { email: 'fundraiser@example.org', amount: '500' });
  await button(page, giving.submit).click();
  await main(page).getByText(payment.heads.purpose('Eye camps')).waitFor();

  await withProductDatabase((db) =>
    runSql(db, { text: 'update donation_purpose set closed_at = now() where id = $1::bigint', values: [id] }),
  );
  await page.goto(addressOf(path));
  await main(page).getByText(giving.closed.closed).waitFor();
  expect(await page.locator('form[method=post]').count()).toBe(0);
  await expectAccessibleEverywhere(page);
  await main(page).getByRole('link', { name: giving.closed.otherPurpose }).click();
  await page.locator('#amount').waitFor();
});

test('a refused payment is told with its reason, and the right number makes a new gift', async () => {
  const { path } = await withProductDatabase(async (db) => {
    const testing = productDonations(db);
    const ngoId = await testing.savedGivingNgo();
    const { reference } = await testing.savedDonation({ ngoId, status: 'refused', amount: rupees(1200) });
    return { path: testing.pathOf(reference) };
  });
  const { page } = await newVisitor();
  await page.goto(addressOf(path));
  await waitForScript(page);
  await main(page).getByText(payment.steps.reason('Not in our bank')).waitFor();
  await expectAccessibleEverywhere(page);
  await page.locator('#utr').fill('498765432109');
  await button(page, payment.claim.submitAgain).click();
  await main(page).getByText(payment.steps.utr('498765432109')).waitFor();
  await page.goto(addressOf(path));
  await main(page).getByRole('link', { name: payment.successor }).click();
  await main(page).getByText(payment.steps.utr('498765432109')).waitFor();
});

test('a received gift shows its receipt, which anyone can check by its code', async () => {
  const t = en['donation/receipt-check'];
  const { path, code } = await withProductDatabase(async (db) => {
    const testing = productDonations(db);
    const ngoId = await testing.savedGivingNgo();
    const { id, reference } = await testing.savedDonation({
      ngoId,
      status: 'received',
      amount: rupees(1500),
    });
    const [receipt] = await testing.receiptsOf(id);
    return { path: testing.pathOf(reference), code: receipt!.code };
  });
  const { page } = await newVisitor({ javaScriptEnabled: false });
  await page.goto(addressOf(path));
  await main(page).getByText(payment.steps.receipt('2026-27/00001')).waitFor();
  const file = await main(page).getByRole('link', { name: payment.download }).getAttribute('href');
  expect(file).toContain(`/donate/receipt/${code}/pdf?donation=`);

  await page.goto(addressOf('/donate/receipt'));
  await waitForHeading(page, t.title);
  await button(page, t.submit).click();
  await main(page).getByText(t.codeRequired).waitFor();
  await page.locator('#code').fill('RC-2222-2222-2222');
  await button(page, t.submit).click();
  await waitForHeading(page, t.notFound);
  await page.locator('#code').fill(code.toLowerCase());
  await button(page, t.submit).click();
  await waitForHeading(page, t.valid);
  expect(new URL(page.url()).pathname).toBe(`/donate/receipt/${code}`);
  const facts = await main(page).textContent();
  for (const text of ['2026-27/00001', '₹1,500.00', 'કો. પ.', t.deductible]) expect(facts).toContain(text);
  expect(facts).not.toContain('કોકિલા');
  expect(await page.locator('meta[name=robots]').getAttribute('content')).toBe('noindex');
});

test('an NGO without bank details takes no gifts, and its page does not ask for any', async () => {
  const [ngoId, givingId] = await withProductDatabase(async (db) => {
    const testing = productDonations(db);
    return [await testing.savedNgo(GIVING_NGO), await testing.savedGivingNgo()] as const;
  });
  expect(await read(`/donate/${ngoId}`)).toContain(giving.closed.notTaken);
  expect(await read(`/health/detailpage/${ngoId}`)).not.toContain(`href="/donate/${ngoId}"`);
  expect(await read(`/health/detailpage/${givingId}`)).toContain(`href="/donate/${givingId}"`);
});

test('the sitemap contains the list and each NGO that takes gifts', async () => {
  const ngoId = await savedGivingNgo();
  expect(await read('/sitemap-pages.xml')).toContain('/gu/donate</loc>');
  expect(await read('/sitemap.xml')).toContain('/sitemap-donate-1.xml</loc>');
  expect(await read('/sitemap-donate-1.xml')).toContain(`/donate/${ngoId}</loc>`);
  for (const part of ['0', '99', '999999999'])
    expect((await fetch(addressOf(`/sitemap-donate-${part}.xml`))).status).toBe(404);
});
