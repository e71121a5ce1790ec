import { stringify } from 'yaml';
import type { NeedInFile } from '#src/search/need-catalogue.server.ts';
import { PHRASE_LANGUAGES, type PhraseLanguage } from './search-terms.values.ts';

type Phrase = { phrase: string; language: PhraseLanguage; need: string };

const HEAD = `# Phrases that our team assigned to needs, for the files of database/reference/needs.
# Add each to the phrases of its need there; docs/needs.md tells how.
`;

/**
 * Writes phrases as YAML in the format of the catalogue, grouped by file, need and language. Omits phrases
 * whose need no longer exists.
 */
export function writeCatalogueFile({
  phrases,
  needs,
}: {
  phrases: readonly Phrase[];
  needs: readonly NeedInFile[];
}): string {
  const byNeed = Map.groupBy(phrases, ({ need }) => need);
  const files = Map.groupBy(
    needs.filter(({ id }) => byNeed.has(id)),
    ({ file }) => file,
  );
  const parts = [...files].map(([file, inFile]) => {
    const entries = inFile.map(({ id }) => [id, { phrases: byLanguage(byNeed.get(id)!) }] as const);
    return `\n# ${file}\n${stringify(Object.fromEntries(entries), { lineWidth: 0 })}`;
  });
  return HEAD + parts.join('');
}

function byLanguage(phrases: readonly Phrase[]): Record<string, string[]> {
  return Object.fromEntries(
    PHRASE_LANGUAGES.flatMap((language) => {
      const texts = phrases.filter((phrase) => phrase.language === language).map(({ phrase }) => phrase);
      return texts.length > 0 ? [[language, texts]] : [];
    }),
  );
}
