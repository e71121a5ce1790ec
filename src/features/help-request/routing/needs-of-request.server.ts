import { placePhrases } from '#src/features/reference/places.server.ts';
import { broaderNeeds, narrowerNeeds, needById } from '#src/search/need-catalogue.server.ts';
import { readQuery } from '#src/search/read-query.server.ts';
import { confidentNeeds } from '#src/search/confident-needs.ts';

const SENTENCE_END = /[.!?;\n।]+/u;
/** The number of words that are read together. Longer sentences are split into pieces. */
const WORDS_AT_ONCE = 16;
const PIECES_MOST = 60;
/** The minimum confidence of a need within its piece, and the maximum number of needs. */
const SURENESS_LEAST = 0.2;
const NEEDS_MOST = 5;

/**
 * Returns the ids of the needs that a description expresses, including their narrower needs, most confident
 * first. They are guessed again on every routing and never stored, so that nothing beyond the person's own
 * words is recorded.
 */
export function needsOfRequest(description: string): string[] {
  return [...new Set(surestNeeds(description).flatMap(withParts))];
}

/**
 * Returns the ids of the needs of which our team must have checked one, so that an NGO may be asked: if the description
 * expresses a sensitive need, that one, its parts and the broader ones. Empty if any NGO may be asked.
 */
export function sensitiveNeedsOf(description: string): string[] {
  const sensitive = surestNeeds(description).filter(isSensitive);
  const all = sensitive.flatMap((id) => [...withParts(id), ...broaderNeeds(id)]);
  return [...new Set(all)].filter(isSensitive);
}

function surestNeeds(description: string): string[] {
  const sureness = new Map<string, number>();
  for (const text of piecesOf(description)) {
    for (const { need, sureness: sure } of confidentNeeds(readQuery({ text, places: placePhrases }).needs)) {
      if (sure >= SURENESS_LEAST) sureness.set(need.id, Math.max(sure, sureness.get(need.id) ?? 0));
    }
  }
  const surest = [...sureness].sort(([, a], [, b]) => b - a).slice(0, NEEDS_MOST);
  return surest.map(([id]) => id);
}

function isSensitive(id: string): boolean {
  return needById.get(id)?.isSensitive === true;
}

/** An NGO that serves a part of a need serves the need. */
function withParts(id: string): string[] {
  return [id, ...narrowerNeeds(id).flatMap((part) => withParts(part.id))];
}

function piecesOf(description: string): string[] {
  const sentences = description.split(SENTENCE_END).map((sentence) => sentence.trim().split(/\s+/));
  const pieces = sentences.flatMap((words) =>
    Array.from({ length: Math.ceil(words.length / WORDS_AT_ONCE) }, (_, at) =>
      words.slice(at * WORDS_AT_ONCE, (at + 1) * WORDS_AT_ONCE).join(' '),
    ),
  );
  return pieces.filter((piece) => piece !== '').slice(0, PIECES_MOST);
}
