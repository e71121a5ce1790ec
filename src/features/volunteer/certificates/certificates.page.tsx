import { useRef, useState } from 'react';
import { useRevalidator } from 'react-router';
import { load } from '#src/browser/session.ts';
import { useMessages } from '#src/messages/messages.tsx';
import { formatCount } from '#src/shared/numbers.ts';
import { SEARCH_MOST } from '#src/shared/text-limits.ts';
import { Empty } from '#src/ui/area/empty.tsx';
import { Filters, TextFilter } from '#src/ui/area/filters.tsx';
import { ListPage } from '#src/ui/area/list/list-page.tsx';
import { Link } from '#src/ui/link.tsx';
import button from '#src/ui/styles/button.module.css';
import layout from '#src/ui/styles/layout.module.css';
import { VolunteerSections } from '#src/features/volunteer/parts/volunteer-sections.tsx';
import { CERTIFICATES } from './certificate-paths.ts';
import { PlusIcon } from './parts/certificate-icons.tsx';
import { CertificateTable } from './parts/certificate-table.tsx';
import { IssueDialog } from './parts/issue-dialog.tsx';
import type { Route } from './+types/certificates.page';

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const params = new URL(request.url).searchParams;
  const q = params.get('q')?.trim().slice(0, SEARCH_MOST) ?? '';
  const page = params.get('page') ?? '1';
  const list = await load((api) => api.volunteer.getAllCertificate.$get({ query: { q, page } }));
  return { q, list };
}

/** The certificates of the own NGO, where it issues and withdraws them. */
export default function CertificatesPage({ loaderData: { q, list } }: Route.ComponentProps) {
  const t = useMessages('volunteer/certificates');
  const { revalidate } = useRevalidator();
  const heading = useRef<HTMLHeadingElement>(null);
  const [isIssuing, setIssuing] = useState(false);
  const { total } = list;
  const isSearch = q !== '';
  return (
    <>
      <VolunteerSections current="certificates" />
      <ListPage
        title={t.title}
        headline={isSearch || total === 0 ? t.title : t.headline(total, formatCount(total))}
        lead={t.lead}
        heading={heading}
        list={list}
        filters={
          <>
            <p className={layout.line}>
              <button type="button" className={button.button} onClick={() => setIssuing(true)}>
                <PlusIcon />
                {t.issue.button}
              </button>
            </p>
            {isIssuing && (
              <IssueDialog
                onIssued={async () => {
                  setIssuing(false);
                  await revalidate();
                }}
                onCancel={() => setIssuing(false)}
              />
            )}
            {(total > 0 || isSearch) && (
              <Filters>
                <TextFilter label={t.search} maxLength={SEARCH_MOST} />
              </Filters>
            )}
          </>
        }
        empty={
          isSearch ? (
            <Empty title={t.nothingFits}>
              {t.nothingFitsLead} <Link to={CERTIFICATES}>{t.all}</Link>
            </Empty>
          ) : (
            <Empty title={t.empty}>{t.emptyLead}</Empty>
          )
        }
      >
        <CertificateTable
          rows={list.data}
          onChanged={async () => {
            await revalidate();
            // The button with the focus has left the row.
            heading.current?.focus();
          }}
        />
      </ListPage>
    </>
  );
}
