import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { DEMO_PASSWORD } from '#src/features/account/demo-accounts.server.ts';
import { BRAND } from '#src/brand.ts';
import { en, gu } from '#src/messages/catalogues.server.ts';
import { waitForNewCode } from '../support/help-requests.ts';
import { fillHelpForm } from '../support/help-form.ts';
import { waitForMail } from '../support/mails.ts';
import { withProductDatabase } from '../support/product-database.ts';
import { runSql } from '../support/run-sql.ts';
import { signIn } from '../support/sign-in.ts';
import { main } from '../support/page.ts';
import { addressOf, DESK, newVisitor, waitForScript } from '../support/visit.ts';

const form = gu['help-request/submission'];
const status = gu['help-request/status'];
const inbox = en['help-request/inbox'];
const press = (page: Page, name: string) =>
  main(page).getByRole('button', { name, exact: true }).last().click();

/** Of each person an address of their own, and something only they wrote. */
const WOMEN = [
  { script: true, email: 'rekha.of.rajkot@example.org', need: 'મારી દીકરીને દવાખાને લઈ જવી છે.' },
  { script: false, email: 'hansa.of.rajkot@example.org', need: 'મારા પતિ મારે છે. મને દવા જોઈએ છે.' },
];

test.each(WOMEN)(
  'a woman in Rajkot asks for help in Gujarati, an NGO accepts, and she sees it; with JavaScript: $script',
  async ({ script, email, need }) => {
    const { page } = await newVisitor({ javaScriptEnabled: script });
    await page.goto(addressOf('/gu?from=Rajkot'));
    await main(page).getByRole('link', { name: gu.site.askForHelp }).first().click();
    await page.waitForURL((url) => url.pathname === '/gu/helpRequest');
    if (script) await waitForScript(page);
    const values = { userName: 'રેખાબેન', userMobile: '૯૮૨૫૦૫૫૫૫૫', helpDescription: need };
    await fillHelpForm(page, { t: gu, email, values });
    await press(page, form.getOtp);
    await page.getByText(form.otpSent.text).waitFor();
    await page.locator('#userOTP').fill(await waitForNewCode(email));
    await press(page, form.submit);
    const confirmation = script ? page.getByRole('dialog') : main(page);
    await confirmation.getByText(form.success.text).waitFor();
    const reference = /SH-[2-9A-Z]{4}-[2-9A-Z]{2}/.exec((await confirmation.textContent()) ?? '')?.[0] ?? '';
    expect(reference).not.toBe('');
    const receipt = await waitForMail(email, ({ text }) => text?.includes(reference) ?? false);

    const ngo = await findAskedNgo(reference);
    await acceptAsNgo({ reference, need, email: ngo.email });

    // Neither email reveals its topic or the site.
    const [accepted = ''] = gu.mail.helpRequest.personByDay.accepted('|').split('|');
    const acceptanceMail = await waitForMail(
      email,
      ({ text }) => (text?.includes(accepted) && text.includes(reference)) ?? false,
    );
    for (const { subject, from, text, html } of [receipt, acceptanceMail]) {
      const all = [subject, from?.name, from?.address, text, html].join('\n');
      for (const secret of [BRAND.slug, BRAND.name.gu, need, 'મદદ', 'રેખા', '૯૮૨૫', '98250'])
        expect(all.toLowerCase()).not.toContain(secret);
    }

    await page.goto(addressOf('/gu/helpRequest/status'));
    await page.getByLabel(status.find.number).fill(reference.toLowerCase());
    await page.getByLabel(status.find.email, { exact: true }).fill(email);
    await press(page, status.find.submit);
    await main(page).getByRole('heading', { level: 1, name: status.prove.answered }).waitFor();
    expect(await main(page).textContent()).not.toContain(need);
    await press(page, status.prove.send);
    await page.getByLabel(status.prove.code).fill(await waitForNewCode(email));
    await press(page, status.prove.open);
    await main(page).getByRole('heading', { level: 1, name: status.state.accepted }).waitFor();
    expect(await main(page).textContent()).toContain(ngo.nameGu);
    expect(await main(page).textContent()).toContain(need);
  },
);

/** Returns the NGO of the demonstration that was asked. */
async function findAskedNgo(reference: string): Promise<{ email: string; nameGu: string }> {
  const select = () =>
    withProductDatabase((db) =>
      runSql<[string, string]>(db, {
        text: `select a.email, n.name_gu from help_offer o join help_request r on r.id = o.request_id
          join ngo n on n.id = o.ngo_id join account a on a.ngo_id = n.id
          where r.reference = $1 and o.status = 'sent' and n.pan like 'ZZZ%' and a.disabled_at is null limit 1`,
        values: [reference],
      }),
    );
  await expect.poll(async () => (await select()).length).toBe(1);
  const [[email, nameGu]] = (await select()) as [[string, string]];
  return { email, nameGu };
}

/** The NGO reads what is needed before it knows who asks, and takes it up. */
async function acceptAsNgo(answer: { reference: string; need: string; email: string }): Promise<void> {
  const { reference, need, email } = answer;
  const { page } = await newVisitor({ viewport: DESK });
  await signIn(page, { email, password: DEMO_PASSWORD, to: '/ngopage/helpRequests' });
  await expect
    .poll(async () => {
      await page.getByLabel(inbox.search).fill(reference);
      await page.getByRole('button', { name: en.site.search, exact: true }).click();
      await page.waitForLoadState('networkidle');
      return main(page).getByRole('row').filter({ hasText: reference }).getByRole('link').count();
    })
    .toBe(1);
  await main(page).getByRole('row').filter({ hasText: reference }).getByRole('link').click();
  // The row of the list shows the need too, so wait for the page of the request.
  await main(page).getByRole('heading', { level: 1, name: need }).waitFor();
  expect(await main(page).textContent()).not.toContain('રેખાબેન');
  await main(page).getByRole('button', { name: inbox.answer.accept, exact: true }).click();
  await main(page).getByText(inbox.request.accepted, { exact: true }).waitFor();
}
