/** Replaces Gujarati (૦-૯) and Devanagari (०-९) digits with ASCII digits and leaves the rest unchanged. */
export function toAsciiDigits(text: string): string {
  return text.replace(/[\u0966-\u096f\u0ae6-\u0aef]/g, (digit) => String((digit.charCodeAt(0) - 0x66) & 0xf));
}
