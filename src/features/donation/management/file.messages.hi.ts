import type en from './file.messages.en.ts';

const file: typeof en = {
  sheet: 'दान',
  columns: {
    day: 'तारीख',
    reference: 'नंबर',
    status: 'स्थिति',
    method: 'कैसे',
    amount: 'राशि (₹)',
    refunded: 'वापस दिया (₹)',
    donorName: 'नाम',
    donorMobile: 'मोबाइल नंबर',
    donorEmail: 'ईमेल',
    donorAddress: 'पता',
    idKind: 'कौन सा पहचान पत्र',
    idMasked: 'उसके आखिरी अक्षर',
    purpose: 'उद्देश्य',
    nature: 'दान किस लिए',
    kindDescription: 'क्या दिया',
    paymentNumber: 'भुगतान या चेक नंबर',
    receiptNumber: 'रसीद',
    createdOn: 'शुरू हुआ',
  },
};

export default file;
