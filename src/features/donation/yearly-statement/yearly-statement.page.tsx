import { useRevalidator } from 'react-router';
import { load } from '#src/browser/session.ts';
import { useLanguage, useMessages } from '#src/messages/messages.tsx';
import { formatRupees } from '#src/shared/money.ts';
import { formatCount } from '#src/shared/numbers.ts';
import { Empty } from '#src/ui/area/empty.tsx';
import { Filters, SelectFilter } from '#src/ui/area/filters.tsx';
import { ListPage } from '#src/ui/area/list/list-page.tsx';
import { useDays } from '#src/ui/area/use-days.ts';
import { DonationSections } from '#src/features/donation/parts/donation-sections.tsx';
import type { StatementFacts } from './yearly-statement.contract.ts';
import { NgoProblems } from './parts/ngo-problems.tsx';
import { StatementFile } from './parts/statement-file.tsx';
import { StatementRows } from './parts/statement-rows.tsx';
import type { Route } from './+types/yearly-statement.page';

const YEAR = /^20\d\d-\d\d$/;

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const params = new URL(request.url).searchParams;
  const year = params.get('year') ?? '';
  const query = { year: YEAR.test(year) ? year : '', page: params.get('page') ?? '1' };
  return load((api) => api.donation.getYearlyStatement.$get({ query }));
}

/** The statement of donations of a financial year, checked before the NGO files it. */
export default function YearlyStatementPage({ loaderData: list }: Route.ComponentProps) {
  const t = useMessages('donation/yearly-statement');
  const { revalidate } = useRevalidator();
  const headline = useHeadline(list.facts);
  const lead = useLead(list.facts);
  const { facts } = list;
  const { year, years, law, ngo, summary } = facts;
  return (
    <>
      <DonationSections current="yearlyStatement" />
      <ListPage
        title={t.title}
        headline={headline}
        lead={lead}
        list={list}
        filters={
          <>
            {years.length > 1 && (
              <Filters>
                <SelectFilter
                  name="year"
                  label={t.year}
                  values={years}
                  labels={Object.fromEntries(years.map((one) => [one, one]))}
                  defaultValue={year}
                />
              </Filters>
            )}
            {summary.rows > 0 && <NgoProblems ngo={ngo} />}
            {summary.rows > 0 && <StatementFile facts={facts} onSaved={() => void revalidate()} />}
          </>
        }
        empty={<Empty title={t.emptyTitle}>{t.emptyLead}</Empty>}
      >
        <StatementRows rows={list.data} cashLimit={law.cashLimit} />
      </ListPage>
    </>
  );
}

/** The state of the statement in a sentence: what is missing most. */
function useHeadline({ year, summary, ngo }: StatementFacts): string {
  const t = useMessages('donation/yearly-statement');
  const { numbers } = useMessages('area');
  const { rows, withoutId, withoutAddress } = summary;
  const shown = (count: number) => numbers[count - 1] ?? formatCount(count);
  if (rows === 0) return t.headlineEmpty(year);
  if (withoutId > 0) return t.withoutId(withoutId, shown(withoutId));
  if (withoutAddress > 0) return t.withoutAddress(withoutAddress, shown(withoutAddress));
  return ngo.urn === null || ngo.urnIssuedOn === null ? t.withoutRegistration : t.complete(year);
}

function useLead({ law, summary }: StatementFacts): string {
  const t = useMessages('donation/yearly-statement');
  const language = useLanguage();
  const { date } = useDays();
  const act = { en: law.act, gu: law.actGu, hi: law.actHi }[language];
  const { donors, amount } = summary;
  const sums = t.sums(donors, formatCount(donors), formatRupees(amount));
  return `${t.lead(law.form, act, date(law.dueOn))} ${sums}`;
}
