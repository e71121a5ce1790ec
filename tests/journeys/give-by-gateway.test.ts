import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { en } from '#src/messages/catalogues.server.ts';
import { fillGift, productDonations } from '../support/give.ts';
import { expectAccessibleEverywhere } from '../support/page-checks.ts';
import { button, main, waitForHeading } from '../support/page.ts';
import { withProductDatabase } from '../support/product-database.ts';
import { addressOf, connectBrowser, newVisitor } from '../support/visit.ts';

connectBrowser();

const giving = en['donation/giving'];
const payment = en['donation/payment'];
const gateway = en['donation/gateway'];

const addNgoWithGateway = () =>
  withProductDatabase(async (db) => {
    const { savedGivingNgo, savedGatewayAccount } = productDonations(db);
    const ngoId = await savedGivingNgo();
    await savedGatewayAccount(ngoId);
    return ngoId;
  });

/** Begins a gift of ₹1,000 and goes on to the page of the gateway. */
async function goToGateway(page: Page, { ngoId, email }: { ngoId: string; email: string }): Promise<void> {
  await page.goto(addressOf(`/donate/${ngoId}`));
  await fillGift(page, { email, amount: '1,000' });
  await button(page, giving.submit).click();
  await main(page).getByText(payment.gateway.instead).click();
  await button(page, payment.gateway.submit).click();
  await button(page, gateway.go).waitFor();
}

test.each([true, false])(
  'somebody gives by card, script %s, and sees that the gift has arrived',
  async (javaScriptEnabled) => {
    const ngoId = await addNgoWithGateway();
    const { page } = await newVisitor({ javaScriptEnabled });
    await goToGateway(page, { ngoId, email: `card.${javaScriptEnabled}@example.org` });
    if (javaScriptEnabled) await expectAccessibleEverywhere(page);

    // The address of the page alone starts nothing.
    await page.goto(page.url());
    await main(page).getByText(payment.gateway.instead).click();
    await button(page, payment.gateway.submit).click();

    await button(page, gateway.go).click();
    await page.getByRole('heading', { name: 'Pay 100000 paise' }).waitFor();
    await page.getByRole('button', { name: 'Pay' }).click();
    await page.getByRole('button', { name: 'Back' }).click();
    await waitForHeading(page, payment.heads.received('₹1,000', ''));
    await main(page).getByRole('link', { name: payment.download }).waitFor();
  },
);

test('a payment that fails or is given up leads back to the gift, which can be paid in another way', async () => {
  const ngoId = await addNgoWithGateway();
  const { page } = await newVisitor();
  await goToGateway(page, { ngoId, email: 'card.fails@example.org' });
  await button(page, gateway.go).click();
  await page.getByRole('link', { name: 'Cancel' }).click();
  await main(page).getByText(payment.notes.atGateway).waitFor();
  await main(page).getByText(payment.gateway.instead).click();
  await button(page, payment.gateway.submit).click();
  await button(page, gateway.go).click();
  await page.getByRole('button', { name: 'Fail' }).click();
  await page.getByRole('button', { name: 'Back' }).click();
  await main(page).getByText(payment.notes.atGateway).waitFor();
  await expectAccessibleEverywhere(page);
  expect(await page.locator('#utr').count()).toBe(1);
});
