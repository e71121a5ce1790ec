import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { DEMO_NGO } from '#src/features/account/demo-accounts.server.ts';
import { BENEFICIARIES, SCHEME_CATEGORIES, SCHEME_STATES } from '#src/features/scheme/scheme.values.ts';
import { en, gu } from '#src/messages/catalogues.server.ts';
import { addDemoScheme } from '../support/demo-scheme.ts';
import { main } from '../support/page.ts';
import { addressOf, DESK, newVisitor, waitForScript } from '../support/visit.ts';

const { 'scheme/catalogue': t, 'scheme/catalogue/detail': detailTexts, scheme: words } = en;
const rows = (page: Page) =>
  main(page)
    .getByRole('listitem')
    .filter({ has: page.locator('h2') });
const namesOf = (page: Page) => rows(page).locator('h2').allTextContents();

test('a visitor sees built-in schemes and those of NGOs, with beneficiaries and provider', async () => {
  const { page, pageErrors } = await newVisitor({ viewport: DESK });
  await page.goto(addressOf('/schemes'));
  expect((await namesOf(page)).slice(0, 4)).toEqual([
    'Pradhan Mantri Awas Yojana',
    'Ayushman Bharat Yojana',
    'MGNREGA',
    'Scholarship for Girls',
  ]);
  const girls = await rows(page).nth(3).textContent();
  for (const part of [
    'A scholarship for a girl at school or college.',
    'SC, OBC · Women and girls · All of India',
    'Education',
    t.government,
  ])
    expect(girls).toContain(part);
  // The first scheme of an NGO.
  const own = rows(page).nth(4);
  expect(await own.textContent()).toContain(t.offeredBy);
  await waitForScript(page);
  await main(page)
    .getByRole('link', { name: t.page('2') })
    .click();
  await page.waitForURL((url) => url.searchParams.get('page') === '2');
  await rows(page).first().waitFor();
  await filterList(page);
  await own.getByRole('link').nth(1).click();
  await page.waitForURL(/\/detailpage\/\d+/);
  expect(pageErrors).toEqual([]);
});

/** Filters the list, removes filters, sees what to try without results, and ends with all schemes again. */
async function filterList(page: Page): Promise<void> {
  const facets = main(page).getByRole('group');
  for (const label of [
    ...Object.values(words.categories),
    ...Object.values(words.beneficiaries),
    ...Object.values(words.genders),
  ])
    expect(await facets.getByRole('link', { name: label, exact: true }).count(), label).toBe(1);
  expect(Object.keys(words.categories)).toEqual([...SCHEME_CATEGORIES]);
  expect(Object.keys(words.beneficiaries)).toEqual([...BENEFICIARIES]);

  await facets.getByRole('link', { name: 'Education', exact: true }).click();
  await page.waitForURL((url) => url.searchParams.get('category') === 'Education');
  // The URL changes shortly before the links and the form.
  const male = facets.getByRole('link', { name: words.genders.Male, exact: true });
  await expect.poll(() => male.getAttribute('href')).toContain('category=Education');
  await male.click();
  await page.waitForURL((url) => url.searchParams.get('gender') === 'Male');
  await expect.poll(() => namesOf(page)).not.toContain('Scholarship for Girls');
  await facets.getByRole('link', { name: words.beneficiaries.ST, exact: true }).click();
  await page.waitForURL((url) => url.searchParams.get('beneficiary') === 'ST');
  await expect.poll(() => male.getAttribute('href')).toContain('beneficiary=ST');

  await page.getByLabel(t.find.words).fill('zzzqq');
  await page.getByLabel(t.find.state).selectOption({ label: 'Gujarat' });
  await main(page).getByRole('button', { name: en.site.search }).click();
  await main(page).getByRole('heading', { name: t.empty.heading }).waitFor();
  const { searchParams } = new URL(page.url());
  expect([...searchParams.values()].toSorted()).toEqual(
    ['Education', 'Gujarat', 'Male', 'ST', 'zzzqq'].toSorted(),
  );
  await main(page)
    .getByRole('link', { name: t.empty.removeFilter('Education') })
    .click();
  await page.waitForURL((url) => !url.searchParams.has('category'));
  await main(page).getByRole('link', { name: t.empty.all }).click();
  await page.waitForURL(addressOf('/schemes'));
}

