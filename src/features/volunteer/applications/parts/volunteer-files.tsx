import { useMessages } from '#src/messages/messages.tsx';
import { classes } from '#src/shared/classes.ts';
import { SaveFile } from '#src/ui/area/save-file.tsx';
import layout from '#src/ui/styles/layout.module.css';
import {
  EXPORT_FORMATS,
  type ShownStatus,
} from '#src/features/volunteer/applications/applications.values.ts';
import type { Skill } from '#src/features/volunteer/volunteer.values.ts';

export type VolunteerListFilters = { q: string; status: ShownStatus | ''; skill: Skill | '' };

/** Exports of the whole list, over all pages, as spreadsheet files. */
export function VolunteerFiles({ filters }: { filters: VolunteerListFilters }) {
  const t = useMessages('volunteer/applications');
  const { sheet } = useMessages('volunteer/applications/file');
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
            request={(api) => api.volunteer.exportVolunteer.$get({ query: { ...filters, format } })}
          />
        ))}
      </div>
      <p className={classes(layout.mute, layout.small, layout.read)}>{t.file}</p>
    </div>
  );
}
