import { useRef, useState, type FormEvent, type RefObject } from 'react';
import { readOutcome, submitPublic } from '#src/browser/api-client.ts';
import { DESCRIPTION_MOST } from '#src/features/help-request/help-request.values.ts';

/** Milliseconds without typing after which a category is suggested. */
const PAUSE = 800;

/**
 * Chooses the category that the description asks for, unless the person has chosen one. Returns whether the
 * choice is a suggestion, and the listener for the form's input.
 */
export function useSuggestion({
  form,
  onSuggest,
}: {
  form: RefObject<HTMLFormElement | null>;
  onSuggest: () => void;
}) {
  const [isSuggested, setSuggested] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  function onInput({ target }: FormEvent) {
    const { name, value } = target as HTMLTextAreaElement;
    if (name === 'userHelpCategory') setSuggested(false);
    if (name !== 'helpDescription') return;
    clearTimeout(timer.current);
    timer.current = setTimeout(() => void suggest(value), PAUSE);
  }

  async function suggest(text: string) {
    const words = text.slice(0, DESCRIPTION_MOST);
    const outcome = await submitPublic((api) =>
      api.helpRequest.suggestHelpCategory.$post({ json: { words } }).then(readOutcome),
    );
    const choices = form.current?.elements.namedItem('userHelpCategory');
    if (!outcome?.ok || !(choices instanceof RadioNodeList)) return;
    const { category } = outcome.body.data;
    if (category === null || (choices.value && !isSuggested)) return;
    choices.value = category;
    setSuggested(true);
    onSuggest();
  }

  return { isSuggested, suggestFor: onInput };
}
