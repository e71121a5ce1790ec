import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { useMessages } from '#src/messages/messages.tsx';
import { classes } from '#src/shared/classes.ts';
import { formatCount } from '#src/shared/numbers.ts';
import { load, send } from '#src/browser/session.ts';
import area from '#src/ui/area/area.module.css';
import { Table } from '#src/ui/area/table.tsx';
import { BusyButton } from '#src/ui/form/busy-button.tsx';
import button from '#src/ui/styles/button.module.css';
import { notify } from '#src/ui/notify.tsx';
import { queryOf } from '#src/browser/query-of-request.ts';
import styles from '#src/ui/area/operations.module.css';
import { ListPage } from '#src/ui/area/list/list-page.tsx';
import { useWords } from '#src/ui/area/use-words.ts';
import type { Route } from './+types/given-up-mails.page';

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  return load((api) => api.mail.getAllGivenUpMail.$get({ query: queryOf(request) }));
}

export default function GivenUpMailsPage({ loaderData: mails }: Route.ComponentProps) {
  const texts = useMessages('site/operations');
  const t = texts.mails;
  const form = useMessages('form');
  const words = useWords();
  const { revalidate } = useRevalidator();
  const [busy, setBusy] = useState<string>();

  async function retry(id: string) {
    setBusy(id);
    const result = await send((api) => api.mail.retryMail[':id'].$post({ param: { id } }));
    setBusy(undefined);
    if (result.ok) void notify('success', result.body.msg);
    else void notify('error', result.msg ?? form.unreachable);
    await revalidate();
  }

  return (
    <ListPage
      title={t.title}
      headline={mails.total > 0 ? t.headline(mails.total, words.count(mails.total)) : t.empty}
      lead={mails.total > 0 ? t.lead : t.emptyLead}
      list={mails}
    >
      <Table
        caption={t.title}
        rows={mails.data}
        keyOf={({ _id }) => _id}
        columns={[
          { head: t.to, cell: ({ recipient }) => <span className={styles.change}>{recipient}</span> },
          { head: t.subject, cell: ({ subject }) => subject },
          { head: t.when, cell: ({ createdAt }) => words.time(createdAt) },
          { head: t.tries, right: true, cell: ({ tries }) => formatCount(tries) },
          {
            head: t.error,
            cell: ({ lastError }) => <span className={styles.change}>{lastError}</span>,
          },
          {
            head: texts.action,
            cell: ({ _id, recipient }) => (
              <BusyButton
                className={classes(button.button, button.second, area.small)}
                aria-label={t.retry(recipient)}
                busy={busy === _id}
                onClick={() => void retry(_id)}
              >
                {t.act}
              </BusyButton>
            ),
          },
        ]}
      />
    </ListPage>
  );
}
