import { describe, expect, test } from 'vitest';
import { expectNoBlowUp } from '../../../tests/support/growth.ts';
import { hideContactDetails, listContactDetails } from './hide-contact-details.ts';
import { holdsPaymentDetails } from './payment-details.ts';

describe('what a reader understands in spite of what stands between', () => {
  test.each([
    'Give to SBI Acc 301 234 567 89',
    'SBI 301 234 567 89',
    'SBI 30123,456,789',
    'SBI 301,234,567,89',
    'Branch code SB1N0001234',
    'UPI drishti "at" ybl',
    'drishti /at/ ybl',
    'drishti |at| ybl',
    'drishti -at- ybl',
    'homes-at-ybl',
    'GPay: 98250 .......... 12345',
    'GPay 98250 x 12345',
    'PhonePe: 98250 and then 12345',
    'પેટીએમ ૯૮૨૫૦ પછી ૧૨૩૪૫',
  ])('says where to send money: %s', (text) => {
    expect(holdsPaymentDetails(text)).toBe(true);
  });

  test.each([
    ['Call 98250 .......... 12345 for all gifts', '9825012345'],
    ['Call 98250 (pause) 12345', '9825012345'],
    ['Call 98250 (pause) (pause) 12345', '9825012345'],
    ['Call 98250 *pause* "pause" 12345', '9825012345'],
    ['98250₹12345', '9825012345'],
    ['drishti at gmail com', 'drishti@gmail.com'],
    ['Telegram: drishtihelp', 'telegram:drishtihelp'],
  ])('is a contact: %s', (text, contact) => {
    expect(listContactDetails(text)).toEqual([contact]);
  });

  test.each([
    'SBI gave us 1,23,45,67,890 rupees',
    'Thali .......... 120',
    'We meet on 12 (Monday) and 19 (Monday)',
    'From ₹500₹ to ₹1,000',
    'Look at yahoo news',
    'Facebook: follow our page',
    'Acc. to the rules of 2019-20 and 2021-22',
  ])('is honest: %s', (text) => {
    expect([holdsPaymentDetails(text), listContactDetails(text)]).toEqual([false, []]);
  });
});

describe('an @ that stands among signs', () => {
  test.each([
    'drishti «at» ybl',
    'drishti,at,ybl',
    'drishti :at: ybl',
    'drishti--at--ybl',
    'drishti((at))ybl',
    "drishti 'at the rate' ybl",
    'drishti @@ ybl',
    'drishti@@ybl',
    'drishti ((@)) ybl',
    'drishti «@» ybl',
    'drishti « at » ybl',
    'drishti.at.ybl',
    'drishti ... at ... okaxis',
    'drishti [[at]] sbi',
    'drishti attherate ybl',
    'drishti; at; okicici',
    'drishti at, okaxis',
    'drishti - at the rate - ybl',
    'drishti 🙂at🙂 ybl',
    'drishti «એટ» ybl',
    'drishti ,એટ, ઓકેએક્સિસ',
    'drishti 【ऐट】 ybl',
    'drishti —at— paytm',
    '9876543210 «at» newpsp',
    'Give to drishti ‹at› newpsp',
    'drishti ,@, sbi',
    'drishti :at: o k a x i s',
    'drishti„at“ybl',
    'drishti …at… apl',
    'drishti 「at」 pthdfc',
    'drishti\n«at»\nybl',
    'drishti +at+ ybl',
  ])('is a UPI id: %s', (text) => {
    expect(holdsPaymentDetails(text)).toBe(true);
  });

  test.each([
    'Good at: UPI, Paytm and mail',
    'Our stall, at “SBI Hall”, is open',
    'Where are we at? Paytm, UPI …',
    'A talk – at “HDFC Bank” – on Monday',
    'Aimed at: APL and BPL families',
    'Look, at last: UPI for farmers',
    'Thank you, @Paytm',
    'We met at SBI, at HDFC, at PNB',
    'Come; at home, at school',
    '“Seva” at “SBI Hall”',
    'An interest – at the rate of 4%',
    'At SBI (at Vastrapur) at 10',
    'In, at, on: 20 small words',
  ])('is none: %s', (text) => {
    expect([holdsPaymentDetails(text), listContactDetails(text)]).toEqual([false, []]);
  });
});

