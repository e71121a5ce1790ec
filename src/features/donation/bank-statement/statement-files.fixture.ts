import { stringify } from 'csv-stringify/sync';
import { writeXlsx } from 'hucre/xlsx';
import { formatExactRupees, plainRupees, rupees, type Paise } from '#src/shared/money.ts';

/** A payment on an invented statement. */
export type Payment = {
  /** YYYY-MM-DD */
  day: string;
  amount: Paise;
  /** The number of the payment. */
  utr: string;
  payer?: string;
  /** What the payer wrote. */
  note?: string;
  isDebit?: boolean;
};

type Cell = string | number | Date | null;
type Layout = {
  name: string;
  rows: (payments: readonly Payment[]) => Cell[][];
  write: (rows: Cell[][]) => Promise<File>;
};

const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];
const parts = (day: string) => day.split('-') as [string, string, string];
const slashed = (day: string) => parts(day).reverse().join('/');
const dashed = (day: string) => parts(day).reverse().join('-');
const short = (day: string) => slashed(day).replace(/\/20(\d\d)$/, '/$1');
const inWords = (day: string) => {
  const [year, month, date] = parts(day);
  return `${Number(date)} ${MONTHS[Number(month) - 1]} ${year}`;
};
/** As Indian banks print amounts, without the sign of the rupee. */
const grouped = (amount: Paise) => formatExactRupees(amount).slice(1);
const inRupees = (amount: Paise) => Number(plainRupees(amount));
const BALANCE = grouped(rupees(1_23_456));
const narration = ({ utr, payer = 'KOKILA PATEL', note = 'Gift' }: Payment) =>
  utr.length === 12
    ? `UPI/CR/${utr}/${payer}/HDFC/payer@examplebank/${note}`
    : `NEFT-${utr}-${payer}-${note}`;
const debit = ({ amount, isDebit }: Payment, format: (amount: Paise) => Cell) =>
  isDebit ? format(amount) : '';
const credit = ({ amount, isDebit }: Payment, format: (amount: Paise) => Cell) =>
  isDebit ? '' : format(amount);

const toFile = (content: string | Uint8Array, name: string) => new File([content as BlobPart], name);
const textFile = (name: string, delimiter: string) => async (rows: Cell[][]) =>
  toFile(stringify(rows, { delimiter, record_delimiter: 'windows' }), name);
const workbook = (name: string) => async (rows: Cell[][]) =>
  toFile(await writeXlsx({ sheets: [{ name: 'Statement', rows }] }), name);

