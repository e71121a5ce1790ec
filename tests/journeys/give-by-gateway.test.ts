import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { en } from '#src/messages/catalogues.server.ts';
import { rupees } from '#src/shared/money.ts';
import { productDonations } from '../support/give.ts';
import { addNgoWithReceipts } from '../support/managed-donations.ts';
import { SCHEME_NGO } from '../support/managed-schemes.ts';
import { expectAccessibleEverywhere } from '../support/page-checks.ts';
import { button, main, waitForHeading, waitForToast } from '../support/page.ts';
import { withProductDatabase } from '../support/product-database.ts';
import { signIn } from '../support/sign-in.ts';
import { addressOf, newVisitor } from '../support/visit.ts';

const payment = en['donation/payment'];
const gateway = en['donation/gateway'];
const details = en['donation/details'];
const { gatewayRefund: t } = details;

async function addNgoWithGateway() {
  const ngo = await addNgoWithReceipts();
  await withProductDatabase((db) => productDonations(db).savedGatewayAccount(ngo.ngoId));
  return ngo;
}

/** Begins a gift of ₹1,000. Returns the path of the page that says how to pay it. */
const beginGift = (ngoId: string) =>
  withProductDatabase(async (db) => {
    const { savedDonation, pathOf } = productDonations(db);
    const { reference } = await savedDonation({ ngoId, amount: rupees(1000) });
    return pathOf(reference);
  });

/** Goes on to the page of the gateway. */
async function goToGateway(page: Page): Promise<void> {
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
  await main(page).getByRole('link', { name: payment.download }).waitFor();
}

test('somebody gives by card without JavaScript, and sees that the gift has arrived', async () => {
  const { ngoId } = await addNgoWithGateway();
  const path = await beginGift(ngoId);
  const { page } = await newVisitor({ javaScriptEnabled: false });
  await page.goto(addressOf(path));
  await goToGateway(page);
  await pay(page);
});

test('a payment that is given up or fails can be paid after all, and the NGO gives a part back', async () => {
  const { ngoId, email } = await addNgoWithGateway();
  const path = await beginGift(ngoId);
  const { page: donor } = await newVisitor();
  await donor.goto(addressOf(path));
  await goToGateway(donor);
  await expectAccessibleEverywhere(donor);
  await button(donor, gateway.go).click();
  await donor.getByRole('link', { name: 'Cancel' }).click();
  await main(donor).getByText(payment.notes.atGateway).waitFor();
  await goToGateway(donor);
  await button(donor, gateway.go).click();
  await donor.getByRole('button', { name: 'Fail' }).click();
  await donor.getByRole('button', { name: 'Back' }).click();
  await main(donor).getByText(payment.notes.atGateway).waitFor();
  await expectAccessibleEverywhere(donor);
  expect(await donor.locator('#utr').count()).toBe(1);
  await goToGateway(donor);
  // The address of the page alone starts nothing.
  await donor.goto(donor.url());
  await goToGateway(donor);
  await pay(donor);

  const { page } = await newVisitor();
  const { password } = SCHEME_NGO;
  await signIn(page, { email, password, to: '/ngopage/donation' });
  await main(page).getByRole('link', { name: 'કોકિલા પટેલ' }).click();
  await button(page, details.actions.refundAtGateway).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(t.amount).fill('1,001');
  await dialog.getByRole('button', { name: t.confirm, exact: true }).click();
  await dialog.getByText(t.wrong('₹1,000')).waitFor();
  await dialog.getByLabel(t.amount).fill('400');
  await dialog.getByRole('button', { name: t.confirm, exact: true }).click();
  await dialog.getByText(t.password('₹400')).waitFor();
  await dialog.locator('#confirmedPassword').fill(password);
  await dialog.locator('button[type=submit]').last().click();
  await waitForToast(page, gateway.donationRefundAsked);
  await main(page).getByText('₹400').first().waitFor();
  await expectAccessibleEverywhere(page);
});
