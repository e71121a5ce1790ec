/** Websites where anyone can look up the number of a document. */
export const REGISTERS = {
  darpan: 'https://ngodarpan.gov.in',
  incomeTax: 'https://www.incometax.gov.in',
  fcra: 'https://fcraonline.nic.in',
  mca: 'https://www.mca.gov.in',
} as const;
export type Register = keyof typeof REGISTERS;
