import { expect, test } from 'vitest';
import { needById } from './need-catalogue.server.ts';
import { PhraseIndex } from '#src/search/phrases/phrase-index.ts';
import { readQuery } from './read-query.server.ts';
import { readSpokenNeeds } from './spoken-needs.fixture.ts';
import { confidentNeeds, urgentHelpline } from './confident-needs.ts';

const needsOf = (text: string) => readQuery({ text, places: new PhraseIndex<never>() }).needs;
const spoken = ['spoken-needs.en-hi.tsv', 'spoken-needs.gu-rom.tsv'].flatMap(readSpokenNeeds);
const isDanger = ({ needs }: { needs: readonly string[] }) => needs.some((id) => needById.get(id)?.isUrgent);
const raised = (sentences: typeof spoken) => sentences.filter(({ text }) => urgentHelpline(needsOf(text)));

test.each([
  ['husband beats me', '181'],
  ['i want to die', '14416'],
  ['child drank poison', '108'],
])('returns for “%s” the helpline %s', (text, number) => {
  expect(urgentHelpline(needsOf(text))).toBe(number);
});

test('shows no helpline for words that a danger shares with other needs', () => {
  for (const text of ['my daughter likes dancing', 'dj for party', 'passport', 'teenage girls group']) {
    expect(urgentHelpline(needsOf(text)), text).toBeNull();
  }
});

test('shows the helpline for most urgent sentences and few others', () => {
  const inDanger = spoken.filter(isDanger);
  const others = spoken.filter((one) => !isDanger(one));
  expect(raised(inDanger).length / inDanger.length).toBeGreaterThanOrEqual(0.88);
  expect(raised(others).length / others.length).toBeLessThanOrEqual(0.04);
});

test('omits needs that are far less sure than the surest', () => {
  expect(confidentNeeds(needsOf('glasses for old man')).map(({ need }) => need.id)).toEqual(['spectacles']);
  expect(confidentNeeds([])).toEqual([]);
});
