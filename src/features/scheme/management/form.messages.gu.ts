export default {
  /** What may be wrong with a field. */
  errors: {
    schemeNameRequired: 'યોજનાનું નામ જરૂરી છે',
    schemeDescriptionRequired: 'વર્ણન જરૂરી છે',
    schemeCategoryRequired: 'પ્રકાર પસંદ કરવો જરૂરી છે',
    schemeBeneficiaryRequired: 'લાભાર્થી જરૂરી છે',
    schemeGenderRequired: '“સ્ત્રી / પુરુષ” પસંદ કરવું જરૂરી છે',
    schemeStateRequired: 'કૃપા કરીને રાજ્ય પસંદ કરો',
    schemeLink: 'વેબસાઇટનું સરનામું લખો, જેમ કે www.example.org, અથવા ખાલી રાખો.',
    schemeAge: 'ઉંમર 0થી 120 સુધી, પૂરાં વર્ષમાં લખો, અથવા ખાલી રાખો.',
    schemeAgeOrder: 'વધુમાં વધુ ઉંમર ઓછામાં ઓછી ઉંમર કરતાં ઓછી ન હોઈ શકે.',
    schemeIncome: 'વર્ષની આવક પૂરા રૂપિયામાં લખો, વધુમાં વધુ 10 કરોડ, અથવા ખાલી રાખો.',
    schemePhone: 'એક જ ફોન નંબર લખો, 3થી 15 આંકડાનો, અથવા ખાલી રાખો.',
    schemeDisability: '1થી 100 સુધી, પૂરા ટકામાં લખો, અથવા ખાલી રાખો.',
    schemeGujarati: 'આ ગુજરાતી અક્ષરોમાં લખો, અથવા ખાલી રાખો.',
    schemeHindi: 'આ હિન્દી અક્ષરોમાં લખો, અથવા ખાલી રાખો.',
    schemeLines: 'મૂળ લખાણમાં છે તેટલી જ લીટી, એ જ ક્રમમાં લખો, અથવા ખાલી રાખો.',
    schemeConditions: 'વધુમાં વધુ 10 શરતો, દરેક 200 અક્ષર સુધીની.',
    schemeDocuments: 'વધુમાં વધુ 20 દસ્તાવેજ, દરેક 120 અક્ષર સુધીનો.',
  },
};
