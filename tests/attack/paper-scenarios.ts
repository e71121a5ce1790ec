import { dayIn } from '../support/days.ts';
import type { AttackedProduct } from './attacked-product.ts';
import { repeat, tally, type Scenario } from './scenario.ts';

/** Adds a gift with the longest name and address that are allowed, without a space. Returns the id of its receipt. */
async function addWideGift(
  product: AttackedProduct,
  { token, headers }: { token: string; headers: Record<string, string> },
): Promise<string> {
  const donor = { donorName: 'W'.repeat(100), donorAddress: 'W'.repeat(299), donorMobile: '9812300001' };
  const body = {
    ...donor,
    donorEmail: 'wide@example.org',
    method: 'cash',
    amount: '1',
    receivedOn: dayIn(-1),
    language: 'en',
  };
  const added = await product.call('/api/donation/addDonationByHand', { token, body, headers });
  const [row] = await product.query<{ id: string }>(
    `select r.id from donation_receipt r join donation d on d.id = r.donation_id
      where d.donor_email = 'wide@example.org' order by r.id desc limit 1`,
  );
  if (!row) throw new Error(`No receipt of the gift: ${added.status} ${added.body.msg}`);
  return row.id;
}

/** Health is watched meanwhile: papers are drawn in a thread, one after the other. */
const wideReceipts: Scenario = {
  name: '60 papers at once with the widest names',
  async run({ product }) {
    const token = await product.signIn('ngo@example.org');
    const headers = { 'x-confirmation': await product.confirm(token) };
    const id = await addWideGift(product, { token, headers });
    const papers = await repeat({
      count: 60,
      concurrency: 60,
      work: () => product.call(`/api/donation/getReceiptFile/${id}`, { token, headers }),
    });
    const statuses = papers.map(({ status }) => status);
    const isExpected = (status: number) => status === 200 || status === 429;
    const errors = statuses.every(isExpected) && statuses.includes(200) ? [] : [tally(statuses)];
    return { figures: tally(statuses), errors };
  },
};

/** Attacks that made papers block everybody. */
export const PAPER_SCENARIOS: Scenario[] = [wideReceipts];
