/** What the API answers about the settings of an NGO for donations. */
export default {
  errors: {
    signatoryNameRequired: 'Write the name of the person who signs.',
    signatoryDesignationRequired: 'Write what this person is in the NGO, such as Trustee.',
    signatoryStays: 'Receipts need someone who signs. Write the name of the person who signs from now on.',
    urnDayWrong: 'Choose a day, or leave it empty.',
    urnDayFuture: 'This day is still to come. The day is on the order of the tax office.',
    signatureNeeded: 'Choose a picture of the signature.',
    signatureKind: 'Choose a picture in PNG or JPEG, the usual formats of phones and scanners.',
    signatureLarge: 'The picture may have at most 2 MB. Please send a smaller one.',
    signatureBroken: 'This picture cannot be read. Please take or save it again.',
  },
  answers: {
    donationSettingChanged:
      'Someone from your NGO saved these settings in the meantime. What you typed is still here.',
    donationSettingSaved: 'The settings are saved.',
    signatureSaved: 'The signature is saved. Receipts show it from now on.',
    signatureRemoved: 'The picture is removed. Receipts are printed without it from now on.',
  },
};
