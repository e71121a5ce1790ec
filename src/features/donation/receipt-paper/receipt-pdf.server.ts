import { MONTH_NAMES } from '#src/messages/month-names.server.ts';
import { BRAND } from '#src/brand.ts';
import { openPdf, type PdfWriter } from '#src/server/pdf/pdf-document.server.ts';
import { fitText, type PdfStyle } from '#src/server/pdf/pdf-lines.server.ts';
import { drawBorder, drawMark, drawRule } from '#src/server/pdf/pdf-marks.server.ts';
import { formatDay } from '#src/shared/dates.ts';
import type { Language } from '#src/shared/languages.ts';
import { formatExactRupees, integerOf, paise } from '#src/shared/money.ts';
import { pathInLanguage } from '#src/shared/languages.ts';
import { formatReceiptNumber } from '#src/features/donation/receipts/receipt.rules.ts';
import { amountInWords } from './amount-in-words.server.ts';
import type { ReceiptToPrint } from './receipt-to-print.ts';
import { paperMessages } from './receipt-messages.server.ts';

export const INK = '#1a1c23';
export const SOFT_INK = '#4a4f5e';
export const ACCENT = '#1d4194';
const GROUND = '#14275c';
const BAD = '#a3202c';

export const LEFT = 56;
export const RIGHT = 539;
export const WIDTH = RIGHT - LEFT;
const CODE_SIDE = 84;
const LABEL_WIDTH = 118;
const SIGNATURE = { width: 170, height: 56 };
/** A text that needs more lines is written in smaller letters, down to this size. */
const LONG_LINES = 2;
const LEAST_SIZE = 6;

export const regular = (size: number, color = INK): PdfStyle => ({ size, weight: 'regular', color });
export const bold = (size: number, color = INK): PdfStyle => ({ size, weight: 'bold', color });

type Drawing = { pdf: PdfWriter; receipt: ReceiptToPrint; origin: string };

/** Draws a receipt on one page, in the language of its donor. Resolves to the bytes of the PDF. */
export async function drawReceipt({
  receipt,
  origin,
}: {
  receipt: ReceiptToPrint;
  origin: string;
}): Promise<Buffer> {
  const { language, content, issuedOn } = receipt;
  const { 'donation/receipt-paper': t } = paperMessages[language];
  const pdf = openPdf({
    title: t.fileTitle(formatReceiptNumber(receipt), content.donor.name),
    language,
    createdAt: new Date(issuedOn),
  });
  drawReceiptPage({ pdf, receipt, origin });
  return pdf.end();
}

/** Draws a receipt on the current page of a document. */
export function drawReceiptPage(drawing: Drawing): void {
  const { pdf } = drawing;
  pdf.decorate((shapes) => drawBorder(shapes, { width: pdf.width }));
  let baseline = writeNgo(drawing);
  baseline = writeTitle(drawing, baseline + 26);
  baseline = writeDonor(drawing, baseline + 30);
  baseline = writeAmount(drawing, baseline + 14);
  baseline = writeFacts(drawing, baseline + 18);
  writeSentences(drawing, baseline + 16);
  writeSignature(drawing);
  writeCheck(drawing);
}

const line = { tag: 'P', x: LEFT, width: WIDTH } as const;

/** Writes a text in smaller letters if it is long, so that everything fits on one page. */
function writeFitting(
  pdf: PdfWriter,
  {
    width = WIDTH,
    x = LEFT,
    ...text
  }: { text: string; style: PdfStyle; baseline: number; x?: number; width?: number },
): number {
  const style = fitText(text.text, { style: text.style, width, lines: LONG_LINES, least: LEAST_SIZE });
  return pdf.write({ tag: 'P', ...text, style, x, width, leading: style.size * 1.4 });
}

/** Returns a function that formats days in the language of a receipt. */
const dayIn = (language: Language) => (day: string) => formatDay({ day, months: MONTH_NAMES[language] });

