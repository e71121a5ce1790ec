import { posix } from 'node:path';
import type { ZipPart } from './zip-parts.server.ts';
import { readWholeXml } from './xml-events.server.ts';

/** What the cells of the first sheet refer to. */
export type Workbook = {
  sheet: Buffer;
  /** Texts that cells refer to by number. */
  texts: string[];
  /** Whether the style with this number shows a number as a day. */
  isDay: (style: number) => boolean;
  /** Whether days are counted from 1904 instead of 1900. */
  isFrom1904: boolean;
};

const FOLDER = 'xl';
/** Formats of numbers that every workbook knows and that show a day or a time. */
const DAY_FORMATS: readonly [from: number, to: number][] = [
  [14, 22],
  [27, 36],
  [45, 47],
  [50, 58],
];

/**
 * Reads the parts of a workbook that its first sheet needs.
 * @throws {Error} if one of them is missing or damaged.
 */
export function readWorkbook(parts: readonly ZipPart[]): Workbook {
  const partOf = (path: string) => parts.find(({ name }) => name === path)?.unpack();
  const targets = new Map<string, { type: string; path: string }>();
  readWholeXml(need(partOf(`${FOLDER}/_rels/workbook.xml.rels`)), {
    open: (name, attribute) => {
      if (name !== 'Relationship') return;
      const target = attribute('Target') ?? '';
      const path = target.startsWith('/') ? target.slice(1) : posix.join(FOLDER, target);
      targets.set(attribute('Id') ?? '', { type: posix.basename(attribute('Type') ?? ''), path });
    },
  });
  const pathOf = (kind: string) => [...targets.values()].find(({ type }) => type === kind)?.path;
  const book = readBook(need(partOf(`${FOLDER}/workbook.xml`)));
  const [texts, styles] = [pathOf('sharedStrings'), pathOf('styles')].map((path) => path && partOf(path));
  return {
    sheet: need(partOf(targets.get(book.sheetId)?.path ?? '')),
    texts: texts ? readTexts(texts) : [],
    isDay: styles ? readDayStyles(styles) : () => false,
    isFrom1904: book.isFrom1904,
  };
}

/** Replaces what a workbook writes for characters that XML lacks: `_x000D_`. */
export function withControlCharacters(text: string): string {
  return text.replace(/_x([0-9a-f]{4})_/gi, (_, code: string) => String.fromCharCode(parseInt(code, 16)));
}

function need(part: Buffer | undefined): Buffer {
  if (!part) throw new Error('A part of the workbook is missing');
  return part;
}

function readBook(part: Buffer): { sheetId: string; isFrom1904: boolean } {
  let sheetId: string | undefined;
  let isFrom1904 = false;
  readWholeXml(part, {
    open: (name, attribute) => {
      if (name === 'workbookPr') isFrom1904 = /^(1|true)$/.test(attribute('date1904') ?? '');
      // Its own id is `sheetId`; `r:id` names the part.
      if (name === 'sheet') sheetId ??= attribute('id');
    },
  });
  return { sheetId: sheetId ?? '', isFrom1904 };
}

/** A text may have parts in several styles. What is written above it, to be read aloud, does not belong to it. */
function readTexts(part: Buffer): string[] {
  const texts: string[] = [];
  let text = '';
  let isInText = false;
  let isAbove = false;
  readWholeXml(part, {
    open: (name) => {
      if (name === 'si') text = '';
      if (name === 'rPh') isAbove = true;
      isInText = name === 't' && !isAbove;
    },
    text: (piece) => {
      if (isInText) text += piece;
    },
    close: (name) => {
      isInText = false;
      if (name === 'rPh') isAbove = false;
      if (name === 'si') texts.push(withControlCharacters(text));
    },
  });
  return texts;
}

function readDayStyles(part: Buffer): (style: number) => boolean {
  const formats = new Map<number, string>();
  const styles: number[] = [];
  let isInStyles = false;
  readWholeXml(part, {
    open: (name, attribute) => {
      const format = parseInt(attribute('numFmtId') ?? '', 10);
      if (name === 'numFmt') formats.set(format, attribute('formatCode') ?? '');
      if (name === 'cellXfs') isInStyles = true;
      if (name === 'xf' && isInStyles) styles.push(format);
    },
    close: (name) => {
      if (name === 'cellXfs') isInStyles = false;
    },
  });
  const areDays = styles.map((format) => {
    const code = formats.get(format);
    if (code === undefined) return DAY_FORMATS.some(([from, to]) => from <= format && format <= to);
    // Without texts in quotes, escaped characters, and colours or currencies in brackets.
    return /[dmyhs]/i.test(code.replace(/"[^"]*"|\\.|_.|\[[^\]]*\]/g, ''));
  });
  return (style) => areDays[style] ?? false;
}
