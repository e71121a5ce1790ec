/** What the API answers about bank statements. */
export default {
  errors: {
    statementNeeded: 'Choose the file of your bank statement.',
    statementEmpty: 'This file is empty. Download the statement again.',
    statementPdf: 'This is a PDF. Download the statement from your bank as Excel (XLSX) or CSV instead.',
    statementOldExcel:
      'This is an old Excel file (XLS). Open it in Excel, choose “Save as”, and save it as XLSX or CSV. Then choose the new file.',
    statementEncrypted:
      'This file is locked with a password. Open it, save it without the password, and choose the new file.',
    statementWebPage:
      'This is a web page, although its name says otherwise. Open it in Excel, choose “Save as”, and save it as XLSX. Then choose the new file.',
    statementUnreadable:
      'We cannot read this file. Download the statement from your bank again, as Excel (XLSX) or CSV.',
    statementTooLarge: 'This file is too large: at most 10 MB, please. Download a shorter period.',
    statementTooLong:
      'This statement has more than 50,000 lines. Download a shorter period, such as three months.',
    statementNoLines:
      'We found no payments in this file: no line has a date and an amount. Is it the right file?',
    statementColumnTwice: 'This column is chosen for something else already.',
    statementColumnMissing: 'Choose a column.',
  },
  answers: {
    statementsBusy: 'Several statements are being read right now.',
    statementLayoutSaved: 'Saved. We will read statements like this one in the same way.',
    statementMatchUnknown: 'We do not know this proposal any more. Choose the file again.',
  },
};
