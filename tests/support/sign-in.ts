import type { Page } from 'playwright-core';
import { NGO_KEY, TOKEN_KEY } from '#src/features/account/account.values.ts';
import { pathInLanguage, type Language } from '#src/shared/languages.ts';
import { addressOf } from './visit.ts';

type SignInOptions = { email: string; password: string; to: string; language?: Language };
type SignInResponse = { token?: string; ngo?: object | null; msg?: string };

/**
 * Signs in by the API, keeps the session in the tab as the product does, and opens a page. The pages for signing in have
 * a journey of their own (sign-in.test.ts).
 * @throws if the password is refused or the account needs a second step
 */
export async function signIn(
  page: Page,
  { email, password, to, language = 'en' }: SignInOptions,
): Promise<void> {
  const response = await page.request.post(addressOf('/api/auth/logIn'), { data: { email, password } });
  const { token, ngo, msg } = (await response.json()) as SignInResponse;
  if (!token) throw new Error(`${email} cannot sign in: ${response.status()} ${msg}`);
  // Storage needs a document of the product: this one has neither script nor style.
  await page.goto(addressOf('/robots.txt'));
  const session = { [TOKEN_KEY]: token, ...(ngo && { [NGO_KEY]: JSON.stringify(ngo) }) };
  await page.evaluate((entries) => Object.assign(sessionStorage, entries), session);
  const path = pathInLanguage({ path: to, language });
  await page.goto(addressOf(path));
  await page.waitForURL((url) => url.pathname === path);
}
