import type { RouterContextProvider } from 'react-router';
import { loadReferenceNames } from '#src/features/reference/reference-names.loader.server.ts';
import { namedOptions, packOptions } from '#src/features/reference/reference.values.ts';
import { readResponseIfFound } from '#src/server/http/page-responses.server.ts';
import { pageContext } from '#src/server/http/page-context.server.ts';
import { cleanText } from '#src/shared/clean-text.ts';
import type { Language } from '#src/shared/languages.ts';
import { namesToShow } from '#src/shared/ngo-names.ts';
import type { AddressedNgo } from '#src/features/help-request/chosen-ngo/chosen-ngo.contract.ts';
import { WORDS_MOST } from '#src/features/help-request/help-request.values.ts';
import type { FormNgo, HelpFormView } from '#src/features/help-request/help-request.view.ts';
import { ROW_ID } from '#src/shared/row-id.ts';
import { mayBePersonal } from '#src/features/search-terms/search-term.rules.ts';
import { choiceOfWords } from '#src/features/help-request/category-of-words.server.ts';

/**
 * Returns the options of the form. Preselects the city chosen on an earlier page, or else the city of the
 * addressed NGO.
 */
export async function loadHelpForm({
  request,
  context,
}: {
  request: Request;
  context: Readonly<RouterContextProvider>;
}): Promise<HelpFormView> {
  const { language } = context.get(pageContext);
  const { cities } = await loadReferenceNames(context);
  const { searchParams } = new URL(request.url);
  const from = searchParams.get('from') ?? '';
  const id = searchParams.get('ngo');
  const words = readWords(searchParams.get('words') ?? '');
  const ngo = id === null ? null : await findNgo({ context, id });
  const town = from in cities ? from : (ngo?.city ?? '');
  return {
    cities: packOptions(namedOptions({ names: cities, language })),
    town: town in cities ? town : '',
    category: ngo?.helpCategory ?? choiceOfWords(words) ?? null,
    ngo: id === null ? null : ngoOfForm({ ngo, language }),
    words: mayBePersonal(words) ? '' : words,
  };
}

/** Returns the search words of the URL, cut between code points so that no character is broken. */
function readWords(text: string): string {
  return Array.from(cleanText({ text, keepLines: false }))
    .slice(0, WORDS_MOST)
    .join('')
    .trim();
}

/** Returns null if the directory does not list the NGO, or no longer lists it. */
async function findNgo({
  context,
  id,
}: {
  context: Readonly<RouterContextProvider>;
  id: string;
}): Promise<AddressedNgo | null> {
  if (!ROW_ID.test(id)) return null;
  const response = await context.get(pageContext).api.helpRequest.getNgoToAsk[':id'].$get({ param: { id } });
  return (await readResponseIfFound(response))?.data ?? null;
}

function ngoOfForm({ ngo, language }: { ngo: AddressedNgo | null; language: Language }): FormNgo {
  if (!ngo) return { _id: '', name: null, canBeAsked: false, pausedUntil: null };
  const { _id, canBeAsked, pausedUntil } = ngo;
  return { _id, name: namesToShow({ ngo: ngo, language }).first.text, canBeAsked, pausedUntil };
}