test('a visitor without JavaScript searches schemes on a phone in Gujarati, in another script and by state', async () => {
  const { page } = await newVisitor({ javaScriptEnabled: false });
  await page.goto(addressOf('/gu/schemes'));
  const { find } = gu['scheme/catalogue'];
  const options = await page.getByLabel(find.state).locator('option').allTextContents();
  expect(options).toHaveLength(SCHEME_STATES.length + 2);
  expect(options.slice(0, 3)).toEqual([find.anyState, find.allIndia, 'ગુજરાત']);
  await page.getByLabel(find.words).fill('awas');
  await page.getByLabel(find.state).selectOption('Kerala');
  await main(page).getByRole('button', { name: gu.site.search }).click();
  await page.waitForURL((url) => url.searchParams.get('q') === 'awas');
  expect(await namesOf(page)).toContain('પ્રધાનમંત્રી આવાસ યોજના');
  // A scheme of Gujarat is not for Kerala.
  expect(await namesOf(page)).not.toContain('ડૉ. આંબેડકર આવાસ યોજના');
  await page.getByText(gu['scheme/catalogue'].narrow, { exact: true }).click();
  await main(page).getByRole('group').getByRole('link', { name: gu['scheme'].categories.Health }).click();
  await main(page).getByRole('heading', { name: gu['scheme/catalogue'].empty.heading }).waitFor();
  await main(page).getByRole('link', { name: gu['scheme/catalogue'].finder.link }).waitFor();
});

