import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readPdf } from '../../../tests/support/read-pdf.ts';
import { expectNoBlowUp, expectNoDearer } from '../../../tests/support/growth.ts';
import { openPdf } from './pdf-document.server.ts';
import { splitRuns } from './pdf-fonts.server.ts';
import { fitText, measureText, wrapText, type PdfStyle } from './pdf-lines.server.ts';

const STYLE: PdfStyle = { size: 20, weight: 'regular', color: '#000000' };

/** The names that the font gives to its glyphs, in the order in which they are drawn. */
const glyphsOf = (text: string) =>
  splitRuns(text, 'regular').flatMap(({ text: part, font: { font } }) =>
    font.layout(part).glyphs.map(({ id }) => font.getGlyph(id).name),
  );

// Conjuncts are one glyph, a short i stands before its consonant, and a reph is joined to the vowel sign.
test.each([
  ['ક્ષ', ['KaSsa.gj']],
  ['જ્ઞ', ['JaNya.gj']],
  ['કિ', ['MatraI1.gj', 'Ka.gj']],
  ['ર્કિ', ['MatraI1Reph.gj', 'Ka.gj', 'dummy1']],
  ['શ્રી', ['ShaRa.gj', 'MatraIi.gj']],
  ['અંધ', ['VowelA.gj', 'Bindu.gj', 'Dha.gj']],
  ['ટ્રી', ['Tta.gj', 'Vattu.gj', 'MatraIi2.gj']],
  ['સ્ત્રી', ['SaTaRa.gj', 'MatraIi.gj']],
  ['દ્વારા', ['DaVa.gj', 'MatraA.gj', 'Ra.gj', 'MatraA.gj']],
  ['હૃદય', ['HaRu.gj', 'Da.gj', 'Ya.gj']],
  ['રૂપિયા', ['RaMatraUu.gj', 'MatraI.gj', 'Pa.gj', 'Ya.gj', 'MatraA.gj']],
  ['જી', ['JaMatraIi.gj']],
  ['વિદ્યાર્થી', ['MatraI.gj', 'Va.gj', 'DaYa.gj', 'MatraA.gj', 'Tha.gj', 'MatraIiReph.gj']],
  ['કિંમત', ['MatraI1Bindu.gj', 'Ka.gj', 'dummy1', 'Ma.gj', 'Ta.gj']],
  ['क्ष', ['KaSsa.dv']],
  ['ज्ञ', ['JaNya.dv']],
  ['र्कि', ['matraIRephseven.dv', 'Ka.dv', 'dummy1']],
  ['श्री', ['ShaRa.dv', 'matraIi.dv']],
  ['ट्र', ['Tta.dv', 'Vattu.dv']],
  ['द्ध', ['DaDha.dv']],
  ['हिंदी', ['matraIBinduthree.dv', 'Ha.dv', 'dummy1', 'Da.dv', 'matraIieight.dv']],
  ['कर्मियों', ['Ka.dv', 'matraIReph.dv', 'Ma.dv', 'dummy1', 'Ya.dv', 'matraOBindu.dv']],
  ['हृदय', ['HamatraRu.dv', 'Da.dv', 'Ya.dv']],
])('draws %s as %j', (text, glyphs) => {
  expect(glyphsOf(text)).toEqual(glyphs);
});

test('splits a text where its script changes, and leaves digits and spaces with the word before', () => {
  const runs = splitRuns('“શ્રી 42.5 Asha (श्री) ₹5', 'bold');
  expect(runs.map(({ text, font }) => [text, font.name])).toEqual([
    ['“શ્રી 42.5 ', 'gujarati-bold'],
    ['Asha (', 'gujarati-bold'],
    ['श्री) ₹5', 'devanagari-bold'],
  ]);
});

test('draws a letter that the font lacks without its accent', () => {
  expect(glyphsOf('Āśā')).toEqual(glyphsOf('Asa'));
});

const words = fc.array(
  fc.constantFrom('સેવા', 'ક્ષિતિજ', 'श्रीमाली', 'कार्यकर्ता', 'Kshitij', 'Jayantibhai-Maganbhai-Vaghela', '42.5'),
  { minLength: 1, maxLength: 12 },
);

