import type { Beneficiary, SchemeCategory } from './scheme.values.ts';

/**
 * Words that people use for what a category offers, in three languages. Spellings that sound alike need not
 * be listed. A change here changes the data stored for each scheme (see scheme-lexemes.server.ts).
 */
export const CATEGORY_WORDS: Record<SchemeCategory, readonly string[]> = {
  Health: words('health, arogya, swasthya, આરોગ્ય, स्वास्थ्य, treatment, saravar, ilaj, સારવાર, इलाज'),
  Education: words('education, shikshan, shiksha, study, bhantar, padhai, શિક્ષણ, ભણતર, शिक्षा, पढ़ाई'),
  Housing: words('housing, house, home, awas, makan, ghar, gruh, આવાસ, મકાન, ઘર, आवास, मकान, घर'),
  Employment: words(
    'employment, work, job, rojgar, rojgari, kaam, naukri, nokri, રોજગાર, રોજગારી, કામ, નોકરી, रोज़गार, काम, नौकरी',
  ),
};

/** The audience of a scheme: a group of beneficiaries, or women and girls. */
export type Audience = Exclude<Beneficiary, 'General'> | 'Female';

/** Words that people use for each audience. */
export const AUDIENCE_WORDS: Record<Audience, readonly string[]> = {
  EWS: words('ews, weaker section, low income, bpl, આર્થિક નબળા, ઓછી આવક, आर्थिक कमजोर, कम आय, बीपीएल, બીપીએલ'),
  SC: words(
    'sc, scheduled caste, dalit, harijan, anusuchit jati, અનુસૂચિત જાતિ, દલિત, એસસી, अनुसूचित जाति, दलित, एससी',
  ),
  ST: words(
    'st, scheduled tribe, tribal, adivasi, vanvasi, anusuchit janjati, અનુસૂચિત જનજાતિ, આદિવાસી, વનવાસી, એસટી, अनुसूचित जनजाति, आदिवासी, एसटी',
  ),
  OBC: words(
    'obc, sebc, backward class, backward caste, bakshi panch, baxi panch, પછાત વર્ગ, બક્ષીપંચ, ઓબીસી, पिछड़ा वर्ग, ओबीसी, pachhat varg',
  ),
  Female: words(
    'girl, girls, daughter, woman, women, female, dikri, chhokri, beti, ladki, mahila, kanya, દીકરી, છોકરી, કન્યા, મહિલા, સ્ત્રી, बेटी, लड़की, महिला, कन्या, स्त्री',
  ),
};

function words(list: string): string[] {
  return list.split(', ');
}
