import { ListNotice } from '#src/ui/area/list/list-notice.tsx';
import { useRef, useState } from 'react';
import { useRevalidator } from 'react-router';
import { useLanguage, useMessages } from '#src/messages/messages.tsx';
import { classes } from '#src/shared/classes.ts';
import { translatedView } from '#src/shared/indic/text-in-language.ts';
import { formatCount } from '#src/shared/numbers.ts';
import { Empty } from '#src/ui/area/empty.tsx';
import { PageLinks } from '#src/ui/area/page-links.tsx';
import { SaveFile } from '#src/ui/area/save-file.tsx';
import { ArrowLeftIcon } from '#src/ui/icons.tsx';
import { Link } from '#src/ui/link.tsx';
import layout from '#src/ui/styles/layout.module.css';
import { PageHead } from '#src/ui/page-head.tsx';
import { ListSearch } from '#src/features/scheme/management/parts/list-search.tsx';
import styles from '#src/features/scheme/management/parts/manage.module.css';
import { RegistrationDialog } from './registration-dialog.tsx';
import { StatusLinks } from './registration-status.tsx';
import { RegistrationTable } from './registration-table.tsx';
import { registrationsPath, SCHEMES } from '#src/features/scheme/management/parts/scheme-paths.ts';
import type { SchemeRegistrationsData } from '#src/features/scheme/registration/load-scheme-registrations.ts';
import type { Registration } from '#src/features/scheme/registration/registrations.contract.ts';
import {
  DECIDED_RETENTION_DAYS,
  EXPORT_FORMATS,
  type RegistrationStatus,
} from '#src/features/scheme/scheme.values.ts';

type List = SchemeRegistrationsData['list'];

/** The registrations for a scheme of the own NGO. */
export function SchemeRegistrations({ list, q, status, towns }: SchemeRegistrationsData) {
  const { registrations: t } = useMessages('scheme/management');
  const { revalidate } = useRevalidator();
  const heading = useRef<HTMLHeadingElement>(null);
  const [selected, setSelected] = useState<Registration>();
  const { counts, scheme, total } = list;
  const all = Object.values(counts).reduce((sum, count) => sum + count, 0);
  const { schemeName: text, schemeNameGu: gu, schemeNameHi: hi } = scheme;
  const name = translatedView({ text, gu, hi }, useLanguage());
  const title = t.title(name.text);

  async function onChanged() {
    setSelected(undefined);
    await revalidate();
    // The row, and its button with the focus, may have left the list.
    if (!document.activeElement || document.activeElement === document.body) heading.current?.focus();
  }
  function linkTo(to: RegistrationStatus | '') {
    const params = new URLSearchParams({ ...(to && { status: to }), ...(q && { q }) }).toString();
    return `${registrationsPath(scheme)}${params && `?${params}`}`;
  }

  return (
    <>
      <PageHead title={title} hidden />
      <div className={layout.stack}>
        <Link className={styles.link} to={SCHEMES}>
          <ArrowLeftIcon />
          {t.back}
        </Link>
        <h1 ref={heading} tabIndex={-1}>
          {useHeadline({ fresh: counts.new, all })}
        </h1>
        <p className={classes(layout.lead, styles.name)} lang={name.lang}>
          {name.text}
        </p>
      </div>
      {all === 0 ? (
        <Empty title={t.nobody}>
          {t.emptyLead} <Link to={`/schemesDetail/${scheme._id}/ngo`}>{t.seePage}</Link>
        </Empty>
      ) : (
        <div className={layout.stack}>
          <StatusLinks selected={status} counts={counts} linkTo={linkTo} />
          <ListSearch
            label={t.search}
            hint={t.searchHint}
            words={q}
            params={status ? { status } : undefined}
          />
          <p role="status" className={classes(layout.mute, layout.small)}>
            {total > 0 && (list.totalIsExact ? t.matches : t.moreThan)(total, formatCount(total))}
          </p>
          <ListNotice list={list} />
          {total > 0 ? (
            <RegistrationTable caption={title} rows={list.data} towns={towns} onChange={setSelected} />
          ) : (
            <Empty title={t.nothingFits}>
              {t.nothingFitsLead} <Link to={registrationsPath(scheme)}>{t.all}</Link>
            </Empty>
          )}
          <PageLinks {...list} total={pagedTotal(list)} />
          {total > 0 && <Files schemeId={scheme._id} name={scheme.schemeName} filters={{ q, status }} />}
        </div>
      )}
      {selected && (
        <RegistrationDialog
          registration={selected}
          onChanged={() => void onChanged()}
          onCancel={() => setSelected(undefined)}
        />
      )}
    </>
  );
}

/** Without an exact total, there is another page for as long as the pages are full. */
function pagedTotal({ data, total, totalIsExact, page, pageSize }: List): number {
  const isFull = data.length === pageSize;
  return totalIsExact || !isFull ? total : Math.max(total, page * pageSize + 1);
}

/** Summarises the list in status sentence. */
function useHeadline({ fresh, all }: { fresh: number; all: number }): string {
  const { registrations: t } = useMessages('scheme/management');
  const { numbers } = useMessages('area');
  const words = (count: number) => numbers[count - 1] ?? formatCount(count);
  if (fresh > 0) return t.fresh(fresh, words(fresh));
  return all > 0 ? t.people(all, words(all)) : t.nobody;
}

type FilesProps = {
  schemeId: string;
  name: string;
  filters: { q: string; status: RegistrationStatus | '' };
};

/** Exports of the whole list, over all pages, as spreadsheet files. */
function Files({ schemeId, name, filters }: FilesProps) {
  const { registrations: t } = useMessages('scheme/management');
  const { asCsv, asXlsx } = useMessages('area');
  const labels = { csv: asCsv, xlsx: asXlsx };
  // Removes characters that file systems reject.
  const file = name.replaceAll(/[\p{Cc}\s\\/:*?"<>|.]+/gu, ' ').trim() || `scheme-${schemeId}`;
  return (
    <div className={layout.stack}>
      <div className={layout.line}>
        {EXPORT_FORMATS.map((format) => (
          <SaveFile
            key={format}
            personal
            name={`${file}.${format}`}
            label={labels[format]}
            request={(api) =>
              api.scheme.exportRegistration[':schemeId'].$get({
                param: { schemeId },
                query: { ...filters, format },
              })
            }
          />
        ))}
      </div>
      <p className={classes(layout.mute, layout.small, layout.read)}>
        {t.file} {t.retention(DECIDED_RETENTION_DAYS, formatCount(DECIDED_RETENTION_DAYS))}
      </p>
    </div>
  );
}
