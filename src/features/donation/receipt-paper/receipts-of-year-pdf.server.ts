import { MONTH_NAMES } from '#src/messages/month-names.server.ts';
import { openPdf, type PdfWriter } from '#src/server/pdf/pdf-document.server.ts';
import { drawBorder, drawRule } from '#src/server/pdf/pdf-marks.server.ts';
import { fitText } from '#src/server/pdf/pdf-lines.server.ts';
import { formatDay, todayInIndia } from '#src/shared/dates.ts';
import { formatFinancialYear } from '#src/shared/financial-year.ts';
import type { Language } from '#src/shared/languages.ts';
import { addPaise, formatExactRupees } from '#src/shared/money.ts';
import { formatReceiptNumber } from '#src/features/donation/receipts/receipt.rules.ts';
import { bold, drawReceiptPage, LEFT, regular, RIGHT, SOFT_INK, WIDTH } from './receipt-pdf.server.ts';
import type { ReceiptToPrint } from './receipt-to-print.ts';
import { paperMessages } from './receipt-messages.server.ts';

const AMOUNT_WIDTH = 110;
const ROW = 34;
/** The first baseline of a page of the list, and the last. */
const TOP = 100;
const BOTTOM = 780;

const line = { tag: 'P', x: LEFT, width: WIDTH } as const;

/**
 * Draws the receipts of a donor for a financial year: a list with their sum, then each receipt on a page of its own. There
 * must be at least one. Resolves to the bytes of the PDF.
 */
export async function drawReceiptsOfYear({
  receipts,
  year,
  language,
  origin,
}: {
  receipts: readonly ReceiptToPrint[];
  year: number;
  language: Language;
  origin: string;
}): Promise<Buffer> {
  const { year: t } = paperMessages[language]['donation/receipt-paper'];
  const { name } = receipts.at(-1)!.content.donor;
  const shown = formatFinancialYear(year);
  const pdf = openPdf({ title: t.fileTitle(shown, name), language, createdAt: new Date(todayInIndia()) });
  drawList(pdf, { receipts, title: t.title(shown), name, language });
  for (const receipt of receipts) {
    pdf.addPage();
    drawReceiptPage({ pdf, receipt, origin });
  }
  return pdf.end();
}

type List = { receipts: readonly ReceiptToPrint[]; title: string; name: string; language: Language };

function drawList(pdf: PdfWriter, { receipts, title, name, language }: List): void {
  const { year: t } = paperMessages[language]['donation/receipt-paper'];
  const total = formatExactRupees(addPaise(...receipts.map(({ amount }) => amount)));
  pdf.decorate((shapes) => drawBorder(shapes, { width: pdf.width }));
  pdf.write({ ...line, tag: 'H1', text: title, style: bold(22), baseline: TOP });
  pdf.write({ ...line, text: `${t.donor}: ${name}`, style: regular(13), baseline: TOP + 28 });
  pdf.write({ ...line, text: `${t.total}: ${total}`, style: bold(16), baseline: TOP + 56 });
  pdf.write({ ...line, text: t.lead, style: regular(11, SOFT_INK), baseline: TOP + 76 });
  let baseline = TOP + 116;
  for (const receipt of receipts) {
    if (baseline > BOTTOM) {
      pdf.addPage();
      baseline = TOP;
    }
    drawRow(pdf, { receipt, language, baseline });
    baseline += ROW;
  }
}

function drawRow(
  pdf: PdfWriter,
  { receipt, language, baseline }: { receipt: ReceiptToPrint; language: Language; baseline: number },
): void {
  const { 'donation/receipt-paper': t } = paperMessages[language];
  const { content, receivedOn, amount } = receipt;
  const width = WIDTH - AMOUNT_WIDTH;
  const day = formatDay({ day: receivedOn, months: MONTH_NAMES[language] });
  const text = t.year.row(day, content.ngo.name[language]);
  const style = fitText(text, { style: bold(11.5), width, lines: 1, least: 6 });
  pdf.decorate((shapes) => drawRule(shapes, { left: LEFT, right: RIGHT, y: baseline - 15 }));
  pdf.write({ tag: 'P', text, style, x: LEFT, width, baseline });
  pdf.write({
    tag: 'P',
    x: LEFT,
    width,
    baseline: baseline + 13,
    text: t.year.receipt(formatReceiptNumber(receipt)),
    style: regular(9.5, SOFT_INK),
  });
  pdf.write({
    tag: 'P',
    x: RIGHT - AMOUNT_WIDTH,
    width: AMOUNT_WIDTH,
    align: 'right',
    baseline,
    text: formatExactRupees(amount),
    style: bold(11.5),
  });
}
