import type { Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { DEMO_PASSWORD } from '#src/features/account/demo-accounts.server.ts';
import { en, gu } from '#src/messages/catalogues.server.ts';
import { measureFirstVisit } from '../support/first-visit.ts';
import { addressOf, connectBrowser, newVisitor, currentBrowser, waitForScript } from '../support/visit.ts';

connectBrowser();

const { 'scheme/finder': t, scheme: words } = en;
const { 'scheme/finder': textsGu, scheme: wordsGu } = gu;
const SCHEME = 'Kanya Kendra Sahay';
const GIRL_QUERY = 'for=Education&gender=Female&age=15&group=OBC&income=100001-250000&state=Gujarat';
const UNKNOWN_QUERY = 'for=all&gender=unknown&group=unknown&income=unknown&state=unknown';

/** A scheme for girls that asks for papers, offered by an NGO of the demonstration. */
beforeAll(async () => {
  const post = (path: string, body: object, token = '') =>
    fetch(addressOf(`/api/${path}`), {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...(token && { authorization: token }) },
      body: JSON.stringify(body),
    });
  const session = await post('auth/logIn', { email: 'ngo@example.org', password: DEMO_PASSWORD });
  const { token } = (await session.json()) as { token: string };
  const scheme = {
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
  };
  const response = await post('scheme/addNewScheme', scheme, token);
  if (response.status !== 201) throw new Error(await response.text());
});

const headline = (page: Page) => page.getByRole('heading', { level: 1 });

/** The part of the result under this heading. */
const part = (page: Page, heading: string) =>
  page.locator('section').filter({ has: page.getByText(heading, { exact: true }) });

test('a field worker finds the schemes for a girl of 15, changes an answer, and shares the link', async () => {
  const { page, pageErrors } = await newVisitor();
  await page.goto(addressOf('/schemes/finder'));
  await page.getByText(t.progress(1, '5')).waitFor();
  await page.getByLabel(words.categories.Education).check();
  await page.getByLabel(words.categories.Health).check();
  await page.getByRole('button', { name: t.next }).click();

  await headline(page).filter({ hasText: t.questions.who.heading }).waitFor();
  await page.getByLabel(t.female).check();
  await page.getByLabel(t.age).fill('15');
  await page.getByRole('button', { name: t.next }).click();

  await page.getByText(t.progress(3, '5')).waitFor();
  expect(await page.getByRole('complementary', { name: t.soFar }).textContent()).toContain('a girl aged 15');
  await page.getByLabel(words.beneficiaries.OBC).check();
  await page.getByRole('button', { name: t.next }).click();
  await page.getByLabel(t.income.between('₹1,00,001', '₹2,50,000')).check();
  await page.getByRole('button', { name: t.next }).click();
  expect(await page.getByLabel(t.labels.state).inputValue()).toBe('Gujarat');
  await page.getByRole('button', { name: t.show }).click();

  await headline(page)
    .filter({ hasText: /^You can get 1 scheme, perhaps \d+ more/ })
    .waitFor();
  // Conditions that exist only as text are quoted, never judged.
  const perhaps = part(page, t.result.perhaps)
    .getByRole('listitem')
    .filter({ hasText: 'Scholarship for Girls' });
  expect(await perhaps.textContent()).toContain(`${t.result.ifSo} She is at school or college.`);
  expect(await part(page, t.result.can).textContent()).toContain(SCHEME);
  const unfit = part(page, t.result.not).getByRole('listitem').filter({ hasText: 'Ayushman Bharat Yojana' });
  expect(await unfit.textContent()).toContain(`${t.result.because} ${t.fails.group('EWS')}`);
  await page.getByText(t.result.caution).waitFor();
  await page.getByLabel('School certificate').check();

  // Changing the age shows only that question, then the result again.
  await page.getByRole('link', { name: `${t.change} ${t.labels.who}` }).click();
  await page.getByLabel(t.age).fill('30');
  await page.getByRole('button', { name: t.show }).click();
  const tooOld = part(page, t.result.not).getByRole('listitem').filter({ hasText: SCHEME });
  expect(await tooOld.textContent()).toContain(t.fails.ageTo(18));
  const headlineText = await headline(page).textContent();

  const shareUrl = new URL((await page.getByRole('link', { name: t.result.whatsapp }).getAttribute('href'))!);
  expect(shareUrl.origin).toBe('https://wa.me');
  const [title, address] = shareUrl.searchParams.get('text')!.split('\n');
  expect(title).toBe(headlineText);
  expect(address!.length).toBeLessThan(200);
  const { page: other } = await newVisitor();
  await other.goto(addressOf(address!));
  expect(await headline(other).textContent()).toBe(headlineText);
  expect(await other.getByText('a woman aged 30').count()).toBeGreaterThan(0);
  expect(pageErrors).toEqual([]);
});