test('a visitor reads the scheme of an NGO, its conditions and provider, and opens the registration', async () => {
  const id = await addDemoScheme();
  const { page, pageErrors } = await newVisitor();
  const response = await page.goto(addressOf(`/schemesDetail/${id}/ngo`));
  await waitForScript(page);
  const heading = page.getByRole('heading', { level: 1 });
  expect([await heading.textContent(), await heading.getAttribute('lang')]).toEqual(['ચશ્માં સહાય', 'gu']);
  const facts = await main(page).locator('dl > div').allTextContents();
  expect(facts).toEqual([
    'CategoryHealth',
    `Beneficiary${words.beneficiaries.EWS}, ${words.beneficiaries.OBC}`,
    'GenderWomen and girls',
    'StateGujarat',
    'Age18 to 60 years',
    'Family incomeUp to ₹2,50,000 a year for the whole family',
    expect.stringMatching(`^Office ${DEMO_NGO}, Surendranagar$`),
    expect.stringMatching(/^Phone\d{5} \d{5}$/),
    expect.stringMatching(/^Last checked\d{1,2} \w+ \d{4}$/),
  ]);
  const sections = await main(page).getByRole('heading', { level: 2 }).allTextContents();
  expect(sections).toEqual([
    ...[
      detailTexts.about,
      detailTexts.who,
      detailTexts.documents,
      detailTexts.howToApply,
      detailTexts.contact,
    ],
  ]);
  const papers = main(page)
    .locator('section')
    .filter({ has: page.getByText(detailTexts.documents) });
  expect(await papers.getByRole('listitem').allTextContents()).toEqual(['રેશન કાર્ડ', 'Income certificate']);
  expect(await main(page).locator('li[lang=gu]').textContent()).toBe('રેશન કાર્ડ');
  await main(page).getByText('આંખની તપાસ અને મફત ચશ્માં.').waitFor();
  const html = (await response?.text()) ?? '';
  const structuredData = JSON.parse(/ld\+json">(.*?)<\/script>/s.exec(html)?.[1] ?? '{}') as Record<
    string,
    unknown
  >;
  expect(structuredData).toMatchObject({
    '@type': 'Service',
    name: 'ચશ્માં સહાય',
    provider: { name: DEMO_NGO },
  });

  await main(page).getByRole('link', { name: DEMO_NGO }).first().click();
  await page.waitForURL(/\/detailpage\/\d+/);
  await main(page).getByRole('link', { name: 'ચશ્માં સહાય' }).first().click();
  await page.waitForURL((url) => url.pathname.startsWith('/schemesDetail/'));
  const register = main(page).getByRole('link', { name: 'Register', exact: true }).filter({ visible: true });
  await register.click();
  await page.waitForURL(/\/scheme\/register\/\d+$/);
  expect(pageErrors).toEqual([]);
});

test('a built-in scheme links to its own site in a new tab, and says so', async () => {
  const html = await (await fetch(addressOf('/schemesDetail/2/builtin'))).text();
  expect(html).toMatch(/<h1[^>]*>Ayushman Bharat Yojana</);
  const links = html.match(/<a [^>]*href="https:\/\/pmjay\.gov\.in\/"[^>]*>Learn More.*?<\/a>/g) ?? [];
  expect(links.length).toBeGreaterThan(0);
  for (const link of links) {
    expect(link).toContain('target="_blank"');
    expect(link).toContain('rel="noopener"');
    expect(link).toContain(detailTexts.newTab('pmjay.gov.in'));
  }
  expect(html).toContain('"@type":"GovernmentService"');
  // Any other type refers to the built-in list.
  const other = await fetch(addressOf('/gu/schemesDetail/2/local'), { redirect: 'manual' });
  expect([other.status, other.headers.get('location')]).toEqual([301, '/gu/schemesDetail/2/builtin']);
});

test.each([
  '/schemesDetail/5/builtin',
  '/schemesDetail/1/ngo',
  '/schemesDetail/99999999/ngo',
  '/schemesDetail/x/ngo',
  '/scheme/register/1',
  '/scheme/register/99999999',
])('an unknown scheme shows Scheme Not Found: %s', async (path) => {
  const response = await fetch(addressOf(path));
  expect(response.status).toBe(404);
  const html = await response.text();
  expect(html).toMatch(/<h1[^>]*>Scheme Not Found</);
  expect(html).toMatch(new RegExp(`<a [^>]*href="/schemes"[^>]*>${detailTexts.notFound.all}`));
});

test('a failed list or scheme shows an error view with Try Again', async () => {
  const { page, context } = await newVisitor({ viewport: DESK });
  await page.goto(addressOf('/schemes'));
  await waitForScript(page);
  const data = /\/schemesDetail\/.*\.data|\/schemes\.data/;
  const fail = async (link: string) => {
    await context.route(data, (route) => route.abort());
    await main(page).getByRole('link', { name: link, exact: true }).click();
    await page.getByRole('alert').getByText('Something went wrong. Please try again').waitFor();
    await context.unroute(data);
    await page.getByRole('alert').getByText('Try Again', { exact: true }).click();
  };
  await fail('Housing');
  await rows(page).first().waitFor();
  expect(new URL(page.url()).searchParams.get('category')).toBe('Housing');
  await waitForScript(page);
  await fail('Pradhan Mantri Awas Yojana');
  await page.getByRole('heading', { level: 1, name: 'Pradhan Mantri Awas Yojana' }).waitFor();
});

test('the sitemap contains the list and each scheme', async () => {
  const read = async (path: string) => (await fetch(addressOf(path))).text();
  expect(await read('/sitemap-pages.xml')).toContain('/gu/schemes</loc>');
  expect(await read('/sitemap.xml')).toContain('/sitemap-schemes-1.xml</loc>');
  const schemes = await read('/sitemap-schemes-1.xml');
  expect(schemes).toContain('/schemesDetail/4/builtin</loc>');
  expect(schemes).toMatch(/\/hi\/schemesDetail\/1\d{3}\/ngo<\/loc>/);
  for (const name of ['schemes-99', 'schemes-0', 'schemes-999999999', 'events-0', 'events-9999', 'ngos-9999'])
    expect((await fetch(addressOf(`/sitemap-${name}.xml`))).status, name).toBe(404);
});
