import { useLanguage, useMessages } from '#src/messages/messages.tsx';
import { classes } from '#src/shared/classes.ts';
import type { Language } from '#src/shared/languages.ts';
import layout from '#src/ui/styles/layout.module.css';

/** After a text in another language than the page: says in which. Shows nothing for one in the page's language. */
export function LanguageNote({ lang }: { lang: Language | undefined }) {
  const { writtenIn } = useMessages('site');
  const language = useLanguage();
  if (!lang) return null;
  return (
    <>
      {' '}
      <span lang={language} className={classes(layout.small, layout.mute)}>
        ({writtenIn[lang]})
      </span>
    </>
  );
}
