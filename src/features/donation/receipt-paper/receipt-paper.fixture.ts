import { paise } from '#src/shared/money.ts';
import type { ReceiptToPrint } from './receipt-to-print.ts';

export const names = (en: string, gu = en, hi = en) => ({ en, gu, hi });

type Changes = Partial<Omit<ReceiptToPrint, 'content'>> & { content?: Partial<ReceiptToPrint['content']> };
/** Returns a receipt with everything that one can show, and these changes. */
export function receiptWith({ content = {}, ...changes }: Changes = {}): ReceiptToPrint {
  return {
    code: 'RC-9QD3-7KXM-2FHP',
    year: 2026,
    number: 42,
    amount: paise(125_050_50),
    reason: null,
    language: 'en',
    receivedOn: '2026-11-20',
    issuedOn: '2026-11-22',
    cancelledOn: null,
    signature: undefined,
    ...changes,
    content: {
      donor: {
        name: 'કોકિલા પટેલ',
        address: '5 Station Road, Rajkot 360001',
        id: { kind: 'pan', id: 'ABCPD1234E' },
      },
      ngo: {
        name: names('Drishtikiran Netra Seva', 'દૃષ્ટિકિરણ નેત્ર સેવા', 'दृष्टिकिरण नेत्र सेवा'),
        address: '12 Main Road, Surendranagar, 363001',
        pan: 'AAATS1234K',
        registration: { number: 'AAATS1234KF20214', validFrom: '2022-04-01', validTo: '2027-03-31' },
      },
      signatory: { name: 'Meena Shah', designation: 'Trustee', signatureKey: null },
      law: {
        act: names('Income-tax Act, 2025', 'આવકવેરા અધિનિયમ, 2025', 'आयकर अधिनियम, 2025'),
        deductionSection: '133',
        approvalSection: '354',
        certificateForm: '114',
        cashLimit: 200_000,
      },
      method: 'upi',
      nature: 'specificGrant',
      paymentNumber: '412345678901',
      kindDescription: null,
      purpose: names('Eye camps', 'આંખના કેમ્પ', 'आंखों के कैंप'),
      reference: 'DN-9QD3-7K',
      ...content,
    },
  };
}
