import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { create, type Font, type GlyphRun } from 'fontkit';
import { Blob, Buffer as GlyphBuffer, Face, Font as Shaper, shape } from 'harfbuzzjs';
import { normalizeText } from '#src/shared/normalize-text.ts';

export type PdfWeight = 'regular' | 'bold';
/** Text in one script, and the font that draws it. */
export type TextRun = { text: string; font: PdfFont };
export type PdfFont = { name: string; font: Font };
type Glyph = { id: number; advanceWidth: number; codePoints: number[] };
type Position = { xAdvance: number; yAdvance: number; xOffset: number; yOffset: number };

/** One family for the three scripts. The Gujarati font contains the Latin letters too. */
const FILES = {
  gujarati: {
    regular: '@expo-google-fonts/anek-gujarati/400Regular/AnekGujarati_400Regular.ttf',
    bold: '@expo-google-fonts/anek-gujarati/700Bold/AnekGujarati_700Bold.ttf',
  },
  devanagari: {
    regular: '@expo-google-fonts/anek-devanagari/400Regular/AnekDevanagari_400Regular.ttf',
    bold: '@expo-google-fonts/anek-devanagari/700Bold/AnekDevanagari_700Bold.ttf',
  },
} as const;
type Family = keyof typeof FILES;
type Script = 'gujarati' | 'devanagari' | 'other';

const fonts = new Map<string, PdfFont>();

/**
 * Splits a text where its script changes. Spaces, digits and punctuation belong to the word before them. Letters that
 * the font lacks lose their accents.
 */
export function splitRuns(text: string, weight: PdfWeight): TextRun[] {
  const runs: { text: string; script: Script }[] = [];
  for (const character of normalizeText(text)) {
    const script = scriptOf(character);
    const last = runs.at(-1);
    if (last && (script === undefined || script === last.script)) last.text += character;
    else if (last && /^[\p{Script=Common}\p{Script=Inherited}]*$/u.test(last.text) && script) {
      last.text += character;
      last.script = script;
    } else runs.push({ text: character, script: script ?? 'other' });
  }
  return runs.map((run) => {
    const font = loadFont(run.script === 'devanagari' ? 'devanagari' : 'gujarati', weight);
    return { text: withoutMissingAccents(run.text, font.font), font };
  });
}

/** Returns the width of a run in the em of its font. */
export function widthOfRun({ text, font: { font } }: TextRun): number {
  return font.layout(text).advanceWidth / font.unitsPerEm;
}

/** Returns the script of a character, or undefined if all scripts use it. */
function scriptOf(character: string): Script | undefined {
  if (/\p{Script=Gujarati}/u.test(character)) return 'gujarati';
  if (/\p{Script=Devanagari}/u.test(character)) return 'devanagari';
  return /[\p{Script=Common}\p{Script=Inherited}]/u.test(character) ? undefined : 'other';
}

function withoutMissingAccents(text: string, font: Font): string {
  return Array.from(text, (character) => {
    if (font.hasGlyphForCodePoint(character.codePointAt(0)!)) return character;
    const [base = character] = normalizeText(character, 'NFKD');
    return base;
  }).join('');
}

function loadFont(family: Family, weight: PdfWeight): PdfFont {
  const name = `${family}-${weight}`;
  let font = fonts.get(name);
  if (!font) {
    const bytes = readFileSync(fileURLToPath(import.meta.resolve(FILES[family][weight])));
    font = { name, font: shapedByHarfBuzz(bytes) };
    fonts.set(name, font);
  }
  return font;
}

/** fontkit writes the font into the PDF. Its own shaping fails on words such as અંધ, so HarfBuzz shapes the text. */
function shapedByHarfBuzz(bytes: Uint8Array<ArrayBuffer>): Font {
  const font = create(bytes as Buffer) as Font;
  const shaper = new Shaper(new Face(new Blob(bytes.slice().buffer)));
  const characters = new Map<number, number>();
  for (const codePoint of font.characterSet) {
    const { id } = font.glyphForCodePoint(codePoint);
    if (!characters.has(id)) characters.set(id, codePoint);
  }
  font.layout = (text) => glyphRunOf({ font, ...shapeText({ text, shaper, characters }) });
  return font;
}

type Shaping = { text: string; shaper: Shaper; characters: Map<number, number> };

/** One for all texts: HarfBuzz gives the memory of another one back only when this thread has nothing to do. */
const buffer = new GlyphBuffer();

function shapeText({ text, shaper, characters }: Shaping) {
  buffer.reset();
  buffer.addText(text);
  buffer.guessSegmentProperties();
  shape(shaper, buffer);
  const clusters = Map.groupBy(buffer.getGlyphInfos(), ({ cluster }) => cluster);
  const starts = [...clusters.keys()].toSorted((a, b) => a - b);
  const glyphs = starts.flatMap((start, at) => {
    const ids = (clusters.get(start) ?? []).map(({ codepoint }) => codepoint);
    return shareCodePoints({ ids, codePoints: codePointsOf(text.slice(start, starts[at + 1])), characters });
  });
  return { glyphs, positions: buffer.getGlyphPositions() };
}

/** Gives each glyph of a syllable its own character, and the first ligature all that remain. */
function shareCodePoints({
  ids,
  codePoints,
  characters,
}: {
  ids: number[];
  codePoints: number[];
  characters: Map<number, number>;
}): { id: number; codePoints: number[] }[] {
  const own = new Set(ids.map((id) => characters.get(id)));
  let rest = codePoints.filter((codePoint) => !own.has(codePoint));
  return ids.map((id) => {
    const character = characters.get(id);
    if (character !== undefined) return { id, codePoints: [character] };
    const shared = rest;
    rest = [];
    return { id, codePoints: shared };
  });
}

function codePointsOf(text: string): number[] {
  return Array.from(text, (character) => character.codePointAt(0)!);
}

/** pdfkit scales the positions in place, so each run has its own. */
function glyphRunOf({
  font,
  glyphs,
  positions,
}: {
  font: Font;
  glyphs: { id: number; codePoints: number[] }[];
  positions: Position[];
}): GlyphRun {
  const run = {
    glyphs: glyphs.map((glyph): Glyph => ({ ...glyph, advanceWidth: font.getGlyph(glyph.id).advanceWidth })),
    positions: positions.map(({ xAdvance, yAdvance, xOffset, yOffset }) => ({
      xAdvance,
      yAdvance,
      xOffset,
      yOffset,
    })),
    advanceWidth: positions.reduce((sum, { xAdvance }) => sum + xAdvance, 0),
  };
  return run as unknown as GlyphRun;
}
