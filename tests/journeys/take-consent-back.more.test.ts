import { expect, test } from 'vitest';
import { BRAND } from '#src/brand.ts';
import { TOKEN_KEY } from '#src/features/account/account.values.ts';
import { DEMO_PASSWORD } from '#src/features/account/demo-accounts.server.ts';
import { apiMessages } from '#src/messages/api-messages.ts';
import { en, gu } from '#src/messages/catalogues.server.ts';
import { confirmAtApi, signInAtApi } from '../support/call-api.ts';
import { sendHelpRequest } from '../support/help-requests.ts';
import { openByTicket, press } from '../support/help-status.ts';
import { addNgoWithReceipts } from '../support/managed-donations.ts';
import { SCHEME_NGO } from '../support/managed-schemes.ts';
import { waitForMail } from '../support/mails.ts';
import { expectAccessibleEverywhere } from '../support/page-checks.ts';
import { main } from '../support/page.ts';
import { picture } from '../support/pictures.ts';
import { signIn } from '../support/sign-in.ts';
import { addressOf, newVisitor } from '../support/visit.ts';
import { typePassword } from '../support/type-password.ts';

// Without JavaScript it is a part of help-status.more.test.ts.
test('a woman takes back her consent in Gujarati on a phone, and her request is erased', async () => {
  const email = 'kokila.consent@example.org';
  const { reference, ticket } = await sendHelpRequest({ email });
  const t = gu['help-request/status'];
  const { page, pageErrors } = await newVisitor();
  await openByTicket(page, { ticket, language: 'gu' });
  await press(page, t.erase.start);
  await main(page).getByRole('heading', { level: 1, name: t.erase.heading, exact: true }).waitFor();
  await main(page).getByText(t.erase.lead).waitFor();
  await page.getByRole('navigation', { name: gu.form.exit.label }).waitFor();
  await expectAccessibleEverywhere(page);
  // She may think again.
  await press(page, t.erase.no);
  await press(page, t.erase.start);
  await press(page, t.erase.yes);
  await main(page).getByRole('status').getByText(t.confirmations.erased.title).waitFor();
  await expectAccessibleEverywhere(page);
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
  expect(pageErrors.filter((line) => !/status of 4|^4\d\d:/.test(line))).toEqual([]);
});

test('a manager takes back the consent of the NGO: page and photo are gone, and back when an admin restores it', async () => {
  const t = en['ngo/consent'];
  const { email } = await addNgoWithReceipts();
  const { password } = SCHEME_NGO;
  const { page } = await newVisitor();
  const photo = await addPhoto(email);
  await signIn(page, { email, password, to: '/ngopage/editNgo' });
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

  await main(page)
    .getByRole('button', { name: new RegExp(t.start) })
    .click();
  const dialog = page.getByRole('dialog', { name: t.title });
  for (const effect of t.effects) await dialog.getByText(effect).waitFor();
  await expectAccessibleEverywhere(page);
  await dialog.getByRole('button', { name: t.yes }).click();
  await typePassword(page, password);
  await page.waitForURL((url) => url.pathname === '/');
  await page.getByRole('status').getByText(apiMessages.en.ngoConsentWithdrawn).waitFor();
  expect(await statuses()).toEqual([404, 404, 404, 404]);
  expect(await page.evaluate((key) => sessionStorage.getItem(key), TOKEN_KEY)).toBeNull();

  const { page: admin } = await newVisitor();
  const to = `/${BRAND.slug}/toVerify/${_id}`;
  await signIn(admin, { email: 'admin@example.org', password: DEMO_PASSWORD, to });
  const decide = en['site/operations'].decide;
  await main(admin).getByText(decide.withdrawn('').split(' on ')[0]!).waitFor();
  await expectAccessibleEverywhere(admin);
  await main(admin).getByRole('button', { name: decide.restore }).click();
  await admin.getByRole('dialog').getByRole('button', { name: decide.restoreYes }).click();
  await typePassword(admin);
  await expect.poll(statuses).toEqual([200, 200, 200, 200]);
});

/** Adds a photo to the page of an NGO, and returns its address. */
async function addPhoto(email: string): Promise<string> {
  const form = new FormData();
  const bytes = await picture({ width: 300, height: 200 });
  form.set('photo', new File([new Uint8Array(bytes)], 'one.jpg', { type: 'image/jpeg' }));
  const token = await signInAtApi(email);
  const headers = { authorization: token, 'x-confirmation': await confirmAtApi(token) };
  const response = await fetch(addressOf('/api/ngo/addNgoPhoto'), { method: 'POST', headers, body: form });
  const { data } = (await response.json()) as { data: { path: string } };
  return addressOf(`${data.path}-240.webp`);
}
