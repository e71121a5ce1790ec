import { catalogues } from '#src/messages/catalogues.server.ts';
import type { Database } from '#src/server/database.server.ts';
import type { FileStore } from '#src/server/file-store.server.ts';
import { todayInIndia } from '#src/shared/dates.ts';
import { financialYearOf } from '#src/shared/financial-year.ts';
import type { Language } from '#src/shared/languages.ts';
import { integerOf, rupees } from '#src/shared/money.ts';
import { isValidOn } from '#src/features/donation/receipts/receipt.rules.ts';
import { selectTaxLaw } from '#src/features/donation/tax-law/tax-law.queries.server.ts';
import { selectReceiptSettings } from './sample-receipt.queries.server.ts';
import type { ReceiptToPrint } from './receipt-to-print.ts';

const SAMPLE_AMOUNT = rupees(1000);

/** Returns a receipt as the NGO's donors would get it today, with a made-up donor, marked as a sample. */
export async function makeSampleReceipt(
  { db, files }: { db: Database; files: Pick<FileStore, 'getBytes'> },
  { ngoId, language }: { ngoId: string; language: Language },
): Promise<ReceiptToPrint> {
  const today = todayInIndia();
  const [ngo, law] = await Promise.all([selectReceiptSettings(db, ngoId), selectTaxLaw(db, today)]);
  const { sampleDonor } = catalogues[language]['donation/receipt-paper'];
  const { number, validFrom, validTo, signatureKey } = ngo;
  return {
    code: '',
    year: financialYearOf(today),
    number: 1,
    amount: SAMPLE_AMOUNT,
    reason: isValidOn(ngo, today) ? null : 'noRegistration',
    language,
    receivedOn: today,
    issuedOn: today,
    cancelledOn: null,
    isSample: true,
    signature: signatureKey === null ? undefined : await files.getBytes(signatureKey),
    content: {
      donor: { ...sampleDonor, id: { kind: 'pan', id: 'ABCPD1234E' } },
      ngo: {
        name: { en: ngo.name, gu: ngo.nameGu ?? ngo.name, hi: ngo.nameHi ?? ngo.name },
        address: [ngo.address, ngo.city, ngo.pin].filter(Boolean).join(', '),
        pan: ngo.pan,
        registration: number === null ? null : { number, validFrom, validTo },
      },
      signatory: {
        name: ngo.signatoryName ?? '–',
        designation: ngo.signatoryDesignation ?? '–',
        signatureKey,
      },
      law: {
        act: { en: law.act, gu: law.actGu, hi: law.actHi },
        deductionSection: law.deductionSection,
        approvalSection: law.approvalSection,
        certificateForm: law.certificateForm,
        cashLimit: integerOf(law.cashLimit),
      },
      method: 'upi',
      nature: 'others',
      paymentNumber: '123456789012',
      kindDescription: null,
      purpose: null,
      reference: '',
    },
  };
}
