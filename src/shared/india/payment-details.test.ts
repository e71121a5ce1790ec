import { describe, expect, test } from 'vitest';
import { expectNoBlowUp } from '../../../tests/support/growth.ts';
import { holdsPaymentDetails } from './payment-details.ts';

describe('texts that say where to send money', () => {
  test.each([
    // Ids of UPI.
    'Urgent: pay by UPI to drishtikiran.trust@okaxis',
    'drishti@okaxis.Please give soon',
    'DRISHTI@OKAXIS',
    'drishti@ybl, thank you',
    '9876543210@paytm',
    '9876543210@newpsp',
    '૯૮૭૬૫૪૩૨૧૦@ybl',
    '९८७६५४३२१०@upi',
    'દાન drishti@oksbi પર મોકલો',
    'दान drishti@sbi पर भेजें।',
    'seva@examplebank',
    'By GPay: seva@whatever',
    'drishti@sbi.',
    'drishti @ okaxis',
    'drishti@ok axis',
    'drishti @ o k a x i s',
    'drishti at okicici',
    'drishti (at) okaxis',
    'drishti [at] sbi',
    'drishti at the rate okaxis',
    'drishti એટ okaxis',
    'drishti ऐट ybl',
    'drishti (એટ) sbi',
    'UPI: drishti @ sbi',
    'દૃષ્ટિ@ઓકેએક્સિસ',
    'दृष्टि@पेटीएम',
    // Full-width, look-alike and invisible characters.
    'drishti＠okaxis',
    'ｄｒｉｓｈｔｉ＠ｏｋａｘｉｓ',
    'drishti@оkахis',
    'drishti@ökäxis',
    'drishti@ok\u200baxis',
    'drishti@o\u00adk\u2060a\ufe0fxis',
    'drishtiⓐokaxis',
    // An IFSC and an account.
    'to account 123456789012, IFSC SBIN0000300',
    'SBIN 0000300',
    'sbin0000300',
    'BARB0ANANDX',
    'SBINO0OO3O0',
    'A/c no. 1234 5678 901 with the State Bank',
    'ખાતા નંબર ૧૨૩૪૫૬૭૮૯૦૧૨૩૪',
    'खाता संख्या: 12345678901234',
    // Links.
    'upi://pay?pa=x',
    'upi : // pay',
    'https://rzp.io/l/drishti',
    'rzp . io/l/drishti',
    'rzp(dot)io/drishti',
    'razorpay dot me slash drishti',
    'p.paytm.me/xyz',
    'https://pay.google.com/x',
    'phon.pe/drishti',
    'ｒｚｐ．ｉｏ/drishti',
    'paypal.me/drishti',
    // A number with an app that pays to numbers.
    'GPay 98765 43210',
    'Google Pay no. +91 98765-43210',
    'Send it to 9876543210 (PhonePe)',
    'પેટીએમ નંબર ૯૮૭૬૫૪૩૨૧૦',
    '9876543210 पर गूगल पे करें',
  ])('%s', (text) => expect(holdsPaymentDetails(text)).toBe(true));
});

describe('texts that do not', () => {
  test.each([
    '',
    'help@drishtikiran.org',
    'drishti.kiran+donors@gmail.com.',
    'Write to office@sbi.co.in or care@paytm.com',
    'help@hdfcbank.com',
    'દૃષ્ટિકિરણ, help@example.org, ૯૮૭૬૫૪૩૨૧૦',
    'help (at) example (dot) org',
    'Health@Home, Science@School',
    'Our stall @ SBI hall, Vastrapur',
    'Meet us at SBI, Vastrapur',
    'Interest at the rate of 4%',
    'Rice at 40, 10kg@40',
    'https://www.youtube.com/@drishtikiran',
    'https://www.google.com/maps/@23.0225,72.5714,15z',
    'https://teams.microsoft.com/l/meetup-join/19:meeting_Nm@thread.v2/0?context=x',
    'We help people to open a bank account. Call 079-26301234.',
    'Help with a savings account: 98765 43210',
    'Bring the passbook of your bank account. Toll-free 1800 233 5500',
    'Registered in 2009 as A/1234/Ahmedabad, DARPAN GJ/2018/0123456, CSR00012345',
    'Donors can give by UPI, GPay or Paytm on our page.',
    'Free of charge. Questions: 98765 43210',
    'Learn to use UPI. Questions? Call 98765 43210.',
    'only 0 people',
    'The information desk in Vastrapur',
    'फोन पे बात करें: 98765 43210',
    'Prices are paid by Paytm. Me and my friends',
    '10am–5pm, 12/03/2026, Rs 1,00,000',
  ])('%s', (text) => expect(holdsPaymentDetails(text)).toBe(false));
});

test('long texts take linear time', () => {
  for (const one of [
    'a',
    '@',
    'a@',
    'a @ ',
    'at ',
    ' ',
    '9',
    '9 ',
    'upi ',
    'upi no ',
    'account ',
    'sbin',
    '(',
    'o.k',
    'a.',
    '1.',
  ])
    expectNoBlowUp({ size: 100_000, act: (size) => holdsPaymentDetails(one.repeat(size / one.length)) });
});
