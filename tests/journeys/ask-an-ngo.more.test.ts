import type { Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { DEMO_NGO } from '#src/features/account/demo-accounts.server.ts';
import { en, gu } from '#src/messages/catalogues.server.ts';
import { postConfirmed } from '../support/call-api.ts';
import { waitForNewCode } from '../support/help-requests.ts';
import { fillHelpForm } from '../support/help-form.ts';
import { expectAccessibleEverywhere } from '../support/page-checks.ts';
import { button, main } from '../support/page.ts';
import { withProductDatabase } from '../support/product-database.ts';
import { runSql } from '../support/run-sql.ts';
import { addressOf, newVisitor, waitForScript } from '../support/visit.ts';
import { dayIn } from '../support/days.ts';

const t = en['help-request/submission'];
const status = en['help-request/status'];
const requests = en['ngo/profile/requests'];
const addressed = en['help-request/submission/addressed'];
const addressedGu = gu['help-request/submission/addressed'];

type NgoResult = { _id: string; category: string; city: string; nameGu: string };
/** An NGO that takes requests, and one that nobody signs in for any more. */
let activeNgo: NgoResult;
let inactiveNgo: NgoResult;
beforeAll(async () => {
  activeNgo = await findNgo(DEMO_NGO);
  inactiveNgo = await findNgo('Manmel Samvad Kendra');
  await withProductDatabase((db) =>
    runSql(db, {
      text: 'update account set disabled_at = now() where ngo_id = $1::bigint',
      values: [inactiveNgo._id],
    }),
  );
});

async function findNgo(name: string): Promise<NgoResult> {
  const response = await fetch(addressOf(`/api/ngo/getAllNgo?q=${encodeURIComponent(name)}`));
  return ((await response.json()) as { data: NgoResult[] }).data[0]!;
}

async function setPause(until: string | null): Promise<void> {
  await postConfirmed('helpRequest/setHelpCapacity', { email: 'ngo@example.org', body: { until } });
}

/** The words of a page, as they come over HTTP. */
async function readText(path: string): Promise<string> {
  const html = await (await fetch(addressOf(path))).text();
  return html.replace(/<[^>]*>/g, '');
}

/** Opens the form from the page of the NGO. */
async function askFromPage(page: Page): Promise<void> {
  await main(page)
    .getByRole('link', { name: en['ngo/profile'].requestHelp })
    .filter({ visible: true })
    .click();
  await page.getByRole('heading', { name: addressed.heading(DEMO_NGO) }).waitFor();
  await waitForScript(page);
}

/** Proves the mailbox, sends the form and closes the popup about it. */
async function send(page: Page, email: string, beforeSending?: () => Promise<void>): Promise<void> {
  await button(page, 'Get OTP').click();
  await page.getByText(t.otpSent.text).waitFor();
  await page.getByLabel('OTP', { exact: true }).fill(await waitForNewCode(email));
  await beforeSending?.();
  await button(page, 'Submit').click();
  await page.getByRole('dialog').getByRole('button', { name: t.ok }).click();
}

test('a person asks an NGO from its page, and it alone, as each page states; when it pauses meanwhile, the choice has no effect', async () => {
  const email = 'asks.one.ngo@example.org';
  const { page, pageErrors } = await newVisitor();
  await page.goto(addressOf(`/${activeNgo.category}/detailpage/${activeNgo._id}`));
  await waitForScript(page);
  await askFromPage(page);
  expect(await page.locator('#userCity').inputValue()).toBe(activeNgo.city);
  expect(await page.getByRole('radio', { name: 'Health' }).isChecked()).toBe(true);
  await page.getByText(addressed.next(DEMO_NGO)[0]).waitFor();
  await expectAccessibleEverywhere(page);

  // A town other than the NGO's stays selected after a reload.
  await fillHelpForm(page, { t: en, email, isPreset: true });
  await button(page, `${t.change} ${t.steps[1]}`).click();
  await page.locator('#userCity').selectOption('Rajkot');
  await button(page, t.next).click();
  await page.reload();
  await page.getByText(t.draft.restored).waitFor();
  expect(await page.locator('#userCity').inputValue()).toBe('Rajkot');
  await send(page, email);
  await main(page)
    .getByRole('heading', { name: `${DEMO_NGO} has it first` })
    .waitFor();
  await main(page)
    .getByText(/If they do not answer by \w+day, \d+ \w+, \d+:\d\d [ap]m, other NGOs/)
    .waitFor();
  await expectAccessibleEverywhere(page);

  await button(page, en['help-request/confirmation'].toStatus).click();
  await main(page).getByRole('heading', { name: status.thread.askedFirst }).waitFor();
  await main(page)
    .getByText(/has it, as you chose, and no other NGO\. If there is no answer by \w+day, \d/)
    .waitFor();
  await expectAccessibleEverywhere(page);

  // Somebody else asks it from there. It pauses before the form is sent: the confirmation says so.
  await main(page).getByRole('link', { name: DEMO_NGO }).first().click();
  await askFromPage(page);
  const other = 'asks.too.late@example.org';
  await fillHelpForm(page, { t: en, email: other, isPreset: true });
  await send(page, other, () => setPause(dayIn(3)));
  await main(page).getByText(en['help-request/confirmation'].steps.not[1]!).waitFor();
  expect(pageErrors).toEqual([]);
  // Its page and a new form show the end of the pause immediately.
  expect(await readText(`/${activeNgo.category}/detailpage/${activeNgo._id}`)).toMatch(
    /They are not taking new requests until the end of \d/,
  );
  expect(await readText(`/helpRequest?ngo=${activeNgo._id}`)).toMatch(
    /They take no new requests until the end of \d/,
  );
  await setPause(null);
});

test('a person without JavaScript has other NGOs asked too; the code page keeps the choice', async () => {
  const textsGu = gu['help-request/submission'];
  const email = 'asks.others.too@example.org';
  const { page } = await newVisitor({ javaScriptEnabled: false });
  await page.goto(addressOf(`/gu/helpRequest?ngo=${activeNgo._id}`));
  await page.getByRole('heading', { name: addressedGu.heading(activeNgo.nameGu) }).waitFor();
  await page.getByText(addressedGu.askOthers).click();
  await fillHelpForm(page, { t: gu, email, isPreset: true });
  await button(page, textsGu.getOtp).click();
  await page.locator('#userOTP').fill('000000');
  await button(page, gu['help-request/submission/pages'].code.change).click();
  expect(await page.locator('#askOthers').isChecked()).toBe(true);
  await page.locator('#userOTP').fill(await waitForNewCode(email));
  await button(page, textsGu.submit).last().click();
  const { steps } = gu['help-request/confirmation'];
  await main(page)
    .getByRole('heading', { name: steps.withOthers(activeNgo.nameGu)[0]! })
    .waitFor();
});

test('a person sees on the page of an NGO and on the form that it cannot be asked, and gets the general form', async () => {
  const { page } = await newVisitor();
  await page.goto(addressOf('/search?q=Manmel%20Samvad%20Kendra'));
  await page.getByRole('link', { name: `${en.ngo.ask} Manmel Samvad Kendra` }).click();
  await page.waitForURL((url) => url.pathname.endsWith(`/detailpage/${inactiveNgo._id}`));
  expect(await main(page).getByRole('link', { name: en['ngo/profile'].requestHelp }).count()).toBe(0);
  await main(page).getByText(requests.notYet).filter({ visible: true }).waitFor();
  await expectAccessibleEverywhere(page);
  await main(page).getByRole('link', { name: en.site.askForHelp }).filter({ visible: true }).click();
  await page.waitForURL((url) => url.pathname === '/helpRequest' && !url.searchParams.has('ngo'));

  for (const id of ['999999999', 'x'])
    expect(await readText(`/helpRequest?ngo=${id}`)).toContain('This NGO cannot be asked here');
  await page.goto(addressOf(`/helpRequest?ngo=${inactiveNgo._id}`));
  await page.getByRole('heading', { name: /cannot be asked here/ }).waitFor();
  await page.getByText(addressed.unavailableLead).waitFor();
  expect(await page.locator('[name=ngo]').count()).toBe(0);
  await expectAccessibleEverywhere(page);
});

test('a person switches to the general form, which keeps the text but not the NGO and its town and category', async () => {
  const { page } = await newVisitor();
  await page.goto(addressOf(`/helpRequest?ngo=${activeNgo._id}`));
  await waitForScript(page);
  await page.getByText(addressed.askOthers).click();
  await page.getByLabel(t.fields.helpDescription).fill('My eyes');
  await page.reload();
  await page.getByText(t.draft.restored).waitFor();
  expect(await page.locator('#askOthers').isChecked()).toBe(true);
  await main(page).getByRole('link', { name: addressed.without }).click();
  await page.waitForURL((url) => !url.searchParams.has('ngo'));
  await page.reload();
  await page.getByText(t.draft.restored).waitFor();
  expect(await page.getByLabel(t.fields.helpDescription).inputValue()).toBe('My eyes');
  expect(await page.locator('[name=ngo]').count()).toBe(0);
  expect(await page.locator('#userCity').inputValue()).toBe('');
  expect(await page.getByRole('radio', { name: 'Health' }).isChecked()).toBe(false);
});
