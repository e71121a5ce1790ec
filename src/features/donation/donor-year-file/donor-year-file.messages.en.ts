import { pluralIn } from '#src/messages/plural.ts';

const plural = pluralIn('en');

/** The gifts and receipts of a year in one file, if they are many. */
export default {
  ask: (year: string) => `Email me the gifts and receipts of ${year} (PDF)`,
  mail: {
    subject: (year: string) => `Your receipts of ${year}`,
    line: (year: string) => `Your gifts and receipts of ${year} are ready in one PDF file.`,
    until: (days: number) =>
      `We keep it for ${plural(days, { one: '1 day', other: `${days} days` })}. Whoever has the link can open it, so please do not pass it on.`,
    link: 'Open the file',
  },
};
