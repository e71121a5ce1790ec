const SIGN = String.raw`[^\p{L}\p{M}\p{Nd}\p{Sc}%]`;
/** Words that say that a number goes on, and small words beside them: 'and then', 'અને પછી', 'और फिर'. */
const ON = 'then|next|after|followed|dash|hyphen|space|gap|plus|પછી|બાદ|ત્યારબાદ|फिर|बाद|pachh?i|ph?ir|baad';
const SMALL = 'and|the|that|this|it|by|with|અને|ને|ત્યાર|તેના|तथा|और|व|उसके|इसके|के|aur|ane|uske|ke';
const WORDS = `${SIGN}{0,5}(?:(?:${SMALL})${SIGN}{1,3}){0,2}(?:${ON})(?:${SIGN}{1,3}(?:${SMALL})){0,2}${SIGN}{0,5}`;
const IN_BRACKETS = String.raw`\s?[([{<*"“][^\p{Nd}()[\]{}<>*"”=\n]{0,20}(?:\p{Nd}{1,2}[^\p{Nd}()[\]{}<>*"”=\n]{0,20})?[)\]}>*"”]\s?`;

/** Source of an expression: what a reader skips between the digits of a phone number, such as 'and then' or '(part 2)'. */
export const LINK = String.raw`(?:\s?x{1,3}\s?|${WORDS}|${IN_BRACKETS})`;

/** Groups of digits with at least one link between them. */
const GROUPS = String.raw`\d{1,9}(?:[ .-]{1,2}\d{1,9}){0,4}`;
const CHAIN = new RegExp(String.raw`(?<!\d)${GROUPS}(?:${LINK}${GROUPS}){1,6}(?!\d)`, 'giu');
/** A group of digits outside brackets, and what follows it. */
const GROUP = /(\d+)((?:[([{<*"“][^()[\]{}<>*"”]*[)\]}>*"”]|\D)*)/gu;
const PLAIN_GAP = /^[ .-]{1,2}$/;
const TIMES = /^\s?x{1,3}\s?$/i;

const PHONE = /^(?:(?:00)?91|0)?[6-9]\d{9}$|^0[1-9]\d{9}$/;
const PHONE_MOST = 14;
const YEAR = /^(?:19|20)\d\d$/;
const ROUND = /^[1-9]\d*00$/;
/** A part of a number with several links. Others are PIN codes and amounts. */
const PIECE = /^(?!\d*000$)\d{2,5}$/;
/** Right before a number that is an amount, a train or a place. */
const BEFORE_OTHER =
  /\d[.,:]$|(?:\p{Sc}|(?<!\p{L})(?:rs|inr|રૂ|रु|रू|pin(?: ?codes?)?|trains?|plots?|survey|ટ્રેન|ट्रेन|પિન|पिन)(?:\s(?:no|number|નંબર|नंबर))?)[\s.:-]{0,3}$/iu;
/** Right after a number that counts something. */
const AFTER_AMOUNT =
  /^(?:[.,:]\d|%)|^\s?(?:\/-|people|persons|families|children|students|women|girls|patients|farmers|homes|houses|meals|kits|books|trees|rupees|km|લોકો|પરિવાર|બાળકો|દર્દી|મહિલા|રૂપિયા|ભોજન|लोग|परिवार|बच्च|मरीज|महिला|रुपये|भोजन)/iu;

type Group = { digits: string; gap: string; from: number; to: number };

/**
 * Leaves a blank of what stands between the digits of a phone number: 98250 x 12345, 98250 and then 12345, 98250 (part 2)
 * 12345. What may be years, amounts, PIN codes or sizes stays as it is. Takes text with ASCII digits, and linear time.
 */
export function joinLinkedDigits(text: string): string {
  return text.replace(CHAIN, (chain: string, at: number) =>
    partsOf({ text, chain, at })
      .map((groups) =>
        groups
          .map(({ digits, gap }, place) => digits + (place < groups.length - 1 && isLink(gap) ? ' ' : gap))
          .join(''),
      )
      .join(''),
  );
}

/** Returns the digits of the phone numbers that `joinLinkedDigits` would put together. */
export function findLinkedPhones(text: string): string[] {
  return Array.from(text.matchAll(CHAIN), ({ 0: chain, index }) => partsOf({ text, chain, at: index }))
    .flat()
    .filter((groups) => groups.length > 1)
    .map((groups) => digitsOf(groups).slice(-10));
}

/** Returns the groups of a chain, those of a phone number with words in it together, and each other alone. */
function partsOf({ text, chain, at }: { text: string; chain: string; at: number }): Group[][] {
  const groups = Array.from(chain.matchAll(GROUP), ({ 1: digits = '', 2: gap = '', index }) => {
    const from = at + index;
    return { digits, gap, from, to: from + digits.length };
  });
  const parts: Group[][] = [];
  for (let rest = groups; rest.length > 0;) {
    const phone = phoneIn(rest);
    const part = phone && !isCounted({ text, phone }) ? phone : rest.slice(0, 1);
    parts.push(part);
    rest = rest.slice(part.length);
  }
  return parts;
}

/** Returns the groups from the first one on that are a phone number with words in it. */
function phoneIn(groups: readonly Group[]): Group[] | undefined {
  for (const place of groups.keys()) {
    const phone = groups.slice(0, place + 1);
    const digits = digitsOf(phone);
    if (digits.length > PHONE_MOST) return undefined;
    if (PHONE.test(digits) && gapsIn(phone).some(isLink) && !isList(phone)) return phone;
  }
  return undefined;
}

const gapsIn = (groups: readonly Group[]) => groups.slice(0, -1).map(({ gap }) => gap);
const isLink = (gap: string) => !PLAIN_GAP.test(gap);
const digitsOf = (groups: readonly Group[]) => groups.map(({ digits }) => digits).join('');

/** Returns whether groups may be years, PIN codes, round amounts, sizes, or neighbours such as trains 69101 and 69103. */
function isList(groups: readonly Group[]): boolean {
  const numbers = groups.map(({ digits }) => digits);
  const links = gapsIn(groups).filter(isLink);
  if (numbers.some((one) => YEAR.test(one)) || numbers.every((one) => ROUND.test(one))) return true;
  const [first = '', second = ''] = numbers;
  if (numbers.length === 2 && first.length === second.length && first.slice(0, 3) === second.slice(0, 3))
    return true;
  if (links.length > 1)
    return links.some((link) => TIMES.test(link)) || !numbers.every((one) => PIECE.test(one));
  // Both sides of the only link: 98250 x 12345, but not 65 x 24001200.
  const at = groups.findIndex(({ gap }) => isLink(gap)) + 1;
  return [groups.slice(0, at), groups.slice(at)].some((side) => digitsOf(side).length < 4);
}

/** Returns whether what stands around a number says that it is no phone. */
function isCounted({ text, phone }: { text: string; phone: readonly Group[] }): boolean {
  const [from, to] = [phone[0]?.from ?? 0, phone.at(-1)?.to ?? 0];
  const [before, after] = [text.slice(Math.max(0, from - 24), from), text.slice(to, to + 12)];
  return BEFORE_OTHER.test(before) || AFTER_AMOUNT.test(after);
}