function writeNgo({ pdf, receipt: { content, language } }: Drawing): number {
  const { 'donation/receipt-paper': t } = paperMessages[language];
  const { ngo, law } = content;
  const name = ngo.name[language];
  const style = fitText(name, { style: bold(22, GROUND), width: WIDTH, lines: 2, least: 14 });
  let baseline = pdf.write({
    ...line,
    tag: 'H2',
    text: name,
    style,
    baseline: 82,
    leading: style.size * 1.25,
  });
  const { registration, pan } = ngo;
  const dayOf = dayIn(language);
  const orNull = (day: string | null) => day && dayOf(day);
  const validity =
    registration && t.ngo.validity(orNull(registration.validFrom), orNull(registration.validTo));
  const lines = [
    ngo.address,
    pan && t.ngo.pan(pan),
    registration &&
      [t.ngo.registration(law.approvalSection, registration.number), validity].filter(Boolean).join(', '),
  ];
  for (const text of lines)
    if (text) baseline = writeFitting(pdf, { text, style: regular(10.5, SOFT_INK), baseline });
  return baseline;
}

function writeTitle({ pdf, receipt }: Drawing, baseline: number): number {
  const { language, issuedOn, reason } = receipt;
  const { 'donation/receipt-paper': t } = paperMessages[language];
  pdf.decorate((shapes) => drawRule(shapes, { left: LEFT, right: RIGHT, y: baseline - 28 }));
  const title = reason === null ? t.title : t.plainTitle;
  pdf.write({ ...line, tag: 'H1', text: title, style: bold(19, ACCENT), baseline });
  const right = { ...line, align: 'right' } as const;
  const number = `${t.number} ${formatReceiptNumber(receipt)}`;
  pdf.write({ ...right, text: number, style: bold(11.5), baseline: baseline - 6 });
  const issued = `${t.issued} ${dayIn(language)(issuedOn)}`;
  pdf.write({ ...right, text: issued, style: regular(10.5, SOFT_INK), baseline: baseline + 9 });
  return writeState({ pdf, receipt }, baseline + 16);
}

/** Says that a receipt is cancelled, or a sample. */
function writeState({ pdf, receipt }: Omit<Drawing, 'origin'>, baseline: number): number {
  const { language, cancelledOn, isSample } = receipt;
  const { 'donation/receipt-paper': t } = paperMessages[language];
  const text = isSample ? t.sample : cancelledOn === null ? '' : t.cancelled(dayIn(language)(cancelledOn));
  if (text === '') return baseline;
  return 8 + pdf.write({ ...line, text, style: bold(15, BAD), baseline: baseline + 10, leading: 20 });
}

function writeDonor({ pdf, receipt: { content, language } }: Drawing, baseline: number): number {
  const { 'donation/receipt-paper': t } = paperMessages[language];
  const { name, address } = content.donor;
  const below = pdf.write({ ...line, text: t.from, style: regular(11, SOFT_INK), baseline, leading: 22 });
  const style = fitText(name, { style: bold(18), width: WIDTH, lines: 2, least: 12 });
  const after = pdf.write({ ...line, text: name, style, baseline: below + 2, leading: style.size * 1.35 });
  if (address === null) return after;
  return writeFitting(pdf, { text: address, style: regular(11.5), baseline: after - 3 });
}

function writeAmount({ pdf, receipt: { amount, language } }: Drawing, baseline: number): number {
  // A gift in kind without a stated worth.
  if (integerOf(amount) === 0) return baseline;
  const below = pdf.write({
    ...line,
    text: formatExactRupees(amount),
    style: bold(24, ACCENT),
    baseline: baseline + 16,
    leading: 24,
  });
  const words = amountInWords({ amount, language });
  return pdf.write({ ...line, text: words, style: regular(12), baseline: below, leading: 17 });
}

function writeFacts(drawing: Drawing, start: number): number {
  const { pdf, receipt } = drawing;
  let baseline = start;
  for (const [label, value] of factsOf(receipt)) {
    const top = baseline - 14;
    pdf.decorate((shapes) => drawRule(shapes, { left: LEFT, right: RIGHT, y: top }));
    pdf.write({
      tag: 'P',
      text: label,
      style: regular(10.5, SOFT_INK),
      x: LEFT,
      baseline,
      width: LABEL_WIDTH,
    });
    const column = { x: LEFT + LABEL_WIDTH, width: WIDTH - LABEL_WIDTH };
    baseline = 9 + writeFitting(pdf, { text: value, style: bold(11.5), baseline, ...column });
  }
  return baseline;
}

