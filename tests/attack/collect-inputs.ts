import { readOperations } from './api-document.ts';
import type { AttackedProduct } from './attacked-product.ts';
import { HIDDEN_NAME } from './check-response.ts';

import type { FuzzInputs, Page } from './fuzz-request.ts';

const FIELD = /<(?:input|select|textarea)\b[^>]*\bname="([^"]+)"/g;

/**
 * Collects what the requests of a run are made from: the endpoints of the product, its pages with their
 * forms, and ids of existing records.
 */
export async function collectInputs(
  product: AttackedProduct,
  ngos: { own: string; other: string },
): Promise<FuzzInputs> {
  await addRecords(product, ngos);
  const [operations, pages] = await Promise.all([readOperations(product.origin), readPages(product)]);
  const readIds = async (text: string) => (await product.query<{ id: string }>(text)).map(({ id }) => id);
  return {
    operations,
    pages,
    ids: {
      ngo: [ngos.own, ngos.other, ...(await readIds('select id::text from ngo order by id desc limit 6'))],
      scheme: await readIds('select id::text from scheme order by (ngo_id is null), id limit 8'),
      help: await readIds('select id::text from help_request order by id'),
      feedback: await readIds('select id::text from feedback order by id limit 5'),
      photo: await readIds('select id::text from ngo_photo order by id limit 5'),
      registration: await readIds('select id::text from scheme_registration order by id limit 5'),
    },
  };
}

/** Adds feedback messages and three help requests: one offered to each NGO, and one offered to none. */
async function addRecords(
  { query, call }: AttackedProduct,
  ngos: { own: string; other: string },
): Promise<void> {
  for (const [index, name] of ['Kokila Patel', 'Meena Shah', HIDDEN_NAME].entries()) {
    const [row] = await query<{ id: string }>(
      `insert into help_request (reference, user_name, user_mobile, user_email, user_address, help_description, user_city,
          district, user_help_category, user_pin, language, sent_hash, content_hash)
        values ('SH-2222-A' || chr(65 + $1::int), $2, '9876543210', 'asks' || $1::text || '@example.org', '12 Main Road',
          'An operation of the eyes', 'Rajkot', 'Rajkot', 'Health', '360001', 'en', $1::text, $1::text)
        returning id::text`,
      [index, name],
    );
    if (name === HIDDEN_NAME) continue;
    await query(
      `insert into help_offer (request_id, ngo_id, due_at) values ($1, $2, now() + interval '1 day')`,
      [row!.id, index === 0 ? ngos.own : ngos.other],
    );
  }
  await call('/api/feedback/addFeedback', { body: { rating: 4, message: 'Good to have' } });
  const message = { name: 'A', email: 'a@example.org', message: 'Where is your office?' };
  await call('/api/feedback/addContactMessage', { body: message });
}

/** Reads a few pages of each kind from the sitemap, with the fields of their forms. */
async function readPages({ origin }: AttackedProduct): Promise<Page[]> {
  const read = async (path: string) => (await fetch(origin + path)).text();
  const sitemapPaths = [...(await read('/sitemap-pages.xml')).matchAll(/<loc>https?:\/\/[^/]+([^<]*)/g)]
    .map(([, path = '']) => path || '/')
    .filter((path) => !/^\/(hi|gu)(\/|$)/.test(path));
  const mainPaths = sitemapPaths.filter((path) => !/^\/(category|detailpage)\//.test(path));
  const listPaths = sitemapPaths
    .filter((path) => !mainPaths.includes(path))
    .filter((_, index) => index % 12 === 0);
  const scheme = /\/schemesDetail\/(\d+)\/NGO/.exec(await read('/sitemap-schemes-1.xml'))?.[1];
  const otherPaths = ['/logIn', '/forgetPassword', '/helpRequest/status', '/ngopage', '/sahay', '/search'];
  const paths = [
    ...new Set([
      ...mainPaths,
      ...listPaths,
      ...otherPaths,
      ...(scheme ? [`/scheme/register/${scheme}`] : []),
    ]),
  ];
  return Promise.all(
    paths.map(async (path) => {
      const forms = [...(await read(path)).matchAll(/<form\b[^>]*method="post"[\s\S]*?<\/form>/g)].join(' ');
      const fields = [...forms.matchAll(FIELD)].map(([, name]) => name!);
      return { path, fields: [...new Set(fields)] };
    }),
  );
}
