import { BRAND } from '#src/brand.ts';
import { DEMO_PASSWORD } from '#src/features/account/demo-accounts.server.ts';
import { catalogues } from '#src/messages/catalogues.server.ts';
import type { Language } from '#src/shared/languages.ts';
import { decideOnDocument } from './decide-on-document.ts';
import { signIn } from './sign-in.ts';
import { DESK, newVisitor } from './visit.ts';

/** Checks the only document of a registered NGO and verifies the NGO, as staff do. */
export async function verifyNgo({
  displayName,
  language,
}: {
  /** Its name in that language. */
  displayName: string;
  language: Language;
}): Promise<void> {
  const t = catalogues[language];
  const { page } = await newVisitor({ viewport: DESK });
  const { check, decide } = t['site/operations'];
  const to = `/${BRAND.slug}/toVerify`;
  await signIn(page, { email: 'staff@example.org', password: DEMO_PASSWORD, to, language });
  await page.getByRole('main').getByRole('link', { name: displayName }).click();
  await page.getByRole('heading', { level: 1, name: check.headline.waiting(displayName) }).waitFor();
  const label = t['ngo/fields'].columns.registration_type;
  await decideOnDocument(page, { label, result: 'matches', language });
  await page.getByRole('button', { name: decide.verify }).click();
  await page.getByRole('dialog').getByRole('button', { name: decide.verifyYes }).click();
  await page.getByRole('heading', { level: 1, name: check.headline.verified(displayName) }).waitFor();
}
