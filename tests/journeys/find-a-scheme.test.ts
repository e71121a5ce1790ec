import type { Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { QUESTIONS, type Question } from '#src/features/scheme/finder/finder.values.ts';
import { en, gu } from '#src/messages/catalogues.server.ts';
import { addDemoScheme } from '../support/demo-scheme.ts';
import { measureFirstVisit } from '../support/first-visit.ts';
import { main } from '../support/page.ts';
import { addressOf, newVisitor, startWorkerBrowser, waitForScript } from '../support/visit.ts';

const { 'scheme/finder': t, scheme: words } = en;
const { 'scheme/finder': textsGu, scheme: wordsGu } = gu;
const SCHEME = 'Kanya Kendra Sahay';
const GIRL_QUERY =
  'for=Education&gender=Female&age=15&income=100001-250000&group=OBC&has=student&offered=student&state=Gujarat';
const UNKNOWN_QUERY = 'for=all&gender=unknown&step=result';

/** A scheme for girls that asks for papers, offered by an NGO of the demonstration. */
beforeAll(async () => {
  await addDemoScheme({
    schemeName: SCHEME,
    description: 'Books and fees for girls. Ask us.',
    category: ['Education'],
    beneficiary: ['OBC', 'SC'],
    gender: 'Female',
    state: 'Gujarat',
    eligibility: {
      ageFrom: 12,
      ageTo: 18,
      incomeUpTo: 300_000,
      documents: ['Ration card', 'School certificate'],
    },
  });
});

const headline = (page: Page) => page.getByRole('heading', { level: 1 });

const next = (page: Page, texts = t) => page.getByRole('button', { name: texts.next, exact: true }).click();
const skip = (page: Page, texts = t) => page.getByRole('link', { name: texts.skip, exact: true }).click();

/** Answers the questions in whatever order they come, skips the others, and returns which were asked. */
async function answerAll(
  page: Page,
  answers: Partial<Record<Question, () => Promise<unknown>>>,
  texts = t,
): Promise<Question[]> {
  const asked: Question[] = [];
  for (;;) {
    const heading = await headline(page).textContent();
    const question = QUESTIONS.find((other) => texts.questions[other].heading === heading);
    if (!question) return asked;
    asked.push(question);
    await answers[question]?.();
    await (answers[question] ? next(page, texts) : skip(page, texts));
    await headline(page).filter({ hasNotText: heading! }).waitFor();
  }
}

/** A folded part of the result. */
const folded = (page: Page, label: (shown: string) => string) =>
  page.locator('details').filter({ hasText: label('').trim() });

/** The part of the result under this heading. */
const part = (page: Page, heading: string) =>
  page.locator('section').filter({ has: page.getByText(heading, { exact: true }) });

test('a field worker finds the schemes for a girl of 15, changes an answer, and shares the link', async () => {
  const { page, pageErrors } = await newVisitor();
  await page.goto(addressOf('/schemes/finder'));
  await page.getByText(t.progress(1, '7')).waitFor();
  await page.getByLabel(words.categories.Education).check();
  await page.getByLabel(words.categories.Health).check();
  await next(page);

  await headline(page).filter({ hasText: t.questions.who.heading }).waitFor();
  await page.getByLabel(t.female).check();
  await page.getByLabel(t.age).fill('15');
  await next(page);

  await page.getByText(t.progress(3, '7')).waitFor();
  expect(await page.getByRole('complementary', { name: t.soFar }).textContent()).toContain('a girl aged 15');
  const asked = await answerAll(page, {
    income: () => page.getByLabel(t.income.between('₹1,00,001', '₹2,50,000')).check(),
    circumstances: () => page.getByLabel(words.circumstances.student).check(),
    group: () => page.getByLabel(words.beneficiaries.OBC).check(),
    state: async () => expect(await page.getByLabel(t.labels.state).inputValue()).toBe('Gujarat'),
  });
  // Nobody of her age is asked for these.
  expect(asked).not.toContain('marital');
  await headline(page)
    .filter({ hasText: /^You can get \d schemes?\. Ask about 5 more/ })
    .waitFor();
  // Conditions that exist only as text are quoted, never judged.
  const perhaps = part(page, t.result.perhaps)
    .getByRole('listitem')
    .filter({ hasText: 'Namo Lakshmi Yojana' });
  expect(await perhaps.textContent()).toContain(`${t.result.ifSo} She is in class 9 to 12.`);
  expect(await part(page, t.result.perhaps).getByRole('listitem').count()).toBe(5);
  expect(await part(page, t.result.can).textContent()).toContain(SCHEME);
  const unfit = folded(page, t.result.moreNot).getByRole('listitem').filter({ hasText: 'A Meal a Day' });
  expect(await unfit.isVisible()).toBe(false);
  await page.getByText(/that do not fit, and why/).click();
  expect(await unfit.textContent()).toContain(`${t.result.because} ${t.fails.ageFrom(60)}`);
  await page.getByText(t.result.caution).waitFor();
  await page.getByLabel('School certificate').check();

  // Changing the age shows only that question, then the result again.
  await page.getByRole('link', { name: `${t.change} ${t.labels.who}` }).click();
  await page.getByText(t.changing).waitFor();
  await page.getByLabel(t.age).fill('30');
  await next(page);
  await headline(page).filter({ hasNotText: t.questions.who.heading }).waitFor();
  await answerAll(page, {});
  await page.getByText(/that do not fit, and why/).click();
  const tooOld = folded(page, t.result.moreNot).getByRole('listitem').filter({ hasText: SCHEME });
  expect(await tooOld.textContent()).toContain(t.fails.ageTo(18));
  const headlineText = await headline(page).textContent();

  const shareUrl = new URL((await page.getByRole('link', { name: t.result.whatsapp }).getAttribute('href'))!);
  expect(shareUrl.origin).toBe('https://wa.me');
  const [title, address] = shareUrl.searchParams.get('text')!.split('\n');
  expect(title).toBe(headlineText);
  expect(address!.length).toBeLessThan(300);
  // Whoever opens it sees the same.
  const shared = await (await fetch(addressOf(address!))).text();
  expect(shared).toContain(headlineText);
  expect(shared).toContain('a woman aged 30');
  expect(pageErrors).toEqual([]);
});

test('a field worker without JavaScript finds schemes in Gujarati and prints them on one sheet', async () => {
  const { page } = await newVisitor({ javaScriptEnabled: false });
  await page.goto(addressOf('/gu/schemes/finder'));
  await page.getByLabel(wordsGu.categories.Education).check();
  await next(page, textsGu);
  await page.getByLabel(textsGu.female).check();
  await page.getByLabel(textsGu.age).fill('15');
  await next(page, textsGu);
  // One step back and forward again, as after a slip.
  await page.getByRole('link', { name: textsGu.backTo(textsGu.labels.who) }).click();
  expect(await page.getByLabel(textsGu.age).inputValue()).toBe('15');
  await next(page, textsGu);
  await answerAll(
    page,
    {
      income: () => page.getByLabel(textsGu.income.between('₹1,00,001', '₹2,50,000')).check(),
      circumstances: () => page.getByLabel(wordsGu.circumstances.student).check(),
      group: () => page.getByLabel(wordsGu.beneficiaries.OBC).check(),
      state: () => page.getByLabel(textsGu.labels.state).selectOption({ label: 'ગુજરાત' }),
    },
    textsGu,
  );
  expect(await part(page, textsGu.result.can).textContent()).toContain(SCHEME);
  expect(await page.locator('html').getAttribute('lang')).toBe('gu');
  expect(await page.getByLabel('Ration card').count()).toBe(1);
  // Controls that need a script are hidden; the browser's menu can print.
  expect(await page.getByRole('button', { name: textsGu.result.print }).isVisible()).toBe(false);
  expect(await pagesOnPaper(page)).toEqual({ pages: 1, isA4: true });
});

test('the longest result fits on one A4 sheet in every language', async () => {
  const { page } = await newVisitor();
  for (const language of ['', '/hi', '/gu'])
    for (const responses of [GIRL_QUERY, UNKNOWN_QUERY]) {
      await page.goto(addressOf(`${language}/schemes/finder?${responses}`));
      expect(await pagesOnPaper(page), language + responses).toEqual({ pages: 1, isA4: true });
    }
});

test('a person skips questions, has another gender, and sees results early or without any answer', async () => {
  const { page } = await newVisitor({ javaScriptEnabled: false });
  await page.goto(addressOf('/schemes/finder'));
  // A form without an answer skips its question, too.
  await next(page);
  await page.getByLabel(t.otherGender).check();
  await next(page);
  expect(await page.getByRole('complementary', { name: t.soFar }).textContent()).toContain(
    'Another gender'.toLowerCase(),
  );
  await page.getByRole('link', { name: t.show }).click();
  expect(await folded(page, t.result.moreNot).textContent()).toContain(t.fails.female);
  expect(await page.getByRole('link', { name: `${t.change} ${t.labels.who}` }).count()).toBe(1);

  await page.goto(addressOf(`/schemes/finder?${UNKNOWN_QUERY}`));
  const open = part(page, t.result.perhaps);
  expect(await open.getByRole('listitem').count()).toBe(5);
  await page.getByText('MGNREGA').first().waitFor({ state: 'attached' });
  expect(await main(page).textContent()).toContain(t.asks.group('EWS, SC, OBC', 3));
  expect(await page.getByText(/that do not fit/).count()).toBe(0);
  expect(await page.getByRole('complementary').last().textContent()).not.toContain(t.otherGender);
});

test('the finder asks questions with invalid answers in the address again, and search engines index no answers', async () => {
  const read = async (query: string) => fetch(addressOf(`/schemes/finder${query}`));
  const invalid = await read('?for=Food&gender=x&age=400&state=Delhi');
  expect(invalid.status).toBe(200);
  expect(await invalid.text()).toContain(t.progress(1, '7'));
  const noIndex = '<meta name="robots" content="noindex"';
  expect(await (await read(`?${GIRL_QUERY}`)).text()).toContain(noIndex);
  expect(await (await read('')).text()).not.toContain(noIndex);
});

test.each([
  ['a question in Gujarati', '/gu/schemes/finder?for=Education'],
  ['the result', `/schemes/finder?${GIRL_QUERY}`],
  ['the longest result in Gujarati', `/gu/schemes/finder?${UNKNOWN_QUERY}`],
])('%s is usable after 14 kB in four requests', async (_, path) => {
  const visit = await measureFirstVisit({
    browser: await startWorkerBrowser(),
    url: addressOf(path),
    saveData: true,
  });
  expect(visit.scriptBytes).toBe(0);
  expect(visit.bytes).toBeLessThanOrEqual(14_000);
  expect(visit.requests).toBeLessThanOrEqual(4);
});

/** What the page becomes on paper. */
async function pagesOnPaper(page: Page): Promise<{ pages: number; isA4: boolean }> {
  await page.emulateMedia({ media: 'print' });
  const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
  await page.emulateMedia({ media: 'screen' });
  const [, width = 0, height = 0] = /\/MediaBox\s*\[0 0 ([\d.]+) ([\d.]+)\]/.exec(pdf)?.map(Number) ?? [];
  return {
    pages: pdf.match(/\/Type\s*\/Page\b/g)?.length ?? 0,
    isA4: Math.abs(width - 595) < 2 && Math.abs(height - 842) < 2,
  };
}

test('the finder states where the answers are stored and sends them in no Referer header', async () => {
  const { page, context } = await newVisitor();
  await page.goto(addressOf('/schemes/finder'));
  await page.getByText(t.shared).waitFor();
  await page.goto(addressOf(`/schemes/finder?${GIRL_QUERY}`));
  await page.getByText(t.storage).waitFor();
  await page.getByText(t.shared).waitFor();
  await waitForScript(page);
  // The address is the only place.
  expect(await context.cookies()).toEqual([]);
  const stored = await page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }));
  expect(stored).not.toMatch(/Female|OBC|Education/);

  const referers: string[] = [];
  context.on('request', (request) => referers.push(request.headers()['referer'] ?? ''));
  await context.route('https://wa.me/**', (route) => {
    referers.push(`wa.me ${route.request().headers()['referer'] ?? ''}`);
    return route.fulfill({ contentType: 'text/html', body: '<title>WhatsApp</title>' });
  });
  await page.getByRole('link', { name: SCHEME }).click();
  await page.waitForURL((url) => url.pathname.startsWith('/schemesDetail'));
  await page.goBack();
  await page.getByRole('link', { name: t.result.whatsapp }).click();
  await page.waitForURL('https://wa.me/**');
  expect(referers).toContain('wa.me ');
  expect(referers.filter((referer) => /[?&](for|age|income)=/.test(referer))).toEqual([]);
});
