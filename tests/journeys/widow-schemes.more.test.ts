import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { QUESTIONS, type Question } from '#src/features/scheme/finder/finder.values.ts';
import { catalogues, gu } from '#src/messages/catalogues.server.ts';
import { pathInLanguage } from '#src/shared/languages.ts';
import { expectAccessible } from '../support/page-checks.ts';
import { tabTo } from '../support/keyboard.ts';
import { enlargeText, findSidewaysScroll, findSmallTargets } from '../support/layout-problems.ts';
import { main } from '../support/page.ts';
import { readQrCode } from '../support/read-qr-code.ts';
import { addressOf, newVisitor, PHONE, waitUntilPainted } from '../support/visit.ts';

const { 'scheme/finder': t, 'scheme/catalogue/detail': detail, scheme: words } = gu;
const PENSION = 'વિધવા સહાયનું ફોર્મ ભરવામાં મદદ';
/** Latin words that a Gujarati page may show: names of laws, cards and addresses. */
const LATIN = /\b(EWS|SC|ST|OBC|PM-?JAY|PMAY|MYSY|VB-G|RAM|G|MA|COVID|gov|guj|nic|in|org|example|www)\b/g;

/** Chooses a radio button with the arrow keys. */
async function choose(page: Page, name: string, label: string): Promise<void> {
  await tabTo(page, page.locator(`input[name=${name}]`).first());
  const option = page.getByLabel(label, { exact: true });
  await page.keyboard.press('Space');
  for (let presses = 0; presses < 10 && !(await option.isChecked()); presses++)
    await page.keyboard.press('ArrowDown');
  expect(await option.isChecked(), label).toBe(true);
}

async function press(page: Page, control: Locator): Promise<void> {
  await tabTo(page, control);
  const url = page.url();
  await page.keyboard.press('Enter');
  await page.waitForURL((address) => address.href !== url);
}

test('a widow finds her schemes in Gujarati on a small phone, by keyboard, with large text and no JavaScript', async () => {
  const { page } = await newVisitor({ viewport: PHONE, javaScriptEnabled: false });
  await page.goto(addressOf('/gu/schemes'));
  await enlargeText(page);
  await press(page, main(page).getByRole('link', { name: gu['scheme/catalogue'].finder.link }));

  const answers: Partial<Record<Question, () => Promise<void>>> = {
    who: async () => {
      await choose(page, 'gender', t.female);
      await tabTo(page, page.getByLabel(t.age));
      await page.keyboard.type('61');
    },
    marital: () => choose(page, 'marital', words.ofWomen.maritalStatus.widowed),
    income: () => choose(page, 'income', t.income.upTo('₹1,00,000')),
    circumstances: async () => {
      const house = page.getByLabel(words.circumstances.noHouse);
      await tabTo(page, house);
      await page.keyboard.press('Space');
      expect(await house.isChecked()).toBe(true);
      // Nobody of her age is asked about a pregnancy.
      expect(await page.getByLabel(words.circumstances.pregnant).count()).toBe(0);
    },
    state: async () => expect(await page.getByLabel(t.labels.state).inputValue()).toBe('Gujarat'),
  };
  const asked: Question[] = [];
  for (;;) {
    const heading = await page.getByRole('heading', { level: 1 }).textContent();
    const question = QUESTIONS.find((other) => t.questions[other].heading === heading);
    if (!question) break;
    asked.push(question);
    await enlargeText(page);
    expect(await findSidewaysScroll(page), question).toEqual([]);
    await answers[question]?.();
    const go = answers[question]
      ? page.getByRole('button', { name: t.next, exact: true })
      : page.getByRole('link', { name: t.skip, exact: true });
    await press(page, go);
  }
  expect(asked.length).toBeLessThanOrEqual(7);
  expect(asked).toEqual(expect.arrayContaining(['who', 'marital', 'income', 'state']));

  await enlargeText(page);
  const fitting = page.locator('section').filter({ has: page.getByText(t.result.can, { exact: true }) });
  const toAsk = page.locator('section').filter({ has: page.getByText(t.result.perhaps, { exact: true }) });
  expect(await fitting.getByRole('listitem').count()).toBe(5);
  expect(await toAsk.getByRole('listitem').count()).toBe(5);
  expect(await fitting.textContent()).toContain(PENSION);
  // Nothing of a scheme is in English.
  expect((await main(page).innerText()).replaceAll(LATIN, '')).not.toMatch(/[a-z]{3}/i);
  expect(await findSidewaysScroll(page)).toEqual([]);

  // The rest is folded, with the reason.
  const folded = page.locator('details').last();
  await tabTo(page, folded.locator('summary'));
  await page.keyboard.press('Enter');
  const school = folded.getByRole('listitem').filter({ hasText: 'નમો લક્ષ્મી યોજના' });
  expect(await school.innerText()).toContain(t.result.because);
  expect(await findSmallTargets(page)).toEqual([]);
  const { page: withScript } = await newVisitor({ viewport: PHONE });
  await withScript.goto(page.url());
  await withScript.locator('details').last().locator('summary').click();
  await expectAccessible(withScript);

  await press(page, fitting.getByRole('link', { name: PENSION }));
  await enlargeText(page);
  expect(await main(page).getByRole('heading', { level: 2 }).allTextContents()).toEqual([
    ...[detail.benefit, detail.who, detail.documents, detail.howToApply, detail.contact, detail.about],
  ]);
  const phone = main(page).locator('a[href^="tel:"]');
  await tabTo(page, phone);
  expect(await phone.getAttribute('href')).toMatch(/^tel:\d{10}$/);
  expect((await main(page).innerText()).replaceAll(LATIN, '')).not.toMatch(/[a-z]{3}/i);
  expect(await findSidewaysScroll(page)).toEqual([]);
});

test('the sheet of a scheme fits on one page, with office, phone and a code that opens the page', async () => {
  const { page } = await newVisitor();
  const builtin = '/schemesDetail/3/builtin';
  // Both kinds in Gujarati, and each in one more language.
  const sheets = [
    { language: 'en', scheme: builtin },
    { language: 'hi', scheme: await pathOfPension() },
    { language: 'gu', scheme: builtin },
    { language: 'gu', scheme: await pathOfPension() },
  ] as const;
  for (const { language, scheme } of sheets) {
    const path = pathInLanguage({ path: scheme, language });
    await page.goto(addressOf(path));
    await waitUntilPainted(page);
    await page.emulateMedia({ media: 'print' });
    const texts = catalogues[language]['scheme/catalogue/detail'];
    const code = page.getByRole('img', { name: texts.code });
    expect(new URL(await readQrCode(await code.screenshot())).pathname).toBe(path);
    await page.getByText(texts.contact, { exact: true }).waitFor();
    expect(
      await page.getByRole('link', { name: catalogues[language].site.askForHelp }).first().isVisible(),
    ).toBe(false);
    const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
    expect(pdf.match(/\/Type\s*\/Page\b/g), path).toHaveLength(1);
    await page.emulateMedia({ media: 'screen' });
    expect(await code.isVisible()).toBe(false);
  }
});

async function pathOfPension(): Promise<string> {
  const response = await fetch(addressOf(`/api/scheme/getAllScheme?q=${encodeURIComponent(PENSION)}`));
  const { data } = (await response.json()) as { data: { _id: string }[] };
  return `/schemesDetail/${data[0]!._id}/ngo`;
}
