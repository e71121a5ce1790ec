import { isIndic, romanize } from '#src/shared/indic/romanize.ts';
import { plainRupees, type Paise } from '#src/shared/money.ts';

/** The longest name of a payee and the longest note, in characters. */
const NAME_MOST = 50;
const NOTE_MOST = 50;

/**
 * Returns the link that opens a UPI app with a payment, and that its QR code contains: payee address and name, amount,
 * note, and our reference. Source: NPCI, UPI linking specification 1.6. The reference is in the note too, which banks
 * print in their statements; special characters in it are refused since February 2025.
 */
export function upiLink({
  upiId,
  payee,
  amount,
  reference,
}: {
  upiId: string;
  payee: string;
  amount: Paise;
  /** Of the donation: DN-9QD3-7K. */
  reference: string;
}): string {
  const number = reference.replace(/[^0-9A-Za-z]/g, '');
  const parameters = {
    pa: upiId,
    pn: asciiName(payee),
    am: plainRupees(amount),
    cu: 'INR',
    tn: `Donation ${number}`.slice(0, NOTE_MOST),
    tr: number,
  };
  const query = Object.entries(parameters).map(
    // Apps know the address by its plain @.
    ([name, value]) => `${name}=${encodeURIComponent(value).replaceAll('%40', '@')}`,
  );
  return `upi://pay?${query.join('&')}`;
}

/** Returns a name in the letters that all UPI apps can show: `સાથી` becomes `Saathii`. Never empty. */
export function asciiName(name: string): string {
  const words = name.split(/\s+/).map((word) => {
    const roman = [...word].some(isIndic) ? romanize({ word }) : word;
    const plain = roman.replace(/[^0-9A-Za-z.&-]/g, '');
    return [...word].some(isIndic) ? plain.charAt(0).toUpperCase() + plain.slice(1) : plain;
  });
  return words.filter(Boolean).join(' ').slice(0, NAME_MOST).trim() || 'NGO';
}
