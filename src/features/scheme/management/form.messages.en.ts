export default {
  /** What may be wrong with a field. */
  errors: {
    schemeNameRequired: 'Scheme name is required',
    schemeDescriptionRequired: 'Description is required',
    schemeCategoryRequired: 'Category is required',
    schemeBeneficiaryRequired: 'Beneficiary is required',
    schemeGenderRequired: 'Gender is required',
    schemeStateRequired: 'Please select a state',
    schemeLink: 'Write the address of a website, like www.example.org, or leave it empty.',
    schemeAge: 'Write whole years from 0 to 120, or leave it empty.',
    schemeAgeOrder: 'The maximum age must not be below the minimum age.',
    schemeIncome: 'Write whole rupees a year, at most 10 crore, or leave it empty.',
    schemePhone: 'Write one phone number, 3 to 15 digits, or leave it empty.',
    schemeDisability: 'Write whole percent from 1 to 100, or leave it empty.',
    schemeGujarati: 'Write this in Gujarati letters, or leave it empty.',
    schemeHindi: 'Write this in Hindi letters, or leave it empty.',
    schemeLines: 'Write as many lines as in the original, in the same order, or leave it empty.',
    schemeConditions: 'Write at most 10 conditions, each of at most 200 characters.',
    schemeDocuments: 'Write at most 20 documents, each of at most 120 characters.',
  },
};
