import { pluralIn } from '#src/messages/plural.ts';

const plural = pluralIn('en');

/** How far the sections of a form are filled in. */
type Sections = {
  open(filled: number, total: number): string;
  optional(filled: number, total: number): string;
  ready(filled: number, total: number): string;
  all: string;
  errors(count: number): string;
};

const sections: Sections = {
  open: (filled: number, total: number) => (total === 1 ? 'Still to do' : `${filled} of ${total} filled in`),
  optional: () => 'Not required',
  ready: (filled: number, total: number) => `Enough: ${filled} of ${total} filled in`,
  all: 'Done',
  errors: (count: number) =>
    plural(count, { one: 'Please correct 1 field', other: `Please correct ${count} fields` }),
};
export default sections;

export const label = 'Parts of this form';
