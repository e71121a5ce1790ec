import { useLanguage, useMessages } from '#src/messages/messages.tsx';
import type { NamedNeed, ReferenceNames } from '#src/features/reference/reference.values.ts';
import layout from '#src/ui/styles/layout.module.css';
import panel from '#src/ui/styles/panel.module.css';
import { classes } from '#src/shared/classes.ts';
import { splitTexts } from '#src/features/ngo/profile/ngo-texts.ts';
import { plainDocuments } from '#src/features/ngo/profile/plain-documents.ts';
import { NgoBody } from '#src/features/ngo/profile/parts/ngo-body.tsx';
import type { OwnNgo } from '#src/features/ngo/editing/own-ngo.contract.ts';
import { previewOf, splitNeeds, type NgoFormValues } from './ngo-form-values.ts';
import styles from './ngo-preview.module.css';

/** Preview of the public page. Nothing in it is interactive. */
export function NgoPreview(props: {
  ngo: OwnNgo;
  values: NgoFormValues;
  names: ReferenceNames;
  needs: NamedNeed[];
  today: string;
  /** A sentence above the page. */
  lead?: string;
  /** Keeps it on the screen beside a form. The keyboard can scroll it. */
  beside?: boolean;
}) {
  const { ngo, values, names, needs, today, lead, beside } = props;
  const titles = useMessages('ngo/directory');
  const needIds = splitNeeds(values.needs);
  const links = needs
    .filter(({ id }) => needIds.includes(id))
    .map(({ id, name }) => ({ to: `/search?q=${id}`, text: name }));
  const t = useMessages('ngo/editing');
  const { plainDocuments: texts } = useMessages('ngo/fields');
  const words = useMessages('ngo/fields/services');
  const hoursWords = useMessages('ngo/fields/hours');
  const language = useLanguage();
  const { ngo: rest, texts: ownTexts } = splitTexts({
    ngo: previewOf({ ngo, values }),
    language,
    words,
    hoursWords,
  });
  const preview = { ...rest, district: '' };
  const view = {
    ngo: preview,
    texts: ownTexts,
    names: {
      city: names.cities[preview.city] ?? preview.city,
      district: '',
      category: names.categories[preview.category] ?? preview.category,
    },
    // This form does not edit schemes.
    documents: plainDocuments({ ngo: preview, texts }),
    lists: links.length > 0 ? [{ title: titles.needs, links }] : [],
    today,
    closedReason: null,
    answerTime: null,
    takesGifts: false,
    isUnlisted: !ngo.standing.listed,
    origin: location.origin,
  };
  return (
    <section
      className={classes(panel.panel, layout.stack, styles.preview, beside && styles.beside)}
      aria-label={t.see}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={beside ? 0 : undefined}
    >
      {lead && <p className={layout.mute}>{lead}</p>}
      <div inert>
        <NgoBody view={view} path={`/${preview.category}/detailpage/${preview._id}`} />
      </div>
    </section>
  );
}
