import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { en, hi } from '#src/messages/catalogues.server.ts';
import { todayInIndia } from '#src/shared/dates.ts';
import { currentFinancialYear, formatFinancialYear } from '#src/shared/financial-year.ts';
import type { Language } from '#src/shared/languages.ts';
import { RECEIVED_RETENTION_YEARS } from '#src/features/donation/donation.values.ts';
import { donorPageTesting } from '#src/features/donation/donor-page/donor-page.fixture.ts';
import { DONOR_LINK_DAYS } from '#src/features/donation/donor-page/donor-page.values.ts';
import { standingGiftTesting } from '#src/features/donation/standing-gift/standing-gift.fixture.ts';
import { productDonations } from '../support/give.ts';
import { journeyProduct, productKeys } from '../support/journey-product.ts';
import { waitForMail } from '../support/mails.ts';
import { expectAccessibleEverywhere } from '../support/page-checks.ts';
import { button, main, waitForHeading } from '../support/page.ts';
import { withProductDatabase } from '../support/product-database.ts';
import { readPdf } from '../support/read-pdf.ts';
import { runSql } from '../support/run-sql.ts';
import type { TestApp } from '../support/test-app.ts';
import { addressOf, newVisitor, waitForScript, type PageErrors } from '../support/visit.ts';

const YEAR = formatFinancialYear(currentFinancialYear());
/** Browsers report refused forms and pages that show nothing any more as failed responses. */
const unexpected = (pageErrors: PageErrors) => pageErrors.filter((error) => !/\b(404|422)\b/.test(error));

type Ngo = { _id: string; name: string; nameHi: string | null };

/** Gives 1,500 rupees with a monthly reminder, and lets the NGO have received it. */
async function give({ email, language }: { email: string; language: Language }): Promise<Ngo> {
  const { data } = (await (await fetch(addressOf('/api/donation/getAllNgoToGive'))).json()) as {
    data: Ngo[];
  };
  const [ngo] = data;
  const response = await fetch(addressOf(`/api/donation/addDonation/${ngo!._id}`), {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'accept-language': language },
    body: JSON.stringify({
      amount: '1,500',
      name: 'Kokila Patel',
      email,
      mobile: '9876543210',
      address: '5 Station Road, Rajkot 360001',
      pan: 'ABCPD1234E',
      origin: 'india',
      monthly: 'yes',
      consent: 'yes',
    }),
  });
  expect(response.status).toBe(200);
  await withProductDatabase(async (db) => {
    await runSql(db, {
      text: `update donation set status = 'received', received_on = $2::date, received_at = now(), proof = 'ngo'
        where donor_email = $1`,
      values: [email, todayInIndia()],
    });
    await runSql(db, {
      text: `update standing_gift set starts_at = now(), next_on = $2::date + 28 where donor_email = $1`,
      values: [email, todayInIndia()],
    });
  });
  return ngo!;
}

/** Saves a link to the page of a donor and returns its path. */
const savedPage = (email: string) =>
  withProductDatabase(async (db) => {
    const services = { keys: productKeys() } as TestApp['services'];
    const { savedLink } = donorPageTesting({ db, services, call: undefined as never });
    return `/donate/mine?donor=${await savedLink(email)}`;
  });

/** Returns the path of the donor's page from the mail. */
async function pageOf(email: string): Promise<string> {
  const { text } = await waitForMail(email, (mail) => mail.text?.includes('/donate/mine?donor=') ?? false);
  const { pathname, search } = new URL(
    /\S*\/donate\/mine\?donor=[\w-]+/.exec(text!)![0],
    journeyProduct().origin,
  );
  return pathname + search;
}

/** Opens the donor's page with the link from the mail. */
async function openPageOf(page: Page, email: string): Promise<string> {
  const path = await pageOf(email);
  const response = await page.goto(addressOf(path));
  expect(response?.status(), await main(page).innerText()).toBe(200);
  return path;
}

