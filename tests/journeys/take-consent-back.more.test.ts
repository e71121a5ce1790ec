import { expect, test } from 'vitest';
import { BRAND } from '#src/brand.ts';
import { DEMO_PASSWORD } from '#src/features/account/demo-accounts.server.ts';
import { apiMessages } from '#src/messages/api-messages.ts';
import { en, gu } from '#src/messages/catalogues.server.ts';
import { submitHelpRequest } from '../support/help-requests.ts';
import { lookUp, openWithCode, press } from '../support/help-status.ts';
import { addNgoWithReceipts } from '../support/managed-donations.ts';
import { SCHEME_NGO } from '../support/managed-schemes.ts';
import { waitForMail } from '../support/mails.ts';
import { expectAccessibleEverywhere } from '../support/page-checks.ts';
import { main } from '../support/page.ts';
import { picture } from '../support/pictures.ts';
import { signIn } from '../support/sign-in.ts';
import { addressOf, newVisitor, PHONE, waitForScript } from '../support/visit.ts';

test.each([{ javaScriptEnabled: true }, { javaScriptEnabled: false }])(
  'a woman takes back her consent in Gujarati on a phone, and her request is erased: script $javaScriptEnabled',
  async ({ javaScriptEnabled }) => {
    const email = `kokila.consent.${javaScriptEnabled}@example.org`;
    const reference = await submitHelpRequest({ email });
    const t = gu['help-request/status'];
    const { page } = await newVisitor({ viewport: PHONE, javaScriptEnabled });
    await page.goto(addressOf('/gu/helpRequest/status'));
    if (javaScriptEnabled) await waitForScript(page);
    await lookUp(page, { reference, email, language: 'gu' });
    await openWithCode(page, { email, language: 'gu' });
    await press(page, t.erase.start);
    await main(page).getByText(t.erase.lead).waitFor();
    await page.getByRole('navigation', { name: gu.form.exit.label }).waitFor();
    if (javaScriptEnabled) await expectAccessibleEverywhere(page);
    // She may think again.
    await press(page, t.erase.no);
    await press(page, t.erase.start);
    await press(page, t.erase.yes);
    await main(page).getByRole('status').getByText(t.confirmations.erased.title).waitFor();
    expect(await page.content()).not.toContain(reference);
    // In the language of her request, and as neutral as all mails to her.
    const { erased, subject } = en.mail.helpRequest;
    const mail = await waitForMail(email, ({ text }) => text?.includes(erased.slice(0, 30)) ?? false);
    expect(mail.subject).toBe(subject);
    expect(mail.text).not.toContain(reference);
    await page.getByLabel(t.find.number).fill(reference);
    await page.getByLabel(t.find.email, { exact: true }).fill(email);
    await press(page, t.find.submit);
    await main(page).getByRole('alert').getByText(apiMessages.gu.helpNotFound).waitFor();
  },
);

test('a manager takes back the consent of the NGO: page and photo are gone, and back when an admin restores it', async () => {
  const t = en['ngo/consent'];
  const { email } = await addNgoWithReceipts();
  const { password } = SCHEME_NGO;
  const { page } = await newVisitor();
  await signIn(page, { email, password, to: '/ngopage/ngoPhotos' });
  await page.locator('input[type=file]').setInputFiles({
    name: 'one.jpg',
    mimeType: 'image/jpeg',
    buffer: await picture({ width: 1000, height: 750 }),
  });
  const image = main(page).getByRole('listitem').locator('img').first();
  const photo = new URL((await image.getAttribute('src'))!, addressOf('/')).href;
  const { _id } = await page.evaluate(() => JSON.parse(sessionStorage.getItem('ngo')!) as { _id: string });
  const statuses = async () => {
    const responses = [
      await fetch(photo),
      await fetch(addressOf(`/api/ngo/getNgoById/${_id}`)),
      await fetch(addressOf(`/share/ngo/${_id}.png`)),
      await fetch(addressOf(`/donate/${_id}`)),
    ];
    return responses.map(({ status }) => status);
  };
  expect(await statuses()).toEqual([200, 200, 200, 200]);

  await page.goto(addressOf('/ngopage/editNgo'));
  await main(page)
    .getByRole('button', { name: new RegExp(t.start) })
    .click();
  const dialog = page.getByRole('dialog', { name: t.title });
  for (const effect of t.effects) await dialog.getByText(effect).waitFor();
  await expectAccessibleEverywhere(page);
  await dialog.getByRole('button', { name: t.yes }).click();
  await page.locator('#confirmedPassword').fill(password);
  await page.locator('dialog button[type=submit]').click();
  await page.waitForURL((url) => url.pathname === '/');
  await page.getByRole('status').getByText(apiMessages.en.ngoConsentWithdrawn).waitFor();
  expect(await statuses()).toEqual([404, 404, 404, 404]);
  await page.goto(addressOf('/ngopage'));
  await page.waitForURL((url) => url.pathname === '/logIn');
  await waitForMail(
    email,
    ({ text }) => text?.includes(en['ngo/consent/consent-mails'].erased.slice(0, 30)) ?? false,
  );

  const { page: admin } = await newVisitor();
  const to = `/${BRAND.slug}/toVerify/${_id}`;
  await signIn(admin, { email: 'admin@example.org', password: DEMO_PASSWORD, to });
  const decide = en['site/operations'].decide;
  await main(admin).getByText(decide.withdrawn('').split(' on ')[0]!).waitFor();
  await expectAccessibleEverywhere(admin);
  await main(admin).getByRole('button', { name: decide.restore }).click();
  await admin.getByRole('dialog').getByRole('button', { name: decide.restoreYes }).click();
  await expect.poll(statuses).toEqual([200, 200, 200, 200]);
});
