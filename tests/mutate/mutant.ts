/** A change of a source text: the characters from `start` to `end` become `text`. */
export type Edit = {
  kind: 'query' | 'code';
  start: number;
  end: number;
  text: string;
  /** What a reader needs to see of the source to understand it. */
  shown: Span;
};

/** An edit with what identifies it after the source has changed elsewhere. */
export type Mutant = {
  kind: 'query' | 'code';
  start: number;
  end: number;
  text: string;
  line: number;
  /** The line of the source on which it begins. */
  lineText: string;
  before: string;
  after: string;
};

export type Span = { start: number; end: number };

const SHOWN_LENGTH = 100;

/** Returns the source with the mistake in it. */
export function applyMutant(source: string, { start, end, text }: Mutant): string {
  return source.slice(0, start) + text + source.slice(end);
}

/** Says where an edit is, and what it changes. */
export function describe(source: string, { kind, start, end, text, shown }: Edit): Mutant {
  const lineStart = source.lastIndexOf('\n', start - 1) + 1;
  const lineEnd = source.indexOf('\n', start);
  return {
    kind,
    start,
    end,
    text,
    line: source.slice(0, start).split('\n').length,
    lineText: source.slice(lineStart, lineEnd < 0 ? undefined : lineEnd).trim(),
    before: shorten(source.slice(shown.start, shown.end), start - shown.start),
    after: shorten(
      source.slice(shown.start, start) + text + source.slice(end, shown.end),
      start - shown.start,
    ),
  };
}

/** In one line, around the place that changes. */
function shorten(text: string, place: number): string {
  const from = text.length > SHOWN_LENGTH ? Math.max(0, place - SHOWN_LENGTH / 2) : 0;
  const piece = text.slice(from, from + SHOWN_LENGTH);
  return `${from > 0 ? '…' : ''}${piece}${from + SHOWN_LENGTH < text.length ? '…' : ''}`
    .replace(/\s+/g, ' ')
    .trim();
}

/** Returns where the next word begins: a call in a chain is on a line of its own. */
export function afterSpace(source: string, position: number): number {
  return position + source.slice(position).search(/\S/);
}