test('no line is wider than its column, and no word is lost', () => {
  fc.assert(
    fc.property(words, fc.integer({ min: 40, max: 400 }), (list, width) => {
      const text = list.join(' ');
      const lines = wrapText(text, { style: STYLE, width });
      for (const line of lines) expect(measureText(line, STYLE)).toBeLessThanOrEqual(width);
      expect(lines.join('').replaceAll(' ', '')).toBe(text.replaceAll(' ', ''));
    }),
    { numRuns: 40 },
  );
});

test('a long text is written smaller until it needs few enough lines', () => {
  const name = 'શ્રી જયંતિભાઈ મગનભાઈ વાઘેલા પરિવાર';
  const style = fitText(name, { style: { ...STYLE, size: 36 }, width: 260, lines: 1, least: 12 });
  expect(style.size).toBeLessThan(36);
  expect(wrapText(name, { style, width: 260 })).toHaveLength(1);
  expect(fitText('આશા', { style: STYLE, width: 260, lines: 1, least: 12 }).size).toBe(20);
});

test('a word that is longer than its line costs in proportion to its letters', () => {
  const size = 800;
  const style = { ...STYLE, size: 12 };
  expectNoBlowUp({
    size,
    act: (length) => void wrapText('W'.repeat(length), { style, width: length * 5 }),
  });
  expectNoBlowUp({
    size,
    act: (length) => void fitText('W'.repeat(length), { style, width: length * 5, lines: 1, least: 6 }),
  });
});

test.each([
  ['a word without a space', 'W'.repeat(299)],
  ['words of one letter', 'W '.repeat(150)],
  ['conjuncts without a space', 'ક્ષ્મ્ય'.repeat(42)],
  ['scripts that change with each letter', 'Wક'.repeat(150)],
])('%s costs little more than an address of the same length', (_, text) => {
  const address = 'Flat 12, Krishna Apartments, opposite the market, Rajkot 360001, '.repeat(5).slice(0, 299);
  const fit = (line: string) => () =>
    void fitText(line, { style: { ...STYLE, size: 12 }, width: 480, lines: 2, least: 6 });
  expectNoDearer({ times: 8, act: fit(text), than: fit(address), most: 4 });
});

test('a document says its language and title, embeds its fonts, and its words can be copied', async () => {
  const text = 'ગુજરાતી લખાણમાં Shri Jan Kalyan Trust અને श्री જેવા શબ્દો (42.5) આવી શકે છે.';
  const pdf = openPdf({ title: 'પ્રમાણપત્ર', language: 'gu', createdAt: new Date('2026-11-24') });
  const below = pdf.write({ tag: 'H1', text, style: STYLE, x: 40, baseline: 80, width: 515, leading: 30 });
  pdf.write({
    tag: 'P',
    text: 'sahay.example/VC',
    href: 'https://x.example',
    style: STYLE,
    x: 40,
    baseline: below,
    width: 515,
  });
  pdf.decorate((shapes) => shapes.circle(20, 20, 4).fill('#f4b92f'));
  pdf.drawQrCode({ text: 'https://sahay.example', x: 40, y: 200, side: 90, alternativeText: 'QR' });
  const { title, lines, source } = readPdf(await pdf.end());
  expect(title).toBe('પ્રમાણપત્ર');
  expect(below).toBe(80 + (lines.length - 1) * 30);
  expect(lines.slice(0, -1).join(' ')).toBe(text);
  expect(lines.at(-1)).toBe('sahay.example/VC');
  expect(source).toContain('/Lang (gu)');
  expect(source).toContain('/Marked true');
  expect(source).toContain('<pdfaid:part>2</pdfaid:part>');
  expect(source).toContain('/URI (https://x.example)');
  // Every font is embedded, also that with which pdfkit starts.
  expect(source.match(/\/Subtype \/Type0/g)).toHaveLength(source.match(/\/FontFile2/g)!.length);
  expect(source).not.toContain('Helvetica');
});
