import pg from 'pg';
import { expect, test } from 'vitest';
import { DEMO_NGO } from '#src/features/account/demo-accounts.server.ts';
import { en, gu, hi } from '#src/messages/catalogues.server.ts';
import { saveDecoys } from '../support/decoys.ts';
import { actAsNgo, submitHelpRequest } from '../support/help-requests.ts';
import { journeyProduct } from '../support/journey-product.ts';
import { expectAccessibleEverywhere } from '../support/page-checks.ts';
import { addressOf, newVisitor } from '../support/visit.ts';

const home = en['ngo/directory/home'];
const homeHi = hi['ngo/directory/home'];
const homeGu = gu['ngo/directory/home'];

test('a visitor sees that requests are answered, and how fast an NGO answers, from the tenth on', async () => {
  const reference = await submitHelpRequest({ email: 'first.of.ten@example.org' });
  await actAsNgo(reference, [{ action: 'acceptHelpRequest' }]);
  await addAnsweredLike(reference, 8);
  // The number on a page is up to ten minutes old, so the pages read later are others.
  const inHindi = await readText('/hi');
  expect(inHindi).toContain(homeHi.once.heading);
  expect(inHindi).not.toContain(homeHi.answered('9', homeHi.daysAgo(0)));

  await addAnsweredLike(reference, 1);
  const { page } = await newVisitor();
  await page.goto(addressOf('/'));
  await page.getByText(home.answered('10', home.daysAgo(0))).waitFor();
  await expectAccessibleEverywhere(page);
  expect(await readText('/gu')).toContain(homeGu.answered('10', homeGu.daysAgo(0)));

  const found = await fetch(addressOf(`/api/ngo/getAllNgo?q=${encodeURIComponent(DEMO_NGO)}`));
  const { data } = (await found.json()) as { data: [{ _id: string; category: string }] };
  const ofNgo = await readText(`/${data[0].category}/detailpage/${data[0]._id}`);
  expect(ofNgo).toContain(en['ngo/profile/requests'].answersInHours(1));
});

/** Adds copies of an accepted request, which are other people's. */
async function addAnsweredLike(reference: string, count: number): Promise<void> {
  const pool = new pg.Pool({ connectionString: journeyProduct().ownerUrl, max: 1 });
  const { rows } = await pool.query<{ request: string; offer: string }>(
    `select r.id::text as request, o.id::text as offer from help_request r
      join help_offer o on o.request_id = r.id and o.status = 'accepted' where r.reference = $1`,
    [reference],
  );
  const { request, offer } = rows[0]!;
  const ids = await saveDecoys(pool, {
    table: 'help_request',
    like: request,
    but: Array.from({ length: count }, () => ({})),
  });
  const but = ids.map((request_id) => ({ request_id }));
  await saveDecoys(pool, { table: 'help_offer', like: offer, but });
  await pool.end();
}

/** The words of a page, as they come over HTTP. */
async function readText(path: string): Promise<string> {
  const html = await (await fetch(addressOf(path))).text();
  return html.replace(/<[^>]*>/g, '');
}
