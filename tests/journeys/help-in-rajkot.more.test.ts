import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { BRAND } from '#src/brand.ts';
import { gu } from '#src/messages/catalogues.server.ts';
import { actAsNgo, waitForNewCode } from '../support/help-requests.ts';
import { fillHelpForm } from '../support/help-form.ts';
import { lookUp, openWithCode } from '../support/help-status.ts';
import { waitForMail } from '../support/mails.ts';
import { withProductDatabase } from '../support/product-database.ts';
import { runSql } from '../support/run-sql.ts';
import { main } from '../support/page.ts';
import { addressOf, newVisitor } from '../support/visit.ts';

const form = gu['help-request/submission'];
const status = gu['help-request/status'];
const press = (page: Page, name: string) =>
  main(page).getByRole('button', { name, exact: true }).last().click();

test('a woman in Rajkot asks for help in Gujarati without JavaScript, an NGO there accepts, and she sees it', async () => {
  const email = 'hansa.of.rajkot@example.org';
  const need = 'મારા પતિ મારે છે. મને દવા જોઈએ છે.';
  const { page } = await newVisitor({ javaScriptEnabled: false });
  await page.goto(addressOf('/gu?from=Rajkot'));
  await main(page).getByRole('link', { name: gu.site.askForHelp }).first().click();
  await page.waitForURL((url) => url.pathname === '/gu/helpRequest');
  const values = { userName: 'રેખાબેન', userMobile: '૯૮૨૫૦૫૫૫૫૫', helpDescription: need };
  await fillHelpForm(page, { t: gu, email, values });
  await press(page, form.getOtp);
  await page.locator('#userOTP').fill(await waitForNewCode(email));
  await press(page, form.submit);
  await main(page).getByText(form.success.text).waitFor();
  const reference = /SH-[2-9A-Z]{4}-[2-9A-Z]{2}/.exec((await main(page).textContent()) ?? '')?.[0] ?? '';
  expect(reference).not.toBe('');
  const receipt = await waitForMail(email, ({ text }) => text?.includes(reference) ?? false);
  const ngo = await findAskedNgo(reference);
  await actAsNgo(reference, [{ action: 'acceptHelpRequest' }], ngo.email);

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
  await lookUp(page, { reference: reference.toLowerCase(), email, language: 'gu' });
  await main(page).getByRole('heading', { level: 1, name: status.prove.answered }).waitFor();
  expect(await main(page).textContent()).not.toContain(need);
  await openWithCode(page, { email, language: 'gu' });
  await main(page).getByRole('heading', { level: 1, name: status.state.accepted }).waitFor();
  expect(await main(page).textContent()).toContain(ngo.nameGu);
  expect(await main(page).textContent()).toContain(need);
});

/** Returns an NGO of the demonstration that was asked. */
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
