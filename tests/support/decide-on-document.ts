import type { Locator, Page } from 'playwright-core';
import { catalogues } from '#src/messages/catalogues.server.ts';
import type { Language } from '#src/shared/languages.ts';
import { main } from './page.ts';
import { typePassword } from './type-password.ts';

/** Returns the document with that label on the page where staff check an NGO. */
export function documentRow(page: Page, label: string): Locator {
  return main(page)
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { level: 3, name: label, exact: true }) });
}

/**
 * Decides on a document as staff who looked it up in the register today, and waits until it is saved.
 * `asksPassword`: it is the first thing in this session that needs it.
 */
export async function decideOnDocument(
  page: Page,
  {
    label,
    result,
    language = 'en',
    asksPassword = false,
  }: { label: string; result: 'matches' | 'differs'; language?: Language; asksPassword?: boolean },
): Promise<void> {
  const t = catalogues[language]['ngo/document-checks'];
  const row = documentRow(page, label);
  await row.getByRole('button', { name: `${t.decide}: ${label}`, exact: true }).click();
  await row.getByRole('radio', { name: t.states[result], exact: true }).check();
  await row.getByRole('button', { name: t.save, exact: true }).click();
  if (asksPassword) await typePassword(page);
  await row.getByRole('button', { name: t.save, exact: true }).waitFor({ state: 'detached' });
  await row.getByText(t.states[result], { exact: true }).waitFor();
}
