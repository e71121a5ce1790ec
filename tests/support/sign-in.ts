import type { Page } from 'playwright-core';
import { pathInLanguage, type Language } from '#src/shared/languages.ts';
import { addressOf, waitForScript } from './visit.ts';

type SignInOptions = { email: string; password: string; to: string; language?: Language };

/** Opens a page that requires signing in, signs in, and waits for the page. */
export async function signIn(
  page: Page,
  { email, password, to, language = 'en' }: SignInOptions,
): Promise<void> {
  const path = pathInLanguage({ path: to, language });
  await page.goto(addressOf(path));
  await page.waitForURL((url) => url.pathname === pathInLanguage({ path: '/logIn', language }));
  await waitForScript(page);
  await page.locator('#email').fill(email);
  await page.locator('#password').fill(password);
  await page.locator('main form button[type=submit]').click();
  await page.waitForURL((url) => url.pathname === path);
}
