import type { Page } from 'playwright-core';
import { en } from '#src/messages/catalogues.server.ts';
import { waitForCode } from './mails.ts';

type JoinValues = {
  name: string;
  nameGu?: string;
  email: string;
  password: string;
};

/** Fills in the required fields of the NGO registration form. The code arrives by mail. */
export async function fillJoinForm(
  page: Page,
  { name, nameGu, email, password }: JoinValues,
  words = en,
): Promise<void> {
  const { organisation, account, consent } = words['ngo/registration'];
  const field = (label: string) => page.getByLabel(label, { exact: true });
  await field(organisation.name).fill(name);
  if (nameGu) await page.locator('[name=nameGu]').fill(nameGu);
  await field(organisation.category).selectOption('health');
  await field(organisation.registrationType).selectOption('Trust');
  await field(organisation.address).fill('12, Station Road');
  await field(organisation.city).selectOption('Rajkot');
  await field(organisation.pin).fill('૩૬૦૦૦૧');
  await field(organisation.phone).fill('98250 12345');
  await field(organisation.email).fill('office@example.org');
  await field(account.contactName).fill('Jaya Mehta');
  await field(account.contactEmail).fill(email);
  await page.getByRole('button', { name: account.getCode }).click();
  await page.getByText(account.codeSent(email)).waitFor();
  await field(account.otp).fill(await waitForCode(email));
  await field(account.password).fill(password);
  await page.getByLabel(consent.tick).check();
}
