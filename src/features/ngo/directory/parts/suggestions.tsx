import { useCallback, useEffect, useId, useState, type RefObject } from 'react';
import { useNavigate } from 'react-router';
import { createApiClient } from '#src/browser/api-client.ts';
import { useLanguage, useMessages } from '#src/messages/messages.tsx';
import { classes } from '#src/shared/classes.ts';
import layout from '#src/ui/styles/layout.module.css';
import { useTown, withTown } from '#src/ui/link.tsx';
import type { Language } from '#src/shared/languages.ts';
import type { NgoSuggestion } from '#src/features/ngo/ngo.contract.ts';
import { namesToShow } from '#src/shared/ngo-names.ts';
import styles from './suggestions.module.css';

/** The pause in typing after which suggestions are requested. */
const PAUSE_MS = 120;

type SuggestionsProps = {
  input: RefObject<HTMLInputElement | null>;
  /** The names of the towns in the page's language. */
  towns: { value: string; label: string }[];
};

/**
 * Shows suggestions below a search field and turns it into an ARIA combobox. Without JavaScript, the field
 * stays plain.
 */
export default function Suggestions({ input, towns }: SuggestionsProps) {
  const { find } = useMessages('site');
  const language = useLanguage();
  const navigate = useNavigate();
  const town = useTown();
  const listId = useId();
  const { options, active, setActive, close } = useSuggestions(input);
  const open = options.length > 0;

  function choose(option: NgoSuggestion) {
    close();
    void navigate(withTown({ path: pathOf(option, language), town }));
  }

  useComboboxRole({ input, listId, open, active });
  useEffect(() => {
    const field = input.current;
    function onKeyDown(event: KeyboardEvent) {
      if (!open) return;
      const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
      const option = options[active];
      if (step) {
        // One more position than options: the field itself.
        setActive((now) => ((now + 1 + step + options.length + 1) % (options.length + 1)) - 1);
      } else if (event.key === 'Escape') {
        close();
      } else if (event.key === 'Enter' && option) {
        choose(option);
      } else {
        return;
      }
      event.preventDefault();
    }
    field?.addEventListener('keydown', onKeyDown);
    field?.addEventListener('blur', close);
    return () => {
      field?.removeEventListener('keydown', onKeyDown);
      field?.removeEventListener('blur', close);
    };
  });

  return (
    <>
      <ul className={styles.list} id={listId} role="listbox" aria-label={find.suggestions} hidden={!open}>
        {options.map((option, at) => (
          <Option
            key={`${option.type} ${option._id}`}
            id={`${listId}-${at}`}
            option={option}
            town={towns.find(({ value }) => value === option.city)?.label}
            selected={at === active}
            onChoose={() => choose(option)}
          />
        ))}
      </ul>
      <p className={layout.hiddenText} role="status">
        {open && find.suggested(options.length)}
      </p>
    </>
  );
}

/** Returns suggestions for the text in the field, after a short pause in typing. */
function useSuggestions(input: SuggestionsProps['input']) {
  const [text, setText] = useState<string | null>(null);
  const [options, setOptions] = useState<NgoSuggestion[]>([]);
  const [active, setActive] = useState(-1);
  const show = useCallback((suggestions: NgoSuggestion[]) => {
    setOptions(suggestions);
    setActive(-1);
  }, []);
  const close = useCallback(() => show([]), [show]);

  useEffect(() => {
    const field = input.current;
    const onInput = () => setText(field?.value ?? '');
    field?.addEventListener('input', onInput);
    return () => field?.removeEventListener('input', onInput);
  }, [input]);

  useEffect(() => {
    if (text === null) return;
    const stop = new AbortController();
    const timer = setTimeout(() => {
      void suggest(text, stop.signal).then((suggestions) => !stop.signal.aborted && show(suggestions));
    }, PAUSE_MS);
    return () => {
      clearTimeout(timer);
      stop.abort();
    };
  }, [text, show]);

  return { options, active, setActive, close };
}

function useComboboxRole(options: {
  input: SuggestionsProps['input'];
  listId: string;
  open: boolean;
  active: number;
}) {
  const { input, listId, open, active } = options;
  useEffect(() => {
    const field = input.current;
    if (!field) return;
    field.setAttribute('role', 'combobox');
    field.setAttribute('aria-autocomplete', 'list');
    field.setAttribute('aria-controls', listId);
    field.setAttribute('aria-expanded', String(open));
    if (active >= 0) field.setAttribute('aria-activedescendant', `${listId}-${active}`);
    else field.removeAttribute('aria-activedescendant');
  }, [input, listId, open, active]);
}

type OptionProps = {
  id: string;
  option: NgoSuggestion;
  /** The NGO's town, in the page's language. */
  town: string | undefined;
  selected: boolean;
  onChoose: () => void;
};

function Option({ id, option, town, selected, onChoose }: OptionProps) {
  const { find } = useMessages('site');
  const language = useLanguage();
  const { first } = namesToShow({ ngo: option, language });
  const kind = {
    need: find.kindNeed,
    category: find.kindCategory,
    city: find.kindCity,
    ngo: town ?? option.city ?? find.kindNgo,
  }[option.type];
  return (
    // The field handles the keys: a combobox keeps the focus there.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events
    <li
      id={id}
      role="option"
      aria-selected={selected}
      // Runs before the field loses focus, which would close the list.
      onPointerDown={(event) => event.preventDefault()}
      onClick={onChoose}
    >
      <span lang={first.language}>{first.text}</span>{' '}
      <span className={classes(layout.small, layout.mute)}>{kind}</span>
    </li>
  );
}

function pathOf(option: NgoSuggestion, language: Language): string {
  if (option.type === 'need')
    return `/search?q=${encodeURIComponent(namesToShow({ ngo: option, language }).first.text)}`;
  if (option.type === 'category') return `/category/${option._id}`;
  if (option.type === 'city') return `/detailpage/${encodeURIComponent(option._id)}`;
  return `/${option.category}/detailpage/${option._id}`;
}

const api = createApiClient({ origin: location.origin });

/** Returns suggestions for the text, or none if the network fails, since the search itself still works. */
async function suggest(q: string, signal: AbortSignal): Promise<NgoSuggestion[]> {
  if (!q.trim()) return [];
  try {
    const response = await api.ngo.suggest.$get({ query: { q } }, { init: { signal } });
    return response.ok ? (await response.json()).data : [];
  } catch {
    return [];
  }
}
