/** One section of a form: an element with the id `idOfSection(id)` that contains its heading. */
export type FormSection<Id extends string = string> = {
  id: Id;
  /** The names of its fields, in the order of the form. */
  fields: readonly string[];
  /** Those that only say more about another field and are not counted, such as the dates of a document. */
  details?: readonly string[];
  /** The fields without which the section is not complete. */
  required: readonly string[];
};

export type SectionProgress = {
  filled: number;
  total: number;
  /** How many of its fields have an error. */
  errors: number;
  /** `optional`: it requires nothing and nothing is filled in. `ready`: all that it requires is filled in. */
  state: 'open' | 'optional' | 'ready';
};

type Options = {
  section: FormSection;
  /** Entered texts by field name. */
  values: Readonly<Record<string, string | undefined>>;
  /** Error messages by field name, of the last submit. */
  errors: Readonly<Record<string, string | undefined>>;
};

/** Returns how far a section of a form is filled in. */
export function progressOf({ section, values, errors }: Options): SectionProgress {
  const { fields, details = [], required } = section;
  const isFilled = (name: string) => !!values[name]?.trim();
  const counted = fields.filter((name) => !details.includes(name));
  const filled = counted.filter(isFilled).length;
  const isReady = filled > 0 && required.every(isFilled);
  return {
    filled,
    total: counted.length,
    errors: fields.filter((name) => errors[name]).length,
    state: isReady ? 'ready' : required.length === 0 ? 'optional' : 'open',
  };
}

/** Returns the id of the element of a section. Fields have their names as ids. */
export function idOfSection(id: string): string {
  return `part-${id}`;
}

/**
 * Returns the position of the section that is being read: the last one that begins above the line, a third down
 * the screen. At the end of the page it is the last one on the screen.
 */
export function sectionInView(view: {
  /** The distance of each section from the top of the screen. */
  tops: readonly number[];
  height: number;
  isAtEnd: boolean;
}): number {
  const line = view.isAtEnd ? view.height : view.height / 3;
  return Math.max(
    0,
    view.tops.findLastIndex((top) => top <= line),
  );
}
