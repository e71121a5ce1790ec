/** Letters of a UPI id that are always shown. */
const UPI_LEAST = 2;
/** Digits of an account number that are always shown. */
const ACCOUNT_LEAST = 4;

/** Shows the last digits of an account number, so many. */
export function maskAccountNumber(accountNumber: string, shown = ACCOUNT_LEAST): string {
  return accountNumber.slice(-shown);
}

/** Shows enough of a UPI id to recognize it, such as two letters: `sa…@examplebank`. */
export function maskUpiId(upiId: string, shown = UPI_LEAST): string {
  const [name = '', handle = ''] = upiId.split('@');
  const isWhole = shown > UPI_LEAST && name.length <= shown;
  return `${name.slice(0, shown)}${isWhole ? '' : '…'}@${handle}`;
}

type Masking = {
  values: readonly string[];
  /** Shows so many characters, and tells any two values apart once it shows all of them. */
  mask: (value: string, shown: number) => string;
  least: number;
};

function masksApart({ values, mask, least }: Masking): ReadonlyMap<string, string> {
  const different = [...new Set(values)];
  for (let shown = least; ; shown++) {
    const masks = new Map(different.map((value) => [value, mask(value, shown)]));
    if (new Set(masks.values()).size === different.length) return masks;
  }
}

/** Returns a mask of each account number, as short as possible, so that different ones never look the same. */
export const maskAccountNumbers = (values: readonly string[]) =>
  masksApart({ values, mask: maskAccountNumber, least: ACCOUNT_LEAST });

/** Returns a mask of each UPI id, as short as possible, so that different ones never look the same. */
export const maskUpiIds = (values: readonly string[]) =>
  masksApart({ values, mask: maskUpiId, least: UPI_LEAST });
