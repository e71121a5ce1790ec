import { useMessages } from '#src/messages/messages.tsx';
import { classes } from '#src/shared/classes.ts';
import { SaveFile } from '#src/ui/area/save-file.tsx';
import layout from '#src/ui/styles/layout.module.css';
import { EXPORT_FORMATS } from '#src/features/donation/management/donations.values.ts';
import type { DonationListFilters } from '#src/features/donation/management/load-donations.ts';

/** Exports of the whole list, over all pages, as spreadsheet files. */
export function DonationFiles({ filters }: { filters: DonationListFilters }) {
  const t = useMessages('donation/management');
  const { sheet } = useMessages('donation/management/file');
  const { asCsv, asXlsx } = useMessages('area');
  const labels = { csv: asCsv, xlsx: asXlsx };
  return (
    <div className={layout.stack}>
      <div className={layout.line}>
        {EXPORT_FORMATS.map((format) => (
          <SaveFile
            key={format}
            personal
            name={`${sheet}.${format}`}
            label={labels[format]}
            request={(api) => api.donation.exportDonation.$get({ query: { ...filters, format } })}
          />
        ))}
      </div>
      <p className={classes(layout.mute, layout.small, layout.read)}>{t.file}</p>
    </div>
  );
}
