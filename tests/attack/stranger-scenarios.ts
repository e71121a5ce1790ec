import type { AttackedProduct } from './attacked-product.ts';
import { inHashes, measure, tooMuch } from './measure-work.ts';
import { repeat, tally, type Scenario } from './scenario.ts';

const SCAM = 'Sahay is moved. Call 98765 43210 or pay sahay@okaxis to get Rs 5000';
const VICTIM = '9812340000';

/** Returns a published event of the demonstration that many can register for. */
async function findOpenEvent({ query }: AttackedProduct): Promise<{ id: string; capacity: number }> {
  const [event] = await query<{ id: string; capacity: number }>(
    `select e.id::text as id, e.capacity from event e join ngo n on n.id = e.ngo_id
      where e.status = 'published' and e.capacity > 40 and e.starts_at > now() + interval '2 days' and n.status = 'verified'
      order by e.capacity desc limit 1`,
  );
  if (!event) throw new Error('The demonstration has no open event');
  return event;
}

const countSeats = async ({ query }: AttackedProduct, eventId: string): Promise<number> => {
  const [row] = await query<{ count: number }>(
    `select coalesce(sum(party_size), 0)::int as count from event_registration
      where event_id = $1 and status = 'registered'`,
    [eventId],
  );
  return row?.count ?? 0;
};

const filledEvent: Scenario = {
  name: 'one network fills an event, and learns who is registered',
  async run({ product }) {
    const { id, capacity } = await findOpenEvent(product);
    const { call } = product;
    const seatsShown = async () =>
      JSON.stringify((await call(`/api/event/getEventById/${id}`)).body).match(/"seats":"?\w+"?/)?.[0];
    const before = await countSeats(product, id);
    const shown = await seatsShown();
    const flood = await repeat({
      count: 40,
      concurrency: 4,
      work: (index) =>
        call(`/api/event/registerUser/${id}`, {
          from: '203.0.113.50',
          body: { name: 'X', mobile: '9812345678', email: `filler${index}@example.org`, partySize: '5' },
        }),
    });
    const taken = (await countSeats(product, id)) - before;
    const victims = await repeat({
      count: 5,
      concurrency: 1,
      work: (index) =>
        call(`/api/event/registerUser/${id}`, {
          from: `203.0.113.${60 + index}`,
          body: { name: 'Kokila', mobile: VICTIM, partySize: '1' },
        }),
    });
    const errors: string[] = [];
    if (taken > Math.max(10, capacity / 10)) errors.push(`${taken} of ${capacity} seats are taken`);
    if (shown !== (await seatsShown()) || /\d/.test(shown ?? '')) errors.push(`the page shows ${shown}`);
    if (new Set(victims.map(({ status }) => status)).size > 1)
      errors.push(
        `the answers tell how often a number is registered: ${tally(victims.map((v) => v.status))}`,
      );
    return {
      figures: `${tally(flood.map(({ status }) => status))}, ${taken} of ${capacity} seats`,
      errors,
    };
  },
};

const emptiedCache: Scenario = {
  name: '40 addresses of large documents push pages out of the cache',
  async run({ product }) {
    const ngos = await product.query<{ id: string }>(
      `select id::text as id from ngo where status = 'verified' and deleted_at is null order by id limit 30`,
    );
    const paths = ['/', '/gu', '/hi', '/help', '/gu/help', '/contact'];
    const pages = [...paths, ...ngos.map(({ id }) => `/health/detailpage/${id}`)];
    const readAll = () =>
      repeat({ count: pages.length, concurrency: 2, work: (index) => product.call(pages[index] ?? '/') });
    await readAll();
    const [, cached] = await measure(product, readAll);
    await repeat({
      count: 40,
      concurrency: 2,
      work: (index) => product.call(`/api/openapi.json?q=${index}x`),
    });
    const [, hashes] = await measure(product, readAll);
    return {
      figures: `${pages.length} pages: ${inHashes(cached)}, then ${inHashes(hashes)}`,
      errors: tooMuch(hashes, 2 * cached + 1),
    };
  },
};

const sharedLinks: Scenario = {
  name: 'the text of a shared link becomes a title or a preview',
  async run({ product }) {
    const errors: string[] = [];
    const paths = ['search', 'donate', 'schemes', 'eventList', 'gu/search', 'hi/schemes'];
    for (const path of paths) {
      const { body } = await product.call(`/${path}?q=${encodeURIComponent(SCAM)}`);
      const html = String(body['text']);
      const head = html.slice(0, html.indexOf('</head>'));
      if (/98765|okaxis|is moved/.test(head)) errors.push(`/${path} says it in its head`);
    }
    const prefilled = await product.call(`/helpRequest?words=${encodeURIComponent(SCAM)}`);
    const written = /<textarea[^>]*>([^<]*)/.exec(String(prefilled.body['text']));
    if (written?.[1] !== '') errors.push(`the description is '${written?.[1]}'`);
    return { figures: `${paths.length + 1} pages`, errors };
  },
};

const KINDS = ['helpRequest', 'helpStatus', 'registerNgo', 'claimNgo'];

const mailBomb: Scenario = {
  name: 'one network mails one mailbox by every form',
  withLimits: true,
  async run({ product, ngos }) {
    const { call, query } = product;
    const email = 'flooded@example.org';
    const from = '203.0.113.80';
    const [scheme] = await query<{ id: string }>(`select id::text as id from scheme limit 1`);
    const { id } = await findOpenEvent(product);
    const person = { name: 'X', mobile: VICTIM, email, partySize: '1' };
    const statuses: number[] = [];
    const send = async (path: string, body: unknown) =>
      void statuses.push((await call(`/api/${path}`, { body, from })).status);
    for (let turn = 0; turn < 6; turn++) {
      for (const form of KINDS) await send('sendOtp', { email, form });
      await send('auth/forgetPassword', { email });
      await send(`event/registerUser/${id}`, person);
      await send('donation/requestDonorLink', { email });
      await send(`scheme/registerUser/${scheme?.id}`, {
        ...person,
        mobileNumber: VICTIM,
        address: '12 Main Road',
        city: 'Rajkot',
      });
      await send(`volunteer/applyToVolunteer/${ngos.own}`, { ...person, consent: true });
    }
    const [row] = await query<{ count: number }>(
      'select count(*)::int as count from mail where recipient = $1',
      [email],
    );
    const mails = row?.count ?? 0;
    return {
      figures: `${tally(statuses)}; ${mails} mails`,
      errors: [
        ...(mails > 10 ? [`${mails} mails to one mailbox`] : []),
        ...(mails === 0 ? ['no form sent a mail'] : []),
      ],
    };
  },
};

/** What a dump of the database must not open. Runs last, when all kinds of mails were sent. */
const secretsInMails: Scenario = {
  name: 'mails that were sent hold links and codes in the database',
  async run({ product }) {
    await product.codeFor('dumped@example.org');
    const sent = await product.query<{ event: string; text: string }>(
      `select event, concat_ws(' ', subject, body, attachments) as text from mail where status = 'sent'`,
    );
    const readable = sent.filter(({ text }) => /https?:\/\/|\b\d{6,10}\b/.test(text));
    return {
      figures: `${sent.length} mails`,
      errors: [
        ...(sent.length === 0 ? ['no mail was sent'] : []),
        ...readable.map(({ event, text }) => `${event}: ${text.slice(0, 80)}`),
      ],
    };
  },
};

/** What somebody can do who has no account. */
export const STRANGER_SCENARIOS: Scenario[] = [
  filledEvent,
  emptiedCache,
  sharedLinks,
  mailBomb,
  secretsInMails,
];