function factsOf({ content, language, receivedOn }: ReceiptToPrint): [string, string][] {
  const { 'donation/receipt-paper': t, donation } = paperMessages[language];
  const { method, nature, paymentNumber, purpose, kindDescription, donor } = content;
  const facts: [string, string | null][] = [
    [t.facts.gift, kindDescription],
    [t.facts.paidBy, method === 'kind' ? null : t.paidBy(donation.methods[method], paymentNumber)],
    [t.facts.receivedOn, dayIn(language)(receivedOn)],
    [t.facts.purpose, purpose?.[language] ?? donation.natures[nature]],
    [donor.id ? donation.idKinds[donor.id.kind] : '', donor.id?.id ?? null],
  ];
  return facts.filter((fact): fact is [string, string] => fact[1] !== null);
}

function writeSentences({ pdf, receipt }: Drawing, start: number): void {
  let baseline = start;
  for (const text of sentencesOf(receipt))
    baseline = 4 + pdf.write({ ...line, text, style: regular(10.5), baseline, leading: 15 });
}

function sentencesOf({ reason, content, language }: ReceiptToPrint): string[] {
  const { 'donation/receipt-paper': t } = paperMessages[language];
  const { law, donor } = content;
  if (reason === 'cash') return [t.plain.cash(formatExactRupees(paise(law.cashLimit)).replace(/\.00$/, ''))];
  if (reason !== null) return [t.plain[reason]];
  return [
    t.deductible(law.deductionSection, law.act[language]),
    donor.id === null ? t.noId(law.certificateForm) : t.certificate(law.certificateForm),
  ];
}

function writeSignature({ pdf, receipt: { content, language, signature } }: Drawing): void {
  const { 'donation/receipt-paper': t } = paperMessages[language];
  const { name, designation } = content.signatory;
  const x = RIGHT - SIGNATURE.width - 30;
  const column = { tag: 'P', x, width: RIGHT - x } as const;
  const top = 664;
  const ngo = t.for(content.ngo.name[language]);
  const style = fitText(ngo, { style: regular(10.5, SOFT_INK), width: column.width, lines: 2, least: 8 });
  pdf.write({ ...column, text: ngo, style, baseline: top, leading: 14 });
  if (signature)
    pdf.drawPicture({
      bytes: signature,
      alternativeText: t.signature(name),
      x,
      y: top + 20,
      ...SIGNATURE,
    });
  const under = top + 26 + SIGNATURE.height;
  pdf.decorate((shapes) => drawRule(shapes, { left: x, right: RIGHT, y: under }));
  const next = pdf.write({ ...column, text: name, style: bold(11.5), baseline: under + 16, leading: 15 });
  pdf.write({ ...column, text: designation, style: regular(10.5, SOFT_INK), baseline: next, leading: 14 });
}

/** The QR code, and the same address in words. A sample has none. */
function writeCheck({ pdf, receipt: { code, language, isSample }, origin }: Drawing): void {
  const { 'donation/receipt-paper': t } = paperMessages[language];
  pdf.decorate((shapes) => drawMark(shapes, { x: RIGHT - 16, y: 806, side: 16 }));
  pdf.write({
    tag: 'P',
    x: LEFT,
    width: WIDTH - 22,
    align: 'right',
    baseline: 818,
    text: BRAND.name[language],
    style: regular(9, SOFT_INK),
  });
  if (isSample) return;
  const href = origin + pathInLanguage({ path: `/donate/receipt/${code}`, language });
  pdf.drawQrCode({ text: href, x: LEFT, y: 690, side: CODE_SIDE, alternativeText: t.code });
  pdf.write({ ...line, text: t.check, style: regular(9.5, SOFT_INK), baseline: 790 });
  const address = href.replace(/^https?:\/\//, '');
  const style = fitText(address, { style: bold(9.5, ACCENT), width: WIDTH - 80, lines: 1, least: 6 });
  pdf.write({ ...line, text: address, style, baseline: 804, href });
}
