import { useRef } from 'react';
import { useRevalidator } from 'react-router';
import { load } from '#src/browser/session.ts';
import { useMessages } from '#src/messages/messages.tsx';
import { classes } from '#src/shared/classes.ts';
import { formatCount } from '#src/shared/numbers.ts';
import { lastPageOf, readPageNumber } from '#src/shared/paging.ts';
import { Empty } from '#src/ui/area/empty.tsx';
import { PageLinks } from '#src/ui/area/page-links.tsx';
import { Link } from '#src/ui/link.tsx';
import { PageHead } from '#src/ui/page-head.tsx';
import button from '#src/ui/styles/button.module.css';
import layout from '#src/ui/styles/layout.module.css';
import notes from '#src/ui/styles/notes.module.css';
import { PlusIcon } from '#src/features/donation/parts/donation-icons.tsx';
import { ADD_PURPOSE, PURPOSES } from '#src/features/donation/parts/donation-paths.ts';
import { DonationSections } from '#src/features/donation/parts/donation-sections.tsx';
import styles from '#src/features/donation/parts/donations.module.css';
import { PurposeItem } from './parts/purpose-item.tsx';
import purposesStyles from './parts/purposes.module.css';
import { PURPOSE_LISTS, type PurposeList } from './purposes.values.ts';
import type { Route } from './+types/purposes-list.page';

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const params = new URL(request.url).searchParams;
  const list = PURPOSE_LISTS.find((name) => name === params.get('list')) ?? 'open';
  const page = readPageNumber(params.get('page'));
  const pageOf = (number: number) =>
    load((api) => api.donation.getAllPurpose.$get({ query: { list, page: String(number) } }));
  const purposes = await pageOf(page);
  // The page may be past the end after a purpose moved to the other list.
  const last = lastPageOf(purposes);
  return { list, purposes: page > last ? await pageOf(last) : purposes };
}

/** What the own NGO collects for. */
export default function PurposesListPage({ loaderData: { list, purposes } }: Route.ComponentProps) {
  const t = useMessages('donation/purposes');
  const { revalidate } = useRevalidator();
  const heading = useRef<HTMLHeadingElement>(null);
  const { counts, total } = purposes;
  async function onChanged() {
    await revalidate();
    // The purpose has left the list.
    heading.current?.focus();
  }
  return (
    <>
      <PageHead title={t.title} hidden />
      <DonationSections current="purposes" />
      <div className={layout.stack}>
        <div className={styles.head}>
          <h1 ref={heading} tabIndex={-1}>
            {t.headline(counts.open, formatCount(counts.open))}
          </h1>
          <Link className={button.button} to={ADD_PURPOSE}>
            <PlusIcon />
            {t.add}
          </Link>
        </div>
        <p className={classes(layout.mute, layout.read)}>{t.lead}</p>
      </div>
      <div className={layout.stack}>
        <Lists selected={list} counts={counts} />
        {total > 0 ? (
          <ul className={purposesStyles.purposes}>
            {purposes.data.map((purpose) => (
              <PurposeItem key={purpose._id} purpose={purpose} onChanged={onChanged} />
            ))}
          </ul>
        ) : (
          <Empty title={t.empty[list]}>{t.emptyLead[list]}</Empty>
        )}
        <PageLinks {...purposes} />
      </div>
    </>
  );
}

/** Links to the lists, each with its number of purposes. */
function Lists({ selected, counts }: { selected: PurposeList; counts: Record<PurposeList, number> }) {
  const t = useMessages('donation/purposes');
  return (
    <nav aria-label={t.which}>
      <ul className={notes.chips}>
        {PURPOSE_LISTS.map((list) => (
          <li key={list}>
            <Link
              className={classes(notes.chip, list === selected && notes.selected)}
              to={list === 'open' ? PURPOSES : `${PURPOSES}?list=${list}`}
              aria-current={list === selected ? 'page' : undefined}
            >
              {t.lists[list]} <span className={layout.number}>{formatCount(counts[list])}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