test('a donor without JavaScript asks for the link in Hindi, corrects the PAN, ends a reminder and takes consent back', async () => {
  const t = hi['donation/donor-page'];
  const email = 'kokila.gives@example.org';
  const ngo = await give({ email, language: 'hi' });
  const ngoName = ngo.nameHi ?? ngo.name;
  const { page, pageErrors } = await newVisitor({ javaScriptEnabled: false });

  // A mistake is named at its field, and what was typed is kept.
  await page.goto(addressOf('/hi/donate/mine'));
  await waitForHeading(page, t.ask.title);
  await page.locator('#email').fill('kokila.gives@');
  await button(page, t.ask.submit).click();
  await main(page).getByText(hi['donation/responses'].errors.donorEmailWrong).first().waitFor();
  expect(await page.locator('#email').inputValue()).toBe('kokila.gives@');
  await page.locator('#email').fill(email.toUpperCase());
  await button(page, t.ask.submit).click();
  await waitForHeading(page, t.ask.sent);

  const path = await openPageOf(page, email);
  expect(path.startsWith('/hi/')).toBe(true);
  await waitForHeading(page, t.headline.given('₹1,500', YEAR));
  await main(page).getByText(email).first().waitFor();
  expect(await main(page).textContent()).not.toContain('ABCPD1234E');

  await main(page).getByText(t.details.of('Kokila Patel'), { exact: true }).click();
  await page.locator('#name').fill('Kokila R. Patel');
  await page.locator('#pan').fill('ABCPD12345');
  await button(page, t.details.save).click();
  await main(page).getByText(hi['donation/responses'].errors.donorPanWrong).first().waitFor();
  expect(await page.locator('#name').inputValue()).toBe('Kokila R. Patel');
  expect(await page.locator('#pan').inputValue()).toBe('ABCPD12345');
  await page.locator('#pan').fill('bbbpd5678f');
  await button(page, t.details.save).click();
  await main(page).getByText(t.answers.donorChanged).waitFor();
  await main(page).getByText(t.details.stored('PAN', 'XXXXXXXX8F')).waitFor();
  await main(page).getByText('Kokila R. Patel', { exact: true }).waitFor();

  await button(page, `${t.reminders.end} ${ngoName}`).click();
  await main(page).getByText(hi['donation/standing-gift'].answers.standingGiftEnded).waitFor();
  expect(await main(page).getByRole('heading', { name: t.reminders.title }).count()).toBe(0);

  await main(page).getByText(t.consent.open, { exact: true }).click();
  await main(page).getByText(t.consent.kept(RECEIVED_RETENTION_YEARS)).waitFor();
  await button(page, t.consent.submit).click();
  await waitForHeading(page, t.withdrawn);
  expect((await page.goto(addressOf(path)))?.status()).toBe(404);
  await waitForHeading(page, t.notFound);
  await main(page).getByText(t.notFoundText(DONOR_LINK_DAYS)).waitFor();

  const kept = await withProductDatabase((db) =>
    runSql(db, {
      text: `select donor_email, donor_mobile, donor_address, status from donation where donor_name = 'Kokila R. Patel'`,
      values: [],
    }),
  );
  expect(kept).toEqual([[null, null, '5 Station Road, Rajkot 360001', 'received']]);
  expect(unexpected(pageErrors)).toEqual([]);
});

