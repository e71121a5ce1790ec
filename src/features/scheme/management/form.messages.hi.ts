export default {
  /** What may be wrong with a field. */
  errors: {
    schemeNameRequired: 'योजना का नाम जरूरी है',
    schemeDescriptionRequired: 'विवरण जरूरी है',
    schemeCategoryRequired: 'प्रकार चुनना जरूरी है',
    schemeBeneficiaryRequired: 'लाभार्थी जरूरी है',
    schemeGenderRequired: '“महिला / पुरुष” चुनना जरूरी है',
    schemeStateRequired: 'कृपया राज्य चुनें',
    schemeLink: 'वेबसाइट का पता लिखें, जैसे www.example.org, या खाली छोड़ दें।',
    schemeAge: 'उम्र 0 से 120 तक, पूरे साल में लिखें, या खाली छोड़ दें।',
    schemeAgeOrder: 'ज्यादा से ज्यादा उम्र, कम से कम उम्र से कम नहीं हो सकती।',
    schemeIncome: 'साल की आय पूरे रुपयों में लिखें, ज्यादा से ज्यादा 10 करोड़, या खाली छोड़ दें।',
    schemePhone: 'एक ही फोन नंबर लिखें, 3 से 15 अंकों का, या खाली छोड़ दें।',
    schemeDisability: '1 से 100 तक, पूरे प्रतिशत में लिखें, या खाली छोड़ दें।',
    schemeGujarati: 'इसे गुजराती अक्षरों में लिखें, या खाली छोड़ दें।',
    schemeHindi: 'इसे हिंदी अक्षरों में लिखें, या खाली छोड़ दें।',
    schemeLines: 'मूल में जितनी पंक्तियां हैं उतनी ही, उसी क्रम में लिखें, या खाली छोड़ दें।',
    schemeConditions: 'ज्यादा से ज्यादा 10 शर्तें, हर एक 200 अक्षर तक की।',
    schemeDocuments: 'ज्यादा से ज्यादा 20 दस्तावेज, हर एक 120 अक्षर तक का।',
  },
};
