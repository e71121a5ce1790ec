import { cleanText } from '#src/shared/clean-text.ts';
import { findTextError } from '#src/shared/find-text-error.ts';
import type { Checked, EventForm, Text } from './event-form.values.ts';
import {
  EVENT_DESCRIPTION_MOST,
  EVENT_NOTE_MOST,
  EVENT_TITLE_MOST,
  QUESTION_MOST,
} from './management.values.ts';

/** Checks title, description and category. Title and description can have translations. */
export function checkWords(
  form: EventForm,
): Checked<'title' | 'titleGu' | 'titleHi' | 'description' | 'descriptionGu' | 'descriptionHi' | 'category'> {
  const title = line(form.title);
  const titleGu = line(form.titleGu);
  const titleHi = line(form.titleHi);
  const description = paragraphs(form.description);
  const descriptionGu = paragraphs(form.descriptionGu);
  const descriptionHi = paragraphs(form.descriptionHi);
  const category = line(form.category);
  const ofTitle = { most: EVENT_TITLE_MOST, empty: undefined };
  const ofDescription = { most: EVENT_DESCRIPTION_MOST, empty: undefined };
  return {
    fields: {
      title,
      titleGu: titleGu || null,
      titleHi: titleHi || null,
      description,
      descriptionGu: descriptionGu || null,
      descriptionHi: descriptionHi || null,
      category,
    },
    errors: {
      title: findTextError({ text: title, ...ofTitle, empty: 'eventTitleRequired' }),
      titleGu: findTextError({ text: titleGu, ...ofTitle }),
      titleHi: findTextError({ text: titleHi, ...ofTitle }),
      description: findTextError({ text: description, ...ofDescription, empty: 'eventDescriptionRequired' }),
      descriptionGu: findTextError({ text: descriptionGu, ...ofDescription }),
      descriptionHi: findTextError({ text: descriptionHi, ...ofDescription }),
      category: category === '' ? 'eventCategoryRequired' : undefined,
    },
  };
}

type NoteField = 'whoFor' | 'whatToBring' | 'question';

/** The texts for the people who come, in up to three languages. */
export function checkNotes(form: EventForm): Checked<NoteField | `${NoteField}Gu` | `${NoteField}Hi`> {
  const checkNote = (text: string, most: number) => ({
    field: text || null,
    error: findTextError({ text, most, empty: undefined }),
  });
  const checked = {
    question: checkNote(line(form.question), QUESTION_MOST),
    questionGu: checkNote(line(form.questionGu), QUESTION_MOST),
    questionHi: checkNote(line(form.questionHi), QUESTION_MOST),
    whoFor: checkNote(paragraphs(form.whoFor), EVENT_NOTE_MOST),
    whoForGu: checkNote(paragraphs(form.whoForGu), EVENT_NOTE_MOST),
    whoForHi: checkNote(paragraphs(form.whoForHi), EVENT_NOTE_MOST),
    whatToBring: checkNote(paragraphs(form.whatToBring), EVENT_NOTE_MOST),
    whatToBringGu: checkNote(paragraphs(form.whatToBringGu), EVENT_NOTE_MOST),
    whatToBringHi: checkNote(paragraphs(form.whatToBringHi), EVENT_NOTE_MOST),
  };
  return {
    fields: mapValues(checked, ({ field }) => field),
    errors: mapValues(checked, ({ error }) => error),
  };
}

function mapValues<Key extends string, From, To>(
  values: Record<Key, From>,
  convert: (value: From) => To,
): Record<Key, To> {
  return Object.fromEntries(
    Object.entries<From>(values).map(([key, value]) => [key, convert(value)]),
  ) as Record<Key, To>;
}

/** Cleans a text of one line. */
export function line(text: Text): string {
  return cleanText({ text: text ?? '', keepLines: false });
}

/** Cleans a text that keeps its line breaks. */
export function paragraphs(text: Text): string {
  return cleanText({ text: text ?? '', keepLines: true });
}