describe('words between the digits of a phone number', () => {
  const words = { phone: '(P)', email: '(E)', payment: '(U)', link: '(L)' };

  test.each([
    'Call 98250 x 12345',
    'Call 98250x12345',
    'Call 98250 (part 2) 12345',
    'Call 98250 [2] 12345',
    'Call 98250 and then 12345',
    'Call 98250, then 12345',
    'Call 98250 … and then: 12345',
    'Call 98250\nfollowed by 12345',
    'Call 98 then 250 then 12345',
    'Call +91 982 50 then 123 45',
    'Call ૯૮૨૫૦ પછી ૧૨૩૪૫',
    'Call ૯૮૨૫૦ અને પછી ૧૨૩૪૫',
    'Call ૯૮૨૫૦ ત્યાર બાદ ૧૨૩૪૫',
    'Call ९८२५० फिर १२३४५',
    'Call ९८२५० और फिर १२३४५',
    'Call 98250 उसके बाद 12345',
    'Call 98250 dash 12345',
    'Call 9825O then I2345',
  ])('are read over: %s', (text) => {
    expect(listContactDetails(text)).toEqual(['9825012345']);
    expect(hideContactDetails({ text, words })).toBe('Call (P)');
  });

  test.each([
    'Mats of 5 x 4, 72 x 36 x 30 or 65 x 2400 x 1200',
    'Pictures of 6000 x 4000, 65536x65536',
    '90 x 60 x 45 cm',
    'In 2019 and then 2020',
    '60000 then 70000, and 80000 then 70000 people',
    '62350 then 71240 people',
    'Rs 62350 and then 71240',
    '₹75,250 પછી ₹80,125',
    '₹62350 પછી 71240',
    'PIN 800001 and then 2024',
    'Take train 69101 and then 71240',
    'Trains 69101 then 69103',
    '62350 લોકો પછી 71240',
    '62350 फिर 71240 बच्चे',
    'Class 6, then 7, then 8, then 9, then 10, then 11, then 12',
    '9 (part 2) 250 (part 3) 12',
    '12 (Monday 5) 19',
    'From 98250 to 12345, or 98250 or 12345',
    'Open 9.30 then 12.30',
    'Ward 98250 of 12345',
    'A stay-at-home mother gives to children who are good-at-maths',
    'A doctor-at-doorstep, who comes in June',
  ])('are honest: %s', (text) => {
    expect([listContactDetails(text), holdsPaymentDetails(text)]).toEqual([[], false]);
    expect(hideContactDetails({ text, words })).toBe(text);
  });
});

describe('numbers abroad and profiles', () => {
  test.each([
    ['1 (202) 555-0143 or 1-202-555-0143', '2025550143'],
    ['202–555–0143', '2025550143'],
    ['( 202 ) 555 – 0143', '2025550143'],
    ['[202] 555-0143', '2025550143'],
    ['Call 202 555 0143', '2025550143'],
    ['Phone us on 1 202 555 0143', '2025550143'],
    ['WhatsApp: 44 20 7946 0958', '442079460958'],
    ['Telegram me @drishti', 'telegramme@drishti'],
    ['Instagram: our handle is @drishti', 'instagram:ourhandleis@drishti'],
    ['@drishti – our Telegram', '@drishti–ourtelegram'],
    ['IG: @drishti', 'ig:@drishti'],
    ['TG @drishti', 'tg@drishti'],
    ['X: @drishti', 'x:@drishti'],
    ['टेलिग्राम @drishti', 'टेलिग्राम@drishti'],
    ['ઇન્સ્ટા પર @drishti', 'ઇન્સ્ટાપર@drishti'],
  ])('are contacts: %s', (text, contact) => {
    expect([...new Set(listContactDetails(text))]).toEqual([contact]);
  });

  test('the own number is the same however it is grouped', () => {
    for (const text of [
      'Call 265 223 4567',
      'Phone 91 265 223 4567',
      'Call 9 1 265 2234567',
      'Ph. 0265 2234567',
    ])
      expect([...new Set(listContactDetails(text))], text).toEqual(['2652234567']);
  });

  test.each([
    'Rates of 250 350 4500, for 202 villages, 555 homes and 2143 people',
    'Call 108 1098 1930, or call 9 to 5 at 12:30',
    'Call by 12 10 2026 or 12-10-2026 10:30',
    'We called 250 300 4500 people',
    'Call 2 or 3 of 250 500 1000 people',
    '(202) of 555 people, (12) 250-3000',
    'Safe use of Telegram, Instagram and X: for girls',
    'Training in Telegram @ Rajkot, Our stall @ SBI',
    'Facebook: photos and films',
  ])('are not in: %s', (text) => {
    expect(listContactDetails(text)).toEqual([]);
  });
});

// Accents of their own are a blank and a mark, of which only the blank is left.
test.each([
  ...['\u00a8', '\u00b4', '\u00b8', '\n\u0301', ' \u0308\u0301', '(a) ', '1 (a) ', '" at "', 'sbi 1,'].map(
    (unit) => ['x at ', unit] as const,
  ),
  ...[
    '@',
    ',at',
    ' :at:',
    'at.',
    '((at',
    ' attherate',
    '9 then ',
    '98250 x ',
    '9 (',
    '(9) ',
    '9 and ',
    'call 20 ',
    '1-202-',
    'tg our ',
    '@name is ',
    '9-',
  ].flatMap((unit) => [['x', unit] as const, ['Call 98250', unit] as const]),
  ...['0', 'o0', '0 ', 'o', '1'].flatMap((unit) => [['sbin', unit] as const, ['ifsc sbin', unit] as const]),
])('after %j, long runs of %j take linear time', (start, unit) => {
  const hide = (text: string) =>
    hideContactDetails({ text, words: { phone: '', email: '', payment: '', link: '' } });
  for (const find of [holdsPaymentDetails, listContactDetails, hide])
    expectNoBlowUp({ size: 20_000, act: (size) => find(`${start}${unit.repeat(size / unit.length)}x`) });
});
