import { describe, expect, test } from 'vitest';
import { readWorkbook, withControlCharacters } from './workbook-parts.server.ts';

const RELS = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const PARTS = {
  'xl/workbook.xml':
    '<x:workbook xmlns:x="x" xmlns:r="r"><x:workbookPr date1904="1"/><x:sheets><x:sheet sheetId="1" r:id="b"/><x:sheet r:id="a"/></x:sheets></x:workbook>',
  'xl/_rels/workbook.xml.rels': `<Relationships>
    <Relationship Id="a" Type="${RELS}/worksheet" Target="worksheets/sheet1.xml"/>
    <Relationship Id="b" Type="${RELS}/worksheet" Target="/xl/worksheets/sheet2.xml"/>
    <Relationship Id="c" Type="${RELS}/sharedStrings" Target="sharedStrings.xml"/>
    <Relationship Id="d" Type="${RELS}/styles" Target="styles.xml"/></Relationships>`,
  'xl/worksheets/sheet2.xml': '<worksheet/>',
  'xl/sharedStrings.xml':
    '<sst><si><t>NEFT &amp; more</t></si><si><r><t>Asha </t></r><r><t>Patel</t></r><rPh><t>aasha</t></rPh></si><si/></sst>',
  'xl/styles.xml': `<styleSheet><numFmts><numFmt numFmtId="164" formatCode="dd\\-mmm\\-yy"/>
    <numFmt numFmtId="165" formatCode="[Red]0.00&quot; days&quot;"/></numFmts>
    <cellStyleXfs><xf numFmtId="14"/></cellStyleXfs>
    <cellXfs><xf numFmtId="0"/><xf numFmtId="14"/><xf numFmtId="164"/><xf numFmtId="165"/></cellXfs></styleSheet>`,
};
const partsOf = (parts: Record<string, string>) =>
  Object.entries(parts).map(([name, xml]) => ({
    name,
    size: xml.length,
    unpack: () => Buffer.from(xml),
  }));

describe('a workbook', () => {
  test('is read with its first sheet, its texts and its styles', () => {
    const { sheet, texts, isDay, isFrom1904 } = readWorkbook(partsOf(PARTS));
    expect(sheet.toString()).toBe('<worksheet/>');
    expect(texts).toEqual(['NEFT & more', 'Asha Patel', '']);
    expect([-1, 0, 1, 2, 3, 4].map(isDay)).toEqual([false, false, true, true, false, false]);
    expect(isFrom1904).toBe(true);
  });

  test('may lack texts and styles, but no sheet', () => {
    const { 'xl/sharedStrings.xml': _texts, 'xl/styles.xml': _styles, ...plain } = PARTS;
    const { texts, isDay } = readWorkbook(partsOf(plain));
    expect([texts, isDay(1)]).toEqual([[], false]);
    const { 'xl/worksheets/sheet2.xml': _sheet, ...empty } = plain;
    expect(() => readWorkbook(partsOf(empty))).toThrow('missing');
  });

  test('writes control characters in words', () => {
    expect(withControlCharacters('NEFT_x000D_Asha_x')).toBe('NEFT\rAsha_x');
  });
});
