import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { en } from '#src/messages/catalogues.server.ts';
import { DONOR, fillGift, productDonations } from '../support/give.ts';
import { addNgoWithReceipts } from '../support/managed-donations.ts';
import { SCHEME_NGO } from '../support/managed-schemes.ts';
import { expectAccessibleEverywhere } from '../support/page-checks.ts';
import { button, main, waitForHeading, waitForToast } from '../support/page.ts';
import { withProductDatabase } from '../support/product-database.ts';
import { signIn } from '../support/sign-in.ts';
import { addressOf, newVisitor } from '../support/visit.ts';

const giving = en['donation/giving'];
const payment = en['donation/payment'];
const gateway = en['donation/gateway'];
const details = en['donation/details'];
const { gatewayRefund: t } = details;

async function addNgoWithGateway() {
  const ngo = await addNgoWithReceipts();
  await withProductDatabase((db) => productDonations(db).savedGatewayAccount(ngo.ngoId));
  return ngo;
}

/** Begins a gift of ₹1,000 and goes on to the page of the gateway. */
async function goToGateway(page: Page, { ngoId, email }: { ngoId: string; email: string }): Promise<void> {
  await page.goto(addressOf(`/donate/${ngoId}`));
  await fillGift(page, { email, amount: '1,000' });
  await button(page, giving.submit).click();
  await main(page).getByText(payment.gateway.instead).click();
  await button(page, payment.gateway.submit).click();
  await button(page, gateway.go).waitFor();
}

/** Pays on the page of the gateway, and comes back. */
async function pay(page: Page): Promise<void> {
  await button(page, gateway.go).click();
  await page.getByRole('heading', { name: 'Pay 100000 paise' }).waitFor();
  await page.getByRole('button', { name: 'Pay' }).click();
  await page.getByRole('button', { name: 'Back' }).click();
  await waitForHeading(page, payment.heads.received('₹1,000', ''));
}

test.each([true, false])(
  'somebody gives by card, script %s, and sees that the gift has arrived',
  async (javaScriptEnabled) => {
    const { ngoId } = await addNgoWithGateway();
    const { page } = await newVisitor({ javaScriptEnabled });
    await goToGateway(page, { ngoId, email: `card.${javaScriptEnabled}@example.org` });
    if (javaScriptEnabled) await expectAccessibleEverywhere(page);

    // The address of the page alone starts nothing.
    await page.goto(page.url());
    await main(page).getByText(payment.gateway.instead).click();
    await button(page, payment.gateway.submit).click();

    await pay(page);
    await main(page).getByRole('link', { name: payment.download }).waitFor();
  },
);

test('a payment that fails or is given up leads back to the gift, which can be paid in another way', async () => {
  const { ngoId } = await addNgoWithGateway();
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

test('an NGO gives a part of a payment back, after its password', async () => {
  const { ngoId, email } = await addNgoWithGateway();
  const { page: donor } = await newVisitor();
  await goToGateway(donor, { ngoId, email: 'card.refund@example.org' });
  await pay(donor);

  const { page } = await newVisitor();
  const { password } = SCHEME_NGO;
  await signIn(page, { email, password, to: '/ngopage/donation' });
  await main(page).getByRole('link', { name: DONOR.name }).click();
  await button(page, details.actions.refundAtGateway).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(t.amount).fill('1,001');
  await dialog.getByRole('button', { name: t.confirm, exact: true }).click();
  await dialog.getByText(t.wrong('₹1,000')).waitFor();
  await expectAccessibleEverywhere(page);
  await dialog.getByLabel(t.amount).fill('400');
  await dialog.getByRole('button', { name: t.confirm, exact: true }).click();
  await dialog.getByText(t.password('₹400')).waitFor();
  await dialog.locator('#confirmedPassword').fill(password);
  await dialog.locator('button[type=submit]').click();
  await waitForToast(page, gateway.donationRefundAsked);
  await main(page).getByText('₹400').first().waitFor();
  await expectAccessibleEverywhere(page);
});
