import { MONTH_NAMES } from '#src/messages/month-names.server.ts';
import { BRAND } from '#src/brand.ts';
import { nameIn } from '#src/shared/ngo-names.ts';
import { findCity } from '#src/features/reference/reference.server.ts';
import { openPdf, type PdfWriter } from '#src/server/pdf/pdf-document.server.ts';
import { fitText, type PdfStyle } from '#src/server/pdf/pdf-lines.server.ts';
import { dayInIndia, formatDay } from '#src/shared/dates.ts';
import { checkPath } from '#src/features/volunteer/certificates/certificate-paths.ts';
import type { CertificateToPrint } from '#src/features/volunteer/certificates/certificates.queries.server.ts';
import { formatCertificateHours } from '#src/features/volunteer/certificates/certificates.rules.ts';
import { drawBorder, drawMark, drawRule, drawThread } from '#src/server/pdf/pdf-marks.server.ts';
import { paperMessages } from './certificate-messages.server.ts';

const INK = '#1a1c23';
const SOFT_INK = '#4a4f5e';
const ACCENT = '#1d4194';
const GROUND = '#14275c';

const LEFT = 60;
const RIGHT = 782;
const WIDTH = RIGHT - LEFT;
const CODE_SIDE = 104;
const FACTS_WIDTH = WIDTH - CODE_SIDE - 130;
const LABEL_WIDTH = 130;

const regular = (size: number, color = INK): PdfStyle => ({ size, weight: 'regular', color });
const bold = (size: number, color = INK): PdfStyle => ({ size, weight: 'bold', color });

/** Draws a certificate on one page, in the language of the volunteer. Resolves to the bytes of the PDF. */
export async function drawCertificate({
  certificate,
  origin,
}: {
  certificate: CertificateToPrint;
  origin: string;
}): Promise<Buffer> {
  const { language, name, issuedAt } = certificate;
  const { 'volunteer/certificate-paper': t } = paperMessages[language];
  const pdf = openPdf({
    title: t.fileTitle(name),
    language,
    createdAt: new Date(issuedAt),
    layout: 'landscape',
  });
  pdf.decorate((shapes) => {
    drawBorder(shapes, { width: pdf.width });
    drawMark(shapes, { x: LEFT, y: 62, side: 30 });
  });
  const line = { x: LEFT, width: WIDTH };
  pdf.write({
    ...line,
    tag: 'P',
    text: BRAND.name[language],
    style: bold(20, GROUND),
    x: LEFT + 40,
    baseline: 84,
  });
  pdf.write({ ...line, tag: 'H1', text: t.title, style: bold(22, ACCENT), baseline: 138 });
  pdf.write({ ...line, tag: 'P', text: t.for, style: regular(14, SOFT_INK), baseline: 168 });
  writeHolder(pdf, certificate);
  pdf.decorate((shapes) => drawThread(shapes, { left: LEFT, right: RIGHT, y: 372 }));
  writeFacts(pdf, certificate);
  writeCheck(pdf, { certificate, origin });
  return pdf.end();
}

/** The name, as large as it fits in two lines, and what the volunteer has done. */
function writeHolder(pdf: PdfWriter, certificate: CertificateToPrint): void {
  const { name, language, minutes, periodFrom, periodTo } = certificate;
  const { 'volunteer/certificate-paper': t } = paperMessages[language];
  const style = fitText(name, { style: bold(44), width: WIDTH, lines: 2, least: 22 });
  const baseline = pdf.write({
    tag: 'H2',
    text: name,
    style,
    x: LEFT,
    width: WIDTH,
    baseline: 182 + style.size,
    leading: style.size * 1.25,
  });
  const dayOf = (day: string) => formatDay({ day, months: MONTH_NAMES[language] });
  const hours = formatCertificateHours(minutes);
  const text =
    periodFrom === periodTo
      ? t.onDay(minutes, hours, dayOf(periodFrom))
      : t.inPeriod(minutes, hours, [dayOf(periodFrom), dayOf(periodTo)]);
  const below = pdf.write({
    tag: 'P',
    text,
    style: regular(19),
    x: LEFT,
    width: WIDTH,
    baseline: baseline - style.size * 0.8 + 26,
    leading: 28,
  });
  pdf.write({
    tag: 'P',
    text: t.thanks,
    style: regular(14, SOFT_INK),
    x: LEFT,
    width: WIDTH,
    baseline: below,
  });
}

function writeFacts(pdf: PdfWriter, certificate: CertificateToPrint): void {
  const { language, number, issuedAt, city, ngoName, ngoNameGu, ngoNameHi } = certificate;
  const { 'volunteer/certificate-paper': t } = paperMessages[language];
  const town = findCity(city);
  const place = { en: city, gu: town?.nameGu ?? city, hi: town?.nameHi ?? city }[language];
  const day = formatDay({ day: dayInIndia(new Date(issuedAt)), months: MONTH_NAMES[language] });
  const facts = [
    [t.ngo, nameIn({ names: { name: ngoName, nameGu: ngoNameGu, nameHi: ngoNameHi }, language })],
    [t.issued, t.placeAndDay(place, day)],
    [t.number, number],
  ] as const;
  let baseline = 428;
  for (const [label, value] of facts) {
    const top = baseline - 20;
    pdf.decorate((shapes) => drawRule(shapes, { left: LEFT, right: LEFT + FACTS_WIDTH, y: top }));
    pdf.write({ tag: 'P', text: label, style: regular(12, SOFT_INK), x: LEFT, baseline, width: LABEL_WIDTH });
    const width = FACTS_WIDTH - LABEL_WIDTH;
    const style = fitText(value, { style: bold(15), width, lines: 2, least: 11 });
    const x = LEFT + LABEL_WIDTH;
    baseline =
      14 + pdf.write({ tag: 'P', text: value, style, x, baseline, width, leading: style.size * 1.3 });
  }
}

/** The QR code, and the same address in words. */
function writeCheck(
  pdf: PdfWriter,
  { certificate, origin }: { certificate: CertificateToPrint; origin: string },
) {
  const { language, number } = certificate;
  const { 'volunteer/certificate-paper': t } = paperMessages[language];
  const href = origin + checkPath({ number, language });
  const line = { tag: 'P', x: LEFT, width: WIDTH, align: 'right' } as const;
  pdf.drawQrCode({ text: href, x: RIGHT - CODE_SIDE, y: 408, side: CODE_SIDE, alternativeText: t.code });
  pdf.write({ ...line, text: t.check, style: regular(11, SOFT_INK), baseline: 532 });
  const address = href.replace(/^https?:\/\//, '');
  const style = fitText(address, { style: bold(10, ACCENT), width: WIDTH, lines: 1, least: 6 });
  pdf.write({ ...line, text: address, style, baseline: 549, href });
}
