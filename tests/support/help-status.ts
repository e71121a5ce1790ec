import type { Page } from 'playwright-core';
import { catalogues } from '#src/messages/catalogues.server.ts';
import { main } from './page.ts';
import { waitForNewCode } from './help-requests.ts';
import { addressOf, waitForScript } from './visit.ts';
import { pathInLanguage, type Language } from '#src/shared/languages.ts';

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

/**
 * Opens a request by its ticket, as the page after sending it does. The pages that ask for number, email and code have a
 * journey of their own (help-status.more.test.ts).
 */
export async function openByTicket(
  page: Page,
  { ticket, language, script = true }: { ticket: string; language: Language; script?: boolean },
): Promise<void> {
  await page.goto(addressOf(pathInLanguage({ path: '/helpRequest/status', language })));
  if (script) await waitForScript(page);
  await main(page)
    .locator('form')
    .evaluate(
      (form: HTMLFormElement, fields) => {
        for (const [name, value] of Object.entries(fields)) {
          const field = document.createElement('input');
          form.append(Object.assign(field, { type: 'hidden', name, value }));
        }
        form.requestSubmit();
      },
      { ticket, intent: 'keep' },
    );
  await main(page).getByText(statusWords(language).saveNumber.heading).waitFor();
}
