import type { SchemeCategory } from './scheme.values.ts';

/**
 * What people call what a category gives, in three languages; spellings that sound alike need not be listed. A change is a change of
 * what is stored beside each scheme (scheme-lexemes.server.ts).
 */
export const CATEGORY_WORDS: Record<SchemeCategory, readonly string[]> = {
  Health: words('health, arogya, swasthya, આરોગ્ય, स्वास्थ्य, treatment, saravar, ilaj, સારવાર, इलाज'),
  Education: words('education, shikshan, shiksha, study, bhantar, padhai, શિક્ષણ, ભણતર, शिक्षा, पढ़ाई'),
  Housing: words('housing, house, home, awas, makan, ghar, gruh, આવાસ, મકાન, ઘર, आवास, मकान, घर'),
  Employment: words(
    'employment, work, job, rojgar, rojgari, kaam, naukri, nokri, રોજગાર, રોજગારી, કામ, નોકરી, रोज़गार, काम, नौकरी',
  ),
};

function words(list: string): string[] {
  return list.split(', ');
}
