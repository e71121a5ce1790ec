import type en from './errors.messages.en.ts';

const errors: typeof en = {
  errors: {
    statementNeeded: 'તમારા બેંક સ્ટેટમેન્ટની ફાઇલ પસંદ કરો.',
    statementEmpty: 'આ ફાઇલ ખાલી છે. સ્ટેટમેન્ટ ફરી ડાઉનલોડ કરો.',
    statementPdf: 'આ PDF છે. બેંકમાંથી સ્ટેટમેન્ટ એક્સેલ (XLSX) કે CSV તરીકે ડાઉનલોડ કરો.',
    statementOldExcel:
      'આ જૂની એક્સેલ ફાઇલ (XLS) છે. તેને એક્સેલમાં ખોલો, ‘સેવ એઝ’ પસંદ કરો અને XLSX કે CSV તરીકે સેવ કરો. પછી નવી ફાઇલ પસંદ કરો.',
    statementEncrypted: 'આ ફાઇલ પર પાસવર્ડ છે. તેને ખોલો, પાસવર્ડ વગર સેવ કરો, અને નવી ફાઇલ પસંદ કરો.',
    statementWebPage:
      'નામ જુદું છે, પણ આ વેબ પેજ છે. તેને એક્સેલમાં ખોલો, ‘સેવ એઝ’ પસંદ કરો અને XLSX તરીકે સેવ કરો. પછી નવી ફાઇલ પસંદ કરો.',
    statementUnreadable: 'આ ફાઇલ વંચાતી નથી. બેંકમાંથી સ્ટેટમેન્ટ ફરી એક્સેલ (XLSX) કે CSV તરીકે ડાઉનલોડ કરો.',
    statementTooLarge: 'આ ફાઇલ બહુ મોટી છે: વધુમાં વધુ 10 MB. ઓછા સમયનું સ્ટેટમેન્ટ લો.',
    statementTooLong: 'આ સ્ટેટમેન્ટમાં 50,000થી વધારે લીટી છે. ઓછા સમયનું લો, જેમ કે ત્રણ મહિનાનું.',
    statementNoLines: 'આ ફાઇલમાં કોઈ ચુકવણી મળી નહીં: એક પણ લીટીમાં તારીખ અને રકમ નથી. શું આ સાચી ફાઇલ છે?',
    statementColumnTwice: 'આ ખાનું બીજા માટે પસંદ થઈ ગયું છે.',
    statementColumnMissing: 'ખાનું પસંદ કરો.',
  },
  answers: {
    statementsBusy: 'અત્યારે ઘણાં સ્ટેટમેન્ટ વંચાઈ રહ્યાં છે.',
    statementLayoutSaved: 'સેવ થયું. હવે આવાં સ્ટેટમેન્ટ આ જ રીતે વંચાશે.',
    statementMatchUnknown: 'આ જોડી હવે ઓળખાતી નથી. ફાઇલ ફરી પસંદ કરો.',
  },
};

export default errors;
