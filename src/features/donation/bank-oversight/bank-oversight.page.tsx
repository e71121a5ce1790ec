import { useRef } from 'react';
import { useRevalidator } from 'react-router';
import { load } from '#src/browser/session.ts';
import { queryOf } from '#src/browser/query-of-request.ts';
import { useMessages } from '#src/messages/messages.tsx';
import { Empty } from '#src/ui/area/empty.tsx';
import { ListPage } from '#src/ui/area/list/list-page.tsx';
import { loadNames, loadNeeds } from '#src/features/reference/load-names.ts';
import { useWords } from '#src/ui/area/use-words.ts';
import { ChangeTable } from './parts/change-table.tsx';
import { FrozenNgos } from './parts/frozen-ngos.tsx';
import { HeldPayments } from './parts/held-payments.tsx';
import type { Route } from './+types/bank-oversight.page';

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const [list, names, needs] = await Promise.all([
    load((api) => api.donation.getAllBankChange.$get({ query: queryOf(request) })),
    loadNames(),
    loadNeeds(),
  ]);
  return { list, places: { names, needs } };
}

/** The changes of where gifts go that wait, payments that need a look, and the NGOs that cannot change anything. */
export default function BankOversightPage({ loaderData: { list, places } }: Route.ComponentProps) {
  const t = useMessages('donation/bank-oversight');
  const words = useWords();
  const { revalidate } = useRevalidator();
  const heading = useRef<HTMLHeadingElement>(null);

  async function onDone() {
    await revalidate();
    // The row with the button is gone.
    heading.current?.focus();
  }
  return (
    <>
      <ListPage
        title={t.title}
        headline={list.total > 0 ? t.headline(list.total, words.count(list.total)) : t.nothing}
        lead={t.lead}
        heading={heading}
        list={list}
        empty={<Empty title={t.empty}>{t.emptyLead}</Empty>}
      >
        <ChangeTable rows={list.data} places={places} onDone={onDone} />
      </ListPage>
      {list.held.length > 0 && <HeldPayments rows={list.held} total={list.heldTotal} />}
      {list.frozen.length > 0 && (
        <FrozenNgos rows={list.frozen} total={list.frozenTotal} places={places} onDone={onDone} />
      )}
    </>
  );
}