/** What the five banks print, with invented accounts. Columns and formats are those of their downloads. */
export const LAYOUTS: readonly Layout[] = [
  {
    name: 'State Bank of India',
    rows: (payments) => [
      ['Account Name', ': SATHI SEVA MANDAL'],
      ['Account Number', ': _00000012345678901'],
      ['Start Date', ': 1 Nov 2026'],
      ['Balance as on 1 Nov 2026', `: ${BALANCE}`],
      [],
      ['Txn Date', 'Value Date', 'Description', 'Ref No./Cheque No.', '        Debit', 'Credit', 'Balance'],
      ...payments.map((payment) => [
        ...[inWords(payment.day), inWords(payment.day), `BY TRANSFER-${narration(payment)}--`],
        ...[`TRANSFER FROM 4897694162091`, debit(payment, grouped), credit(payment, grouped), BALANCE],
      ]),
      ['**This is a computer generated statement and does not require a signature'],
    ],
    write: textFile('statement.xls', '\t'),
  },
  {
    name: 'HDFC Bank',
    rows: (payments) => [
      ['HDFC BANK Ltd.', '', '', '', 'Page No .: 1', 'Statement of accounts'],
      ['M/S. SATHI SEVA MANDAL'],
      ['Statement From : 01/11/2026 To : 30/11/2026'],
      ['Date', 'Narration', 'Chq./Ref.No.', 'Value Dt', 'Withdrawal Amt.', 'Deposit Amt.', 'Closing Balance'],
      ['********', '********', '********', '********', '********', '********', '********'],
      ...payments.map((payment) => [
        ...[
          short(payment.day),
          narration(payment).replace(payment.utr, ''),
          payment.utr.padStart(16, '0'),
          short(payment.day),
        ],
        ...[debit(payment, inRupees), credit(payment, inRupees), 123_456],
      ]),
      ['STATEMENT SUMMARY  :-'],
      ['Opening Balance', '', 'Dr Count', 'Cr Count', 'Debits', 'Credits', 'Closing Bal'],
      [BALANCE, '', 0, payments.length, 0, BALANCE, BALANCE],
    ],
    write: workbook('hdfc.xlsx'),
  },
  {
    name: 'ICICI Bank',
    rows: (payments) => [
      ['', 'DETAILED STATEMENT'],
      ['', 'Account Number', '000000123456 ( INR ) - SATHI SEVA MANDAL'],
      ['', 'Transaction Date from', '01/11/2026', 'to', '30/11/2026'],
      [
        ...['', 'S No.', 'Value Date', 'Transaction Date', 'Cheque Number', 'Transaction Remarks'],
        ...['Withdrawal Amount(INR)', 'Deposit Amount(INR)', 'Balance(INR)'],
      ],
      ...payments.map((payment, at) => [
        ...['', at + 1, slashed(payment.day), slashed(payment.day), '-', narration(payment)],
        ...[
          payment.isDebit ? inRupees(payment.amount) : 0,
          payment.isDebit ? 0 : inRupees(payment.amount),
          123_456.5,
        ],
      ]),
      ['', 'Legends Used in Account Statement -'],
      ['', '1. VAT/MAT/NFS - Cash withdrawal at other bank ATM'],
    ],
    write: workbook('OpTransactionHistory.xlsx'),
  },
  {
    name: 'Axis Bank',
    rows: (payments) => [
      ['Name :- SATHI SEVA MANDAL'],
      ['Statement of Account No - 920000000000001 for the period (From : 01-11-2026 To : 30-11-2026)'],
      [],
      ['Tran Date', 'CHQNO', 'PARTICULARS', 'DR', 'CR', 'BAL', 'SOL'],
      ...payments.map((payment) => [
        ...[dashed(payment.day), '-', narration(payment).replaceAll('/', '/ ')],
        ...[debit(payment, plainRupees), ` ${credit(payment, plainRupees)} `, '123456.00', '248'],
      ]),
      [],
      [
        'Unless the constituent notifies the bank immediately of any discrepancy, the statement is taken as correct.',
      ],
    ],
    write: textFile('axis.csv', ','),
  },
  {
    name: 'Bank of Baroda',
    rows: (payments) => [
      ['Account Statement'],
      ['Customer Id', 'R00000001'],
      [
        'Serial No',
        'Transaction Date',
        'Value Date',
        'Description',
        'Cheque Number',
        'Debit',
        'Credit',
        'Balance',
      ],
      ...payments.map((payment, at) => [
        ...[at + 1, new Date(payment.day), new Date(payment.day), narration(payment), ''],
        ...[debit(payment, grouped), credit(payment, (amount) => `${grouped(amount)} Cr`), `${BALANCE} Cr`],
      ]),
      ['Total', '', '', '', '', '0.00', BALANCE],
    ],
    write: workbook('baroda.xlsx'),
  },
];

/** A statement with one column for amounts, as banks give it to companies. */
export const AXIS_CORPORATE: Layout = {
  name: 'Axis Bank, for companies',
  rows: (payments) => [
    ['Name :- SATHI SEVA MANDAL'],
    [
      ...['S.No', 'Transaction Date (dd/mm/yyyy)', 'Value Date (dd/mm/yyyy)', 'Particulars', 'Amount(INR)'],
      ...['Debit/Credit', 'Balance(INR)', 'Cheque Number', 'Branch Name(SOL)'],
    ],
    ['1', '', '', 'OPENING BALANCE', '', '', '-,77,65,682.30', '', 'RAJKOT'],
    ...payments.map((payment, at) => [
      ...[
        at + 2,
        slashed(payment.day),
        slashed(payment.day),
        narration(payment),
        `\t${grouped(payment.amount)}`,
      ],
      ...[payment.isDebit ? 'DR' : 'CR', BALANCE, '', 'RAJKOT (248) '],
    ]),
  ],
  write: textFile('axis-company.csv', ','),
};

/** Headings that nobody knows. */
export const UNKNOWN_LAYOUT: Layout = {
  name: 'An unknown bank',
  rows: (payments) => [
    ['Sathi Seva Mandal'],
    ['When', 'What', 'In', 'Out'],
    ...payments.map((payment) => [
      ...[
        slashed(payment.day),
        narration(payment),
        credit(payment, plainRupees),
        debit(payment, plainRupees),
      ],
    ]),
  ],
  write: textFile('other.csv', ';'),
};

/** Writes the statement of a bank. */
export function statementOf(layout: Layout, payments: readonly Payment[]): Promise<File> {
  return layout.write(layout.rows(payments));
}
