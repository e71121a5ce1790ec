import type { StatementColumns } from '#src/features/donation/bank-statement/bank-statement.values.ts';

/** What a column may hold, as its heading says. */
type Kind = 'date' | 'valueDate' | 'narration' | 'reference' | 'credit' | 'amount' | 'direction' | 'other';

const CREDIT = new Set(['credit', 'credits', 'cr', 'deposit', 'deposits', 'deposited']);
const DEBIT = new Set(['debit', 'debits', 'dr', 'withdrawal', 'withdrawals', 'withdrawn']);
const NARRATION = new Set([
  ...['narration', 'description', 'particulars', 'particular', 'remarks', 'remark', 'details', 'detail'],
]);
const REFERENCE = new Set([
  ...['ref', 'reference', 'chq', 'cheque', 'chqno', 'chequeno', 'refno', 'instrument', 'utr', 'rrn', 'id'],
]);
const DATE = new Set(['date', 'dt', 'dat']);
/** Dates that say nothing about when the money came. */
const OTHER_DATE = new Set(['cheque', 'chq', 'instrument', 'print', 'statement']);
const BALANCE = new Set(['balance', 'bal']);

/** Returns what the heading of a column says that it holds, in the words of any bank. */
function kindOf(heading: string): Kind {
  const words: string[] = heading.toLowerCase().match(/\p{L}+/gu) ?? [];
  const has = (set: ReadonlySet<string>) => words.some((word) => set.has(word));
  if (has(BALANCE)) return 'other';
  if (has(CREDIT) && has(DEBIT)) return 'direction';
  if (has(CREDIT)) return 'credit';
  if (has(DEBIT)) return 'other';
  if (has(DATE)) {
    if (words.includes('value')) return 'valueDate';
    return has(OTHER_DATE) ? 'other' : 'date';
  }
  if (has(REFERENCE)) return 'reference';
  if (has(NARRATION)) return 'narration';
  if (words.includes('amount') || words.includes('amt')) return 'amount';
  return words.includes('type') ? 'direction' : 'other';
}

/**
 * Recognises the columns of a bank statement by their headings, whichever bank wrote them. Returns undefined if
 * the row is no row of headings, or does not say which column holds the day, the text and the money that came
 * in.
 */
export function recognizeColumns(headings: readonly string[]): StatementColumns | undefined {
  const kinds = headings.map(kindOf);
  const first = (kind: Kind) => {
    const at = kinds.indexOf(kind);
    return at < 0 ? null : at;
  };
  const date = first('date') ?? first('valueDate');
  const narration = first('narration');
  const reference = first('reference');
  const text = narration ?? reference;
  if (date === null || text === null) return undefined;
  const columns = { date, narration: text, reference: text === reference ? null : reference };
  const credit = first('credit');
  if (credit !== null) return { ...columns, credit, direction: null };
  const amount = first('amount');
  return amount === null ? undefined : { ...columns, credit: amount, direction: first('direction') };
}
