import { useEffect, useRef } from 'react';
import { useRevalidator } from 'react-router';
import { load } from '#src/browser/session.ts';
import { useMessages } from '#src/messages/messages.tsx';
import { classes } from '#src/shared/classes.ts';
import { formatCount } from '#src/shared/numbers.ts';
import layout from '#src/ui/styles/layout.module.css';
import { PageHead } from '#src/ui/page-head.tsx';
import { DonationSections } from '#src/features/donation/parts/donation-sections.tsx';
import type { UnknownColumns } from './bank-statement.contract.ts';
import { ChooseColumns } from './parts/choose-columns.tsx';
import { MatchedStatementView } from './parts/matched-statement.tsx';
import { StatementForm } from './parts/statement-form.tsx';
import { useBankStatement } from './use-bank-statement.ts';
import type { Route } from './+types/bank-statement.page';

export async function clientLoader() {
  const query = { status: 'claimed', pageSize: '1' } as const;
  return load((api) => api.donation.getAllDonationByNgoId.$get({ query }));
}

/** Where an NGO finds the gifts that its bank has received. */
export default function BankStatementPage({ loaderData: { total: waiting } }: Route.ComponentProps) {
  const t = useMessages('donation/bank-statement');
  const { numbers } = useMessages('area');
  const { revalidate } = useRevalidator();
  const statement = useBankStatement();
  const { result, reading } = statement;
  return (
    <>
      <PageHead title={t.title} hidden />
      <DonationSections current="bankStatement" />
      {result?.state === 'matched' ? (
        <MatchedStatementView
          matched={result}
          onChangeColumns={() => void statement.changeColumns()}
          onStartAgain={() => {
            statement.startAgain();
            void revalidate();
          }}
        />
      ) : result ? (
        <Columns unknown={result} statement={statement} />
      ) : (
        <div className={layout.stack}>
          <h1>{t.start(waiting, numbers[waiting - 1] ?? formatCount(waiting))}</h1>
          <p className={classes(layout.mute, layout.read)}>{t.lead}</p>
          <StatementForm busy={reading.busy} refused={reading.refused} onRead={statement.read} />
        </div>
      )}
    </>
  );
}

type ColumnsProps = { unknown: UnknownColumns; statement: ReturnType<typeof useBankStatement> };

function Columns({ unknown, statement }: ColumnsProps) {
  const { columns: t } = useMessages('donation/bank-statement');
  const { reading, saving, saveColumns, startAgain } = statement;
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className={layout.stack}>
      <h1 ref={heading} tabIndex={-1}>
        {t.title}
      </h1>
      <p className={classes(layout.mute, layout.read)}>{unknown.columns ? t.again : t.lead}</p>
      <ChooseColumns
        unknown={unknown}
        busy={saving.busy || reading.busy}
        refused={saving.refused.msg ? saving.refused : reading.refused}
        onChosen={(columns) => void saveColumns({ headings: unknown.headings, columns })}
        onCancel={startAgain}
      />
    </div>
  );
}
