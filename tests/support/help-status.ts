import type { Page } from 'playwright-core';
import { catalogues } from '#src/messages/catalogues.server.ts';
import type { Language } from '#src/shared/languages.ts';
import { main } from './page.ts';
import { waitForNewCode } from './help-requests.ts';

export const statusWords = (language: Language) => catalogues[language]['help-request/status'];
export const press = (page: Page, name: string) =>
  main(page).getByRole('button', { name, exact: true }).click();

/** Enters the number and the email address on the status page of a help request. */
export async function lookUp(page: Page, input: { reference: string; email: string; language: Language }) {
  const { find, prove } = statusWords(input.language);
  await page.getByLabel(find.number).fill(input.reference);
  await page.getByLabel(find.email, { exact: true }).fill(input.email);
  await press(page, find.submit);
  await main(page).getByText(prove.why).waitFor();
}

/** Opens all details of the request with a new code. */
export async function openWithCode(page: Page, { email, language }: { email: string; language: Language }) {
  const { prove, saveNumber } = statusWords(language);
  await press(page, prove.send);
  await page.getByLabel(prove.code).fill(await waitForNewCode(email));
  await press(page, prove.open);
  await page.getByText(saveNumber.heading).waitFor();
}
