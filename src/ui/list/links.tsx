import { languageOfText } from '#src/shared/indic/language-of-text.ts';
import { TownLink } from '../link.tsx';
import layout from '../look/layout.module.css';
import rows from '../look/rows.module.css';

/** A list of links under a heading. */
export type LinkList = { title: string; links: { to: string; text: string }[] };

/** The list, each link in the language it is written in. */
export function Links({ title, links }: LinkList) {
  return (
    <section className={layout.stack}>
      <h2>{title}</h2>
      <ul className={rows.rows}>
        {links.map(({ to, text }) => (
          <li key={to}>
            <TownLink to={to} lang={languageOfText(text)}>
              {text}
            </TownLink>
          </li>
        ))}
      </ul>
    </section>
  );
}
