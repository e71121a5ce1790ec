import { BRAND } from '#src/brand.ts';
import { useMessages } from '#src/messages/messages.tsx';
import { useDays } from '#src/ui/area/use-days.ts';
import { Table } from '#src/ui/area/table.tsx';
import { Link } from '#src/ui/link.tsx';
import type { ReferenceNames } from '#src/features/reference/reference.values.ts';
import type { StaffRow } from '#src/features/help-request/oversight/oversight.contract.ts';
import styles from './oversight.module.css';
import { RequestTag } from './request-tag.tsx';

/** A table of requests without personal details. */
export function RequestTable({ rows, names }: { rows: StaffRow[]; names: ReferenceNames }) {
  const { list: t, title } = useMessages('help-request/oversight');
  const { categories } = useMessages('help-request');
  const { time } = useDays();
  return (
    <Table
      caption={title}
      rows={rows}
      keyOf={({ _id }) => _id}
      columns={[
        {
          head: t.reference,
          cell: ({ _id, reference }) => (
            <Link className={styles.link} to={`/${BRAND.slug}/helpRequests/${_id}`}>
              {reference}
            </Link>
          ),
        },
        {
          head: t.what,
          cell: (row) => (
            <span className={styles.cell}>
              {categories[row.category]}
              <span className={styles.where}>
                {t.location(
                  names.cities[row.city] ?? row.city,
                  names.districts[row.district] ?? row.district,
                )}
              </span>
            </span>
          ),
        },
        { head: t.since, cell: ({ createdAt }) => time(createdAt) },
        { head: t.state, cell: (row) => <RequestTag request={row} /> },
      ]}
    />
  );
}
