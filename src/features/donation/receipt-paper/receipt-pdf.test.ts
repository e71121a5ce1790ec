import { describe, expect, test } from 'vitest';
import { paise } from '#src/shared/money.ts';
import { readPdf } from '../../../../tests/support/read-pdf.ts';
import { picture } from '../../../../tests/support/pictures.ts';
import { names, receiptWith } from './receipt-paper.fixture.ts';
import { drawReceipt } from './receipt-pdf.server.ts';
import { drawReceiptsOfYear } from './receipts-of-year-pdf.server.ts';
import type { ReceiptToPrint } from './receipt-to-print.ts';

const ORIGIN = 'https://sahay.example';
const draw = async (receipt: ReceiptToPrint) => readPdf(await drawReceipt({ receipt, origin: ORIGIN }));
const textOf = async (receipt: ReceiptToPrint) => (await draw(receipt)).lines.join(' ');

describe('a receipt', () => {
  test('shows everything that the law and its reader need', async () => {
    const { title, lines, source } = await draw(receiptWith());
    const text = lines.join(' ');
    expect(title).toBe('Receipt 2026-27/00042: કોકિલા પટેલ');
    for (const part of [
      'Drishtikiran Netra Seva',
      '12 Main Road, Surendranagar, 363001',
      'PAN of the organisation: AAATS1234K',
      'Approval under section 354: AAATS1234KF20214, valid from 1 April 2022 to 31 March 2027',
      'Donation receipt',
      'Receipt number 2026-27/00042',
      'Issued on 22 November 2026',
      'કોકિલા પટેલ',
      '5 Station Road, Rajkot 360001',
      '₹1,25,050.50',
      'Rupees One Lakh Twenty-Five Thousand Fifty and Fifty Paise Only',
      'UPI, 412345678901',
      '20 November 2026',
      'Eye camps',
      'ABCPD1234E',
      'under section 133 of the Income-tax Act, 2025',
      'Form 114',
      'Meena Shah',
      'Trustee',
      'sahay.example/donate/receipt/RC-9QD3-7KXM-2FHP',
    ])
      expect(text).toContain(part);
    expect(source).toContain(`/URI (${ORIGIN}/donate/receipt/RC-9QD3-7KXM-2FHP)`);
    expect(source).toContain('/Marked true');
  });

  test.each([
    ['gu', 'દાનની રસીદ', 'એક લાખ પચ્ચીસ હજાર પચાસ રૂપિયા અને પચાસ પૈસા પૂરા', 'આવકવેરા અધિનિયમ, 2025ની કલમ 133'],
    ['hi', 'दान की रसीद', 'एक लाख पच्चीस हजार पचास रुपये और पचास पैसे मात्र', 'आयकर अधिनियम, 2025 की धारा 133'],
  ] as const)('in %s is in that language throughout', async (language, title, words, law) => {
    const { lines } = await draw(receiptWith({ language }));
    const text = lines.join(' ');
    for (const part of [title, words, law]) expect(text).toContain(part);
    expect(text).toContain(`sahay.example/${language}/donate/receipt/`);
    expect(text.replace(/sahay\.example\S+/, '')).not.toMatch(/\b(Receipt|received|Paid|section|Form)\b/i);
  });

  test.each([
    ['cash', 'cash above ₹2,000 does not qualify'],
    ['kind', 'gifts in kind do not qualify'],
    ['noRegistration', 'had no approval'],
    ['noAddress', 'address is not known'],
  ] as const)('that claims no deduction says why: %s', async (reason, sentence) => {
    const text = await textOf(receiptWith({ reason }));
    expect(text).toContain('claims no deduction');
    expect(text).toContain(sentence);
    expect(text).not.toMatch(/qualify for deduction|Form 114|Donation receipt/);
  });

  test('without a PAN says that there will be no certificate', async () => {
    const receipt = receiptWith();
    const text = await textOf({
      ...receipt,
      content: { ...receipt.content, donor: { ...receipt.content.donor, id: null } },
    });
    expect(text).toContain('No PAN is known');
  });

  test('that is cancelled, or a sample, cannot be mistaken for a valid one', async () => {
    expect(await textOf(receiptWith({ cancelledOn: '2026-11-23' }))).toContain(
      'Cancelled on 23 November 2026',
    );
    const sample = await textOf(receiptWith({ isSample: true }));
    expect(sample).toContain('Sample, not a receipt');
    expect(sample).not.toContain('/donate/receipt/');
  });

  test('contains the picture of the signature, with its text for screen readers', async () => {
    const signature = await picture({ width: 400, height: 120, format: 'png' });
    const { source } = await draw(receiptWith({ signature }));
    expect(source).toContain('/Subtype /Image');
    expect(source).toContain('(Signature of Meena Shah)');
  });

  test('fits on one page, however long its texts are', async () => {
    const long = (word: string, most: number) => `${word} `.repeat(500).slice(0, most).trim();
    const receipt = receiptWith({
      language: 'gu',
      amount: paise(99_99_99_999_99),
      reason: 'kind',
      cancelledOn: '2026-11-23',
    });
    const bytes = await drawReceipt({
      receipt: {
        ...receipt,
        content: {
          ...receipt.content,
          donor: { name: long('ક્ષિતિજ', 100), address: long('સોસાયટી', 500), id: receipt.content.donor.id },
          ngo: { ...receipt.content.ngo, name: names(long('સેવા', 200)), address: long('માર્ગ', 570) },
          kindDescription: long('ધાબળા', 500),
          purpose: names(long('કેમ્પ', 100)),
        },
      },
      origin: ORIGIN,
    });
    expect(readPdf(bytes).source.match(/\/Type \/Page\b/g)).toHaveLength(1);
    // The last sentence stays above the signature.
    const { lines, tops } = linesWithTops(bytes);
    const last = lines.findIndex((line) => line.includes('આ રસીદથી આવકવેરામાં રાહત મળતી નથી'));
    expect(tops[last]).toBeLessThan(654);
  });
});

/** The lines, and their distances from the top of the page in points. */
function linesWithTops(bytes: Buffer) {
  const { lines, content } = readPdf(bytes);
  const tops = content
    .split('/Span <<')
    .slice(1)
    .map((part) => 842 - Number(/1 0 0 1 [\d.-]+ ([\d.-]+) Tm/.exec(part)?.[1]));
  return { lines, tops };
}

test('the receipts of a year are listed with their sum, and follow page by page', async () => {
  const receipts = Array.from({ length: 25 }, (_, at) =>
    receiptWith({ number: at + 1, amount: paise(100_000 + at) }),
  );
  const bytes = await drawReceiptsOfYear({ receipts, year: 2026, language: 'gu', origin: ORIGIN });
  const { title, lines, source } = readPdf(bytes);
  expect(title).toBe('દાન 2026-27: કોકિલા પટેલ');
  expect(lines).toContain('કુલ: ₹25,003.00');
  expect(lines.filter((text) => /^રસીદ 2026-27\/000\d\d$/.test(text))).toHaveLength(25);
  // The list needs two pages.
  expect(source.match(/\/Type \/Page\b/g)).toHaveLength(27);
});
