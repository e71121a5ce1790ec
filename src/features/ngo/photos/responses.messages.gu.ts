import type en from './responses.messages.en.ts';

const responses: typeof en = {
  answers: {
    photoNeeded: 'મોકલવા માટે ફોટો પસંદ કરો.',
    photoKind: 'આ ફાઇલ અમે વાંચી શકીએ એવો ફોટો નથી. JPEG, PNG, WebP અથવા AVIF મોકલો.',
    photoHeic:
      'iPhoneના HEIC ફોટા અમે વાંચી શકતા નથી. ફોટો JPEGમાં મોકલો: iPhoneના કૅમેરા સેટિંગમાં “Most Compatible” પસંદ કરવાથી નવા ફોટા JPEGમાં બને છે.',
    photoBlank: 'આ ફોટામાં ફક્ત એક જ રંગ છે. કૃપા કરીને તમારા કામનો ફોટો પસંદ કરો.',
    photoBroken: 'આ ફોટો ખરાબ છે અથવા પૂરો પહોંચ્યો નથી. કૃપા કરીને તેને ફરી પસંદ કરો, અથવા બીજો ફોટો પસંદ કરો.',
    photoPixels: 'આ ફોટામાં ઘણા બધા પિક્સેલ છે. તેને નાનો કરીને ફરી મોકલો.',
    photoSmall: 'આ ફોટો બહુ નાનો છે: ઓછામાં ઓછો 200 પિક્સેલ પહોળો અને ઊંચો જોઈએ.',
    photosFull: 'તમારા 20 ફોટા થઈ ગયા છે, વધારે ઉમેરાતા નથી. પહેલાં એક કાઢી નાખો.',
    photosChanged: 'આ દરમિયાન ફોટા બદલાયા છે. આ પેજ ફરી ખોલો.',
    photosBusy: 'હમણાં ઘણા ફોટા મોકલાઈ રહ્યા છે.',
  },
};

export default responses;
