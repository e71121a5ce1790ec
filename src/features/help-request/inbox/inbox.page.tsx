import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { useMessages } from '#src/messages/messages.tsx';
import { load } from '#src/browser/session.ts';
import { classes } from '#src/shared/classes.ts';
import { formatCount } from '#src/shared/numbers.ts';
import { Empty } from '#src/ui/area/empty.tsx';
import { PageLinks } from '#src/ui/area/page-links.tsx';
import { SaveFile } from '#src/ui/area/save-file.tsx';
import { Link } from '#src/ui/link.tsx';
import layout from '#src/ui/styles/layout.module.css';
import notes from '#src/ui/styles/notes.module.css';
import { PageHead } from '#src/ui/page-head.tsx';
import { loadNames } from '#src/features/reference/load-names.ts';
import { FiledLinks } from '#src/features/help-request/assisted/parts/filed-links.tsx';
import { INBOXES, type Inbox } from '#src/features/help-request/help-request.values.ts';
import { Boxes, InboxSearch } from '#src/features/help-request/inbox/parts/boxes.tsx';
import { Capacity } from '#src/features/help-request/inbox/parts/capacity.tsx';
import { InboxTable } from '#src/features/help-request/inbox/inbox-table.tsx';
import { INBOX, type InboxState } from '#src/features/help-request/inbox/parts/use-step.ts';
import type { Route } from './+types/inbox.page';

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const params = new URL(request.url).searchParams;
  const box = ([...INBOXES, 'all'] as const).find((name) => name === params.get('box')) ?? 'new';
  const words = box === 'all' ? (params.get('words') ?? '') : '';
  const query = { box, words, page: params.get('page') ?? '1' };
  const [list, capacity, filed, names] = await Promise.all([
    load((api) => api.helpRequest.getAllHelpRequestByNgo.$get({ query })),
    load((api) => api.helpRequest.getHelpCapacity.$get()),
    load((api) => api.helpRequest.getAssistedHelpRequests.$get({ query: { pageSize: '1' } })),
    loadNames(),
  ]);
  return { list, box, words, until: capacity.data.until, filed, towns: names.cities };
}

/** The NGO's inbox: new, accepted and resolved requests. */
export default function InboxPage({ loaderData }: Route.ComponentProps) {
  const { list, box, words, until, filed, towns } = loaderData;
  const t = useMessages('help-request/inbox');
  const { notice } = (useLocation().state as InboxState) ?? {};
  const total = list.counts.new + list.counts.accepted + list.counts.resolved;
  return (
    <>
      <PageHead title={t.title} hidden />
      <div className={layout.stack}>
        {notice && <GoneNote key={notice}>{notice}</GoneNote>}
        <h1>{useHeadline(loaderData)}</h1>
        <p className={classes(layout.mute, layout.read)}>{t.lead}</p>
        <FiledLinks filed={filed} />
      </div>
      <div className={layout.split}>
        <div className={layout.stack}>
          <Boxes box={box} counts={list.counts} />
          {total > 0 && <InboxSearch key={words} words={words} />}
          {list.data.length === 0 ? (
            <EmptyBox box={box} />
          ) : (
            <InboxTable caption={t.title} rows={list.data} towns={towns} />
          )}
          <PageLinks {...list} />
          {total > 0 && (
            <div className={layout.line}>
              <SaveFile
                name="help-requests.csv"
                request={(api) => api.helpRequest.exportHelpRequests.$get()}
              />
              <p className={classes(layout.mute, layout.small)}>{t.file}</p>
            </div>
          )}
        </div>
        <aside>
          <Capacity until={until} />
        </aside>
      </div>
    </>
  );
}

/** Explains why a request is gone. Takes the focus, because the element that had it is gone too. */
function GoneNote({ children }: { children: string }) {
  const note = useRef<HTMLParagraphElement>(null);
  useEffect(() => note.current?.focus(), []);
  return (
    <p ref={note} tabIndex={-1} role="status" className={classes(notes.note, layout.read)}>
      {children}
    </p>
  );
}

/** Returns the state of the inbox as one sentence. */
function useHeadline({ list, box }: Pick<Route.ComponentProps['loaderData'], 'list' | 'box'>): string {
  const { headline: t } = useMessages('help-request/inbox');
  const { numbers } = useMessages('area');
  const words = (count: number) => numbers[count - 1] ?? formatCount(count);
  const { counts, total } = list;
  if (box === 'all') return t.results(total, words(total));
  if (counts.new > 0) return t.waiting(counts.new, words(counts.new));
  return counts.accepted > 0 ? t.accepted(counts.accepted, words(counts.accepted)) : t.none;
}

/** Explains why a box is empty and what will appear in it. */
function EmptyBox({ box }: { box: Inbox | 'all' }) {
  const { empty: t, back } = useMessages('help-request/inbox');
  return (
    <Empty title={t[box]}>
      {t[`${box}Lead`]} {box === 'all' && <Link to={INBOX}>{back}</Link>}
    </Empty>
  );
}
