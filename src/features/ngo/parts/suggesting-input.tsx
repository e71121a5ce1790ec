import { useEffect, useId, useRef, useState, type KeyboardEvent } from 'react';
import { useNavigate } from 'react-router';
import { createApiClient } from '#src/api-client.ts';
import { useLanguage, useMessages } from '#src/messages/messages.tsx';
import { classes } from '#src/shared/classes.ts';
import field from '#src/ui/field.module.css';
import layout from '#src/ui/layout.module.css';
import { useTown, withTown } from '#src/ui/town-link.tsx';
import type { NgoSuggestion } from '../ngo.contract.ts';
import { namesToShow } from './ngo-names.ts';
import styles from './suggesting-input.module.css';

/** A pause in typing after which suggestions are asked for. */
const PAUSE_MS = 120;

/** The search field with suggestions: an ARIA combobox whose list is links to where each suggestion leads. */
export default function SuggestingInput({ words }: { words: string }) {
  const { find } = useMessages('site');
  const navigate = useNavigate();
  const town = useTown();
  const listId = useId();
  const input = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState<string | null>(null);
  const [options, setOptions] = useState<NgoSuggestion[]>([]);
  const [active, setActive] = useState(-1);

  useTakeOver(input);
  useEffect(() => {
    if (typed === null) return;
    const stop = new AbortController();
    const timer = setTimeout(() => {
      void suggest(typed, stop.signal).then((found) => {
        if (stop.signal.aborted) return;
        setOptions(found);
        setActive(-1);
      });
    }, PAUSE_MS);
    return () => {
      clearTimeout(timer);
      stop.abort();
    };
  }, [typed]);

  function close() {
    setOptions([]);
    setActive(-1);
  }

  function choose(option: NgoSuggestion) {
    close();
    void navigate(withTown({ path: pathOf(option), town }));
  }

  function onKeyDown(event: KeyboardEvent) {
    if (options.length === 0) return;
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step) {
      event.preventDefault();
      // One more place than options: the field itself.
      setActive((now) => ((now + 1 + step + options.length + 1) % (options.length + 1)) - 1);
    } else if (event.key === 'Escape') {
      event.preventDefault();
      close();
    } else if (event.key === 'Enter' && active >= 0) {
      event.preventDefault();
      choose(options[active]!);
    }
  }

  return (
    <div className={styles.box}>
      <input
        ref={input}
        className={field.input}
        id="q"
        name="q"
        type="search"
        autoComplete="off"
        enterKeyHint="search"
        maxLength={200}
        placeholder={find.example}
        defaultValue={words}
        role="combobox"
        aria-expanded={options.length > 0}
        aria-controls={listId}
        aria-autocomplete="list"
        aria-activedescendant={active >= 0 ? `${listId}-${active}` : undefined}
        onChange={(event) => setTyped(event.target.value)}
        onKeyDown={onKeyDown}
        onBlur={close}
      />
      <ul
        className={styles.list}
        id={listId}
        role="listbox"
        aria-label={find.suggestions}
        hidden={options.length === 0}
      >
        {options.map((option, at) => (
          <Option
            key={`${option.type} ${option._id}`}
            id={`${listId}-${at}`}
            option={option}
            selected={at === active}
            onChoose={() => choose(option)}
          />
        ))}
      </ul>
      <p className={layout.hiddenText} role="status">
        {options.length > 0 && find.suggested(options.length)}
      </p>
    </div>
  );
}

type OptionProps = { id: string; option: NgoSuggestion; selected: boolean; onChoose: () => void };

function Option({ id, option, selected, onChoose }: OptionProps) {
  const { find } = useMessages('site');
  const language = useLanguage();
  const { first } = namesToShow({ ngo: option, language });
  const kind = { ngo: option.city ?? find.kindNgo, category: find.kindCategory, city: find.kindCity }[
    option.type
  ];
  return (
    <li
      id={id}
      role="option"
      aria-selected={selected}
      // Before the field loses its focus, which would close the list.
      onPointerDown={(event) => event.preventDefault()}
      onClick={onChoose}
    >
      <span lang={first.language}>{first.text}</span>{' '}
      <span className={classes(layout.small, layout.mute)}>{kind}</span>
    </li>
  );
}

/** Takes the place of the plain field while somebody types: its words, its caret, its focus. */
function useTakeOver(input: React.RefObject<HTMLInputElement | null>) {
  useEffect(() => {
    const field = input.current;
    if (!field) return;
    field.focus();
    field.setSelectionRange(field.value.length, field.value.length);
  }, [input]);
}

function pathOf(option: NgoSuggestion): string {
  if (option.type === 'category') return `/category/${option._id}`;
  if (option.type === 'city') return `/detailpage/${encodeURIComponent(option._id)}`;
  return `/${option.category}/detailpage/${option._id}`;
}

const api = createApiClient({ origin: location.origin });

/** Suggestions for what is typed; none when the network fails, since the search itself still works. */
async function suggest(q: string, signal: AbortSignal): Promise<NgoSuggestion[]> {
  if (!q.trim()) return [];
  try {
    const answer = await api.ngo.suggest.$get({ query: { q } }, { init: { signal } });
    const body = (await answer.json()) as { data?: NgoSuggestion[] };
    return body.data ?? [];
  } catch {
    return [];
  }
}
