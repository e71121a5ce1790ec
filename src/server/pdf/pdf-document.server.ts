// oxlint-disable-next-line import/no-named-as-default -- The types know only the default export.
import PDFDocument from 'pdfkit';
import { create } from 'qrcode';
import { BRAND } from '#src/brand.ts';
import { languageOfText } from '#src/shared/indic/language-of-text.ts';
import type { Language } from '#src/shared/languages.ts';
import { splitRuns, widthOfRun } from './pdf-fonts.server.ts';
import { measureText, wrapText, type PdfStyle } from './pdf-lines.server.ts';

type Align = 'left' | 'center' | 'right';

/** Dark on every paper and screen, for QR codes. */
const INK = '#14275c';

/** What a text is for readers of the tags, such as screen readers. */
export type PdfTag = 'H1' | 'H2' | 'P';

/** A text in a column that starts at `x`. `baseline` is that of its first line; `leading` the distance of two. */
export type PdfParagraph = {
  tag: PdfTag;
  text: string;
  style: PdfStyle;
  x: number;
  baseline: number;
  width: number;
  leading?: number;
  align?: Align;
  /** Makes the text a link. */
  href?: string;
};

/**
 * An A4 document with tags, in the PDF/A-2b subset. Lengths are in points from the top left corner. Text is read in
 * the order in which it is written, and can mix English, Hindi and Gujarati.
 */
export type PdfWriter = {
  width: number;
  height: number;
  /** Writes a paragraph. Returns the baseline of the line that would follow. */
  write: (paragraph: PdfParagraph) => number;
  /** Draws something that readers of the tags can skip. */
  decorate: (draw: (shapes: PDFKit.PDFDocument) => void) => void;
  /** Draws a QR code without its quiet zone. */
  drawQrCode: (code: { text: string; x: number; y: number; side: number; alternativeText: string }) => void;
  /** Draws a picture (PNG or JPEG), as large as it fits into a box, at its bottom left. */
  drawPicture: (picture: PdfPicture) => void;
  addPage: () => void;
  /** Ends the document and resolves to its bytes. */
  end: () => Promise<Buffer>;
};

/** A picture in a box of `width` and `height` points, whose top left corner is at `x` and `y`. */
export type PdfPicture = {
  bytes: Uint8Array;
  x: number;
  y: number;
  width: number;
  height: number;
  alternativeText: string;
};

/** Opens a document. Its title is shown in the window of the viewer. */
export function openPdf({
  title,
  language,
  createdAt,
  layout = 'portrait',
}: {
  title: string;
  language: Language;
  createdAt: Date;
  layout?: 'portrait' | 'landscape';
}): PdfWriter {
  const [{ font: first }] = splitRuns('a', 'regular') as [ReturnType<typeof splitRuns>[number]];
  const document = new PDFDocument({
    size: 'A4',
    layout,
    margin: 0,
    pdfVersion: '1.7',
    subset: 'PDF/A-2b',
    tagged: true,
    lang: language,
    displayTitle: true,
    // PDF/A embeds every font, and pdfkit would start with one of its own.
    font: first.font as unknown as string,
    info: { Title: title, Creator: BRAND.name[language], CreationDate: createdAt, ModDate: createdAt },
  });
  const bytes = collect(document);
  const root = document.struct('Document');
  document.addStructure(root);
  const { width, height } = document.page;
  return {
    width,
    height,
    write: (paragraph) => writeParagraph({ document, root, paragraph }),
    decorate: (draw) => {
      document.markContent('Artifact', { type: 'Layout' });
      document.save();
      draw(document);
      document.restore();
      document.endMarkedContent();
    },
    drawQrCode: ({ text, x, y, side, alternativeText }) => {
      const figure = figureOf({ alternativeText, x, y, width: side, height: side });
      root.add(document.struct('Figure', figure, () => drawCode({ document, text, x, y, side })));
    },
    drawPicture: ({ bytes: picture, alternativeText, ...box }) => {
      const { x, y, width: boxWidth, height: boxHeight } = box;
      // pdfkit writes the same text into the document once, but the same bytes each time.
      const source = `data:image/*;base64,${Buffer.from(picture).toString('base64')}`;
      const draw = () => void document.image(source, x, y, { fit: [boxWidth, boxHeight], valign: 'bottom' });
      root.add(document.struct('Figure', figureOf({ alternativeText, ...box }), draw));
    },
    addPage: () => void document.addPage(),
    end: () => {
      root.end();
      document.end();
      return bytes;
    },
  };
}

/** The properties of a figure for readers of the tags. pdfkit's types lack `bbox`. */
function figureOf(figure: Omit<PdfPicture, 'bytes'>): { alt: string } {
  const { alternativeText, x, y, width, height } = figure;
  return Object.assign({ alt: alternativeText }, { bbox: [x, y, x + width, y + height] });
}

type Writing = { document: PDFKit.PDFDocument; root: PDFKit.PDFStructureElement; paragraph: PdfParagraph };

function writeParagraph({ document, root, paragraph }: Writing): number {
  const { tag, text, style, baseline, width, leading = style.size * 1.5, href } = paragraph;
  const lines = wrapText(text, { style, width });
  const writeLines = () =>
    lines.forEach((line, at) => {
      // The space keeps the words apart when the text is copied.
      const end = at < lines.length - 1 ? ' ' : '';
      writeLine({ document, paragraph, line: line + end, baseline: baseline + at * leading });
    });
  const content = href ? document.struct('Link', { alt: text, actual: text }, writeLines) : writeLines;
  root.add(document.struct(tag, { lang: languageOfText(text), actual: text }, content));
  return baseline + lines.length * leading;
}

type Line = { document: PDFKit.PDFDocument; paragraph: PdfParagraph; line: string; baseline: number };

/** Letters are drawn in the order in which they are seen. Whoever copies them gets the text itself. */
function writeLine({ document, paragraph, line, baseline }: Line): void {
  const { style, href } = paragraph;
  document.markContent('Span', { actual: line });
  document.fillColor(style.color);
  let x = startOfLine({ paragraph, line: line.trimEnd() });
  for (const run of splitRuns(line, style.weight)) {
    document.font(run.font.font as unknown as string).fontSize(style.size);
    const link = href && { link: href };
    document.text(run.text, x, baseline, { lineBreak: false, features: [], baseline: 'alphabetic', ...link });
    x += widthOfRun(run) * style.size;
  }
  document.endMarkedContent();
}

function startOfLine({ paragraph, line }: { paragraph: PdfParagraph; line: string }): number {
  const { x, width, align = 'left', style } = paragraph;
  if (align === 'left') return x;
  const free = width - measureText(line, style);
  return align === 'center' ? x + free / 2 : x + free;
}

type Code = { document: PDFKit.PDFDocument; text: string; x: number; y: number; side: number };

function drawCode({ document, text, x, y, side }: Code): void {
  const { modules } = create(text, { errorCorrectionLevel: 'M' });
  const step = side / modules.size;
  for (const [at, isDark] of modules.data.entries())
    if (isDark)
      document.rect(x + (at % modules.size) * step, y + Math.floor(at / modules.size) * step, step, step);
  document.fill(INK);
}

function collect(document: PDFKit.PDFDocument): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const parts: Buffer[] = [];
    document.on('data', (part: Buffer) => parts.push(part));
    document.on('end', () => resolve(Buffer.concat(parts)));
    document.on('error', reject);
  });
}
