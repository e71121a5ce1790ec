import { useEffect, useState, type MouseEvent, type RefObject } from 'react';
import { useMessages } from '#src/messages/messages.tsx';
import { classes } from '#src/shared/classes.ts';
import {
  idOfSection,
  progressOf,
  sectionInView,
  type FormSection,
  type SectionProgress,
} from './form-progress.ts';
import styles from './section-list.module.css';
import { useFormValues } from './use-form-values.ts';

type SectionListProps = {
  /** The accessible name of the list. */
  label: string;
  form: RefObject<HTMLFormElement | null>;
  sections: readonly FormSection[];
  /** The heading of each section, by its id. */
  headings: Readonly<Record<string, string>>;
  /** Reads the entered texts by field name. */
  read: (form: HTMLFormElement) => Record<string, string>;
  /** A new value says that the fields were filled in by other means than by typing. */
  version: unknown;
  /** Error messages by field name, of the last submit. */
  errors: Readonly<Record<string, string>>;
};

/** The sections of a form as a thread: each has a knot, which is tied once all that it requires is filled in. */
export default function SectionList(props: SectionListProps) {
  const { label, form, sections, headings, read, version, errors } = props;
  const values = useFormValues({ form, read, version }) ?? {};
  const current = useSectionInView(sections);
  return (
    <nav aria-label={label}>
      <ol className={styles.thread}>
        {sections.map((section, at) => {
          const progress = progressOf({ section, values, errors });
          return (
            <li
              key={section.id}
              className={classes(
                progress.state === 'ready' && styles.tied,
                progress.errors > 0 && styles.wrong,
                at === current && styles.current,
              )}
            >
              <a
                href={`#${idOfSection(section.id)}`}
                onClick={focusSection}
                aria-current={at === current ? 'location' : undefined}
              >
                {headings[section.id]}
                <Progress progress={progress} />
              </a>
            </li>
          );
        })}
      </ol>
    </nav>
  );
}

function Progress({ progress: { state, filled, total, errors } }: { progress: SectionProgress }) {
  const t = useMessages('form-sections');
  if (errors > 0) return <span className={styles.errors}>{t.errors(errors)}</span>;
  const isAll = filled === total;
  return <span>{isAll ? t.all : t[state](filled, total)}</span>;
}

/**
 * Moves the focus to the heading of a section. To follow the link would be a navigation, after which React Router drops
 * the response to the form.
 */
function focusSection(event: MouseEvent<HTMLAnchorElement>): void {
  event.preventDefault();
  const heading = document.querySelector<HTMLElement>(`${event.currentTarget.hash} h2`);
  if (!heading) return;
  heading.tabIndex = -1;
  heading.scrollIntoView();
  heading.focus({ preventScroll: true });
}

/** Returns the position of the section that is on the screen. */
function useSectionInView(sections: readonly FormSection[]): number {
  const [current, setCurrent] = useState(0);
  useEffect(() => {
    function update() {
      const places = sections.map(({ id }) => document.getElementById(idOfSection(id)));
      const tops = places.map((place) => place?.getBoundingClientRect().top ?? Infinity);
      const isAtEnd = scrollY + innerHeight >= document.documentElement.scrollHeight - 1 && scrollY > 0;
      setCurrent(sectionInView({ tops, height: innerHeight, isAtEnd }));
    }
    update();
    addEventListener('scroll', update, { passive: true });
    addEventListener('resize', update);
    return () => {
      removeEventListener('scroll', update);
      removeEventListener('resize', update);
    };
  }, [sections]);
  return current;
}