test('a field worker without JavaScript finds schemes in Gujarati and prints them on one sheet', async () => {
  const { page } = await newVisitor({ javaScriptEnabled: false });
  await page.goto(addressOf('/gu/schemes/finder'));
  await page.getByLabel(wordsGu.categories.Education).check();
  await page.getByRole('button', { name: textsGu.next }).click();
  await page.getByLabel(textsGu.female).check();
  await page.getByLabel(textsGu.age).fill('15');
  await page.getByRole('button', { name: textsGu.next }).click();
  await page.getByLabel(wordsGu.beneficiaries.OBC).check();
  await page.getByRole('button', { name: textsGu.next }).click();
  // One step back and forward again, as after a slip.
  await page.getByRole('link', { name: textsGu.backTo(3) }).click();
  expect(await page.getByLabel(wordsGu.beneficiaries.OBC).isChecked()).toBe(true);
  await page.getByRole('button', { name: textsGu.next }).click();
  await page.getByLabel(textsGu.income.between('₹1,00,001', '₹2,50,000')).check();
  await page.getByRole('button', { name: textsGu.next }).click();
  await page.getByLabel(textsGu.labels.state).selectOption({ label: 'ગુજરાત' });
  await page.getByRole('button', { name: textsGu.show }).click();

  expect(await part(page, textsGu.result.can).textContent()).toContain(SCHEME);
  expect(await page.locator('html').getAttribute('lang')).toBe('gu');
  expect(await page.getByLabel('Ration card').count()).toBe(1);
  // Controls that need a script are hidden; the browser's menu can print.
  expect(await page.getByRole('button', { name: textsGu.result.print }).isVisible()).toBe(false);
  expect(await pagesOnPaper(page)).toEqual({ pages: 1, isA4: true });
});

test.each(['', '/hi', '/gu'])(
  'the longest result fits on one A4 sheet, at %s/schemes/finder',
  async (language) => {
    const { page } = await newVisitor();
    for (const responses of [GIRL_QUERY, UNKNOWN_QUERY]) {
      await page.goto(addressOf(`${language}/schemes/finder?${responses}`));
      expect(await pagesOnPaper(page), responses).toEqual({ pages: 1, isA4: true });
    }
  },
);

test("a person answers 'I do not know' to every question, or skips one, and sees results", async () => {
  const { page } = await newVisitor({ javaScriptEnabled: false });
  await page.goto(addressOf('/schemes/finder'));
  await page.getByRole('button', { name: t.next }).click();
  await page.getByLabel(t.otherGender).check();
  await page.getByRole('button', { name: t.next }).click();
  await page.getByRole('button', { name: t.next }).click();
  await page.getByLabel(t.unknown).check();
  await page.getByRole('button', { name: t.next }).click();
  await page.getByLabel(t.labels.state).selectOption({ label: t.unknown });
  await page.getByRole('button', { name: t.show }).click();
  const open = part(page, t.result.perhaps);
  expect(await open.textContent()).toContain('MGNREGA');
  expect(await open.textContent()).toContain(`${t.result.needToKnow} ${t.asks.group('EWS, SC, OBC')}`);
  expect(await part(page, t.result.not).count()).toBe(0);
});

test('the answers are stored only in the address, which search engines do not index', async () => {
  const { page, context } = await newVisitor();
  await page.goto(addressOf(`/schemes/finder?${GIRL_QUERY}`));
  await waitForScript(page);
  expect(await context.cookies()).toEqual([]);
  const stored = await page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }));
  expect(stored).not.toMatch(/Female|OBC|Education/);
  expect(await page.locator('meta[name=robots]').getAttribute('content')).toBe('noindex');
  await page.goto(addressOf('/schemes/finder'));
  expect(await page.locator('meta[name=robots]').count()).toBe(0);
});

test('the finder asks questions with invalid answers in the address again', async () => {
  const { page } = await newVisitor();
  const response = await page.goto(addressOf('/schemes/finder?for=Food&gender=x&age=400&state=Delhi'));
  expect(response?.status()).toBe(200);
  await page.getByText(t.progress(1, '5')).waitFor();
});

test.each([
  ['a question in Gujarati', '/gu/schemes/finder?for=Education'],
  ['the result', `/schemes/finder?${GIRL_QUERY}`],
  ['the longest result in Gujarati', `/gu/schemes/finder?${UNKNOWN_QUERY}`],
])('%s is usable after 14 kB in four requests', async (_, path) => {
  const visit = await measureFirstVisit({ browser: currentBrowser(), url: addressOf(path), saveData: true });
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