test('everything on the page of a donor is accessible, and a reminder is changed and ended on its own page', async () => {
  const t = en['donation/donor-page'];
  const monthly = en['donation/standing-gift'];
  const email = 'kokila.monthly@example.org';
  const ngo = await give({ email, language: 'en' });
  const { page, pageErrors } = await newVisitor();
  await page.goto(addressOf('/donate/mine'));
  await waitForScript(page);
  await button(page, t.ask.submit).click();
  await main(page).getByRole('alert').waitFor();
  await expectAccessibleEverywhere(page);
  await page.locator('#email').fill(email);
  await button(page, t.ask.submit).click();
  await waitForHeading(page, t.ask.sent);
  await expectAccessibleEverywhere(page);

  await page.goto(addressOf(await savedPage(email)));
  await waitForHeading(page, t.headline.given('₹1,500', YEAR));
  await waitForScript(page);
  await main(page).getByText(t.details.of('Kokila Patel'), { exact: true }).click();
  await main(page).getByText(t.consent.open, { exact: true }).click();
  await expectAccessibleEverywhere(page);
  await page.locator('#address').fill('');
  await button(page, t.details.save).click();
  await main(page).getByRole('alert').waitFor();
  await expectAccessibleEverywhere(page);
  await button(page, t.names.show).click();
  await main(page).getByText(t.answers.donorNameShown).waitFor();
  await main(page).getByText(t.names.all).waitFor();

  await main(page)
    .getByRole('link', { name: `${t.reminders.change} ${ngo.name}` })
    .click();
  await main(page).getByText(monthly.noDebit).waitFor();
  const path = new URL(page.url()).pathname + new URL(page.url()).search;
  await main(page).getByText(monthly.amount.open, { exact: true }).click();
  await page.locator('#amount').fill('1.005');
  await button(page, monthly.amount.save).click();
  await main(page).getByText(en['donation/responses'].errors.amountTooPrecise).waitFor();
  expect(await page.locator('#amount').inputValue()).toBe('1.005');
  await expectAccessibleEverywhere(page);
  await page.locator('#amount').fill('2,500');
  await button(page, monthly.amount.save).click();
  await main(page).getByText(monthly.answers.standingGiftChanged).waitFor();
  await main(page).getByText('₹2,500', { exact: true }).waitFor();

  // Opening the page ends nothing; one POST of a mail program does.
  const gift = new URL(page.url()).searchParams.get('gift')!;
  const oneClick = () =>
    fetch(addressOf(`/api/donation/endStandingGift?gift=${gift}`), {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: 'List-Unsubscribe=One-Click',
    });
  expect((await page.goto(addressOf(path)))?.status()).toBe(200);
  expect((await oneClick()).status).toBe(200);
  expect((await page.goto(addressOf(path)))?.status()).toBe(404);
  await waitForHeading(page, monthly.notFound);
  expect(unexpected(pageErrors)).toEqual([]);
});

test('a reminder is ended with one button, without JavaScript', async () => {
  const t = hi['donation/standing-gift'];
  const path = await withProductDatabase(async (db) => {
    const services = { keys: productKeys() } as TestApp['services'];
    const { savedStandingGift } = standingGiftTesting({ db, services });
    const ngoId = await productDonations(db).savedGivingNgo();
    const email = 'kokila.ends@example.org';
    const { token } = await savedStandingGift({ ngoId, email, language: 'hi', startedOn: todayInIndia() });
    // What a mail program shows without a button of its own.
    return `/api/donation/endStandingGift?gift=${token}&language=hi`;
  });
  const { page } = await newVisitor({ javaScriptEnabled: false });
  await page.goto(addressOf(path));
  expect(new URL(page.url()).pathname).toBe('/hi/donate/monthly');
  await button(page, t.end).click();
  await waitForHeading(page, t.ended);
});

test('the gifts and receipts of a year come as one PDF, only with the link', async () => {
  const t = en['donation/donor-page'];
  const email = await withProductDatabase(async (db) => {
    const [row] = await runSql<[string]>(db, {
      text: `select d.donor_email from donation d join donation_receipt r on r.donation_id = d.id
        where d.donor_email is not null and r.cancelled_at is null order by r.received_on desc, d.id limit 1`,
      values: [],
    });
    return row![0];
  });
  const html = await (await fetch(addressOf(await savedPage(email)))).text();
  expect(html).toContain(t.years.pdf(YEAR));
  const file = /href="(\/donate\/mine\/pdf\/[^"]*)"/.exec(html)?.[1]?.replaceAll('&amp;', '&');
  const response = await fetch(addressOf(file!));
  expect([response.status, response.headers.get('content-type')]).toEqual([200, 'application/pdf']);
  expect(response.headers.get('cache-control')).toBe('no-store');
  const { lines } = readPdf(await response.bytes());
  expect(lines.join('\n')).toContain(YEAR);
  const [path = ''] = file!.split('?');
  expect((await fetch(addressOf(path))).status).toBe(404);
  expect((await fetch(addressOf(`${path}?donor=nothing`))).status).toBe(404);
});
