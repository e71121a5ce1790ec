import { expect, test } from 'vitest';
import { BRAND } from '#src/brand.ts';
import { DEMO_PASSWORD } from '#src/features/account/demo-accounts.server.ts';
import { gu } from '#src/messages/catalogues.server.ts';
import { formatDay, todayInIndia } from '#src/shared/dates.ts';
import { decideOnDocument, documentRow } from '../support/decide-on-document.ts';
import { expectAccessibleEverywhere } from '../support/page-checks.ts';
import { main } from '../support/page.ts';
import { registerNgo } from '../support/registered-ngo.ts';
import { signIn } from '../support/sign-in.ts';
import { addressOf, newVisitor } from '../support/visit.ts';

const t = gu['ngo/document-checks'];
const { check, decide } = gu['site/operations'];
const { papersShown, verifiedMeans } = gu['ngo/profile'];

const NGO = {
  name: 'Rupal Chikitsa Mandal',
  nameGu: 'રૂપલ ચિકિત્સા મંડળ',
  email: 'rupal.documents@example.org',
  darpanId: 'GJ/2021/0990901',
  pan: 'AAATR1234R',
};

test('staff verify an NGO with one document missing, in Gujarati on a phone', async () => {
  const { nameGu } = NGO;
  await registerNgo(NGO);
  const today = formatDay({ day: todayInIndia(), months: gu.site.months });

  const { page, pageErrors } = await newVisitor();
  const to = `/${BRAND.slug}/toVerify`;
  await signIn(page, { email: 'staff@example.org', password: DEMO_PASSWORD, to, language: 'gu' });
  await main(page).getByRole('link', { name: nameGu }).click();
  await main(page)
    .getByRole('heading', { level: 1, name: check.headline.waiting(nameGu) })
    .waitFor();

  // Nothing is seen yet, so nobody can say that the documents are right. It states no 80G number.
  await main(page)
    .getByText(t.seen(0, '0', '7'))
    .waitFor();
  await main(page).getByText(t.noneSeen).waitFor();
  expect(await main(page).getByRole('button', { name: decide.verify }).count()).toBe(0);
  await documentRow(page, papersShown.reg80G).getByText(t.states.notStated).waitFor();
  expect(await documentRow(page, papersShown.reg80G).getByRole('button').count()).toBe(0);
  const register = documentRow(page, papersShown.darpanId).getByRole('link');
  expect(await register.getAttribute('href')).toBe('https://ngodarpan.gov.in');

  // A decision says what was seen; without that it is not saved.
  const panRow = documentRow(page, papersShown.pan);
  await panRow.getByRole('button', { name: `${t.decide}: ${papersShown.pan}` }).click();
  await panRow.getByRole('button', { name: t.save }).click();
  await panRow.getByRole('group', { name: t.result }).locator('p').waitFor();
  await expectAccessibleEverywhere(page);
  await panRow.getByRole('button', { name: gu.area.cancel, exact: true }).click();

  await decideOnDocument(page, {
    label: papersShown.darpanId,
    result: 'matches',
    language: 'gu',
    asksPassword: true,
  });
  await main(page)
    .getByText(t.seen(1, '1', '7'))
    .waitFor();
  await decideOnDocument(page, { label: papersShown.pan, result: 'differs', language: 'gu' });
  await main(page).getByText(t.counts.differs('1')).waitFor();

  // The decisions are there for whoever goes on later.
  await page.reload();
  await documentRow(page, papersShown.darpanId).getByText(t.decidedBy('staff@example.org', today)).waitFor();
  const count = main(page).getByText(t.seen(1, '1', '7'));
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  await expect
    .poll(async () => (await count.boundingBox())!.y, { message: 'the count stays in view' })
    .toBeLessThan(60);

  // The decision shows what the public will read.
  const decision = page.getByRole('complementary').filter({ hasText: decide.title });
  await decision.getByText(t.willRead).waitFor();
  await decision.getByText(verifiedMeans(today)).waitFor();
  const preview = await decision.locator('dl').innerText();
  await expectAccessibleEverywhere(page);
  await decision.getByRole('button', { name: decide.verify }).click();
  await page.getByRole('dialog').getByRole('button', { name: decide.verifyYes }).click();
  await main(page)
    .getByRole('heading', { level: 1, name: check.headline.verified(nameGu) })
    .waitFor();
  await decision.getByText(t.verifiedBy('staff@example.org', today)).waitFor();

  // A visitor reads exactly that: the one document, with its day.
  await main(page).getByRole('link', { name: check.publicPage }).click();
  await page.getByRole('heading', { level: 1, name: nameGu }).waitFor();
  const papers = main(page)
    .locator('section')
    .filter({ has: page.getByRole('heading', { name: gu['ngo/profile'].papers }) });
  expect(await papers.locator('dl').innerText()).toBe(preview);
  const fact = (label: string) =>
    papers.locator('dl > div').filter({ has: page.getByText(label, { exact: true }) });
  await fact(papersShown.darpanId).getByText(papersShown.checkedOn(today)).waitFor();
  await fact(papersShown.pan).getByText(papersShown.notConfirmed).waitFor();
  expect(new URL(page.url()).href).toContain(addressOf('/gu/health/detailpage/'));
  // The browser's console reports the refused form.
  expect(pageErrors.filter((line) => !/40[03]/.test(line))).toEqual([]);
});
