import { useMessages } from '#src/messages/messages.tsx';
import { classes } from '#src/shared/classes.ts';
import { SaveFile } from '#src/ui/area/save-file.tsx';
import layout from '#src/ui/styles/layout.module.css';
import type { PartyListFilters } from '#src/features/event/registrations/load-event-registrations.ts';
import { EXPORT_FORMATS } from '#src/features/event/registrations/registrations.values.ts';

type PartyFilesProps = { eventId: string; title: string; filters: PartyListFilters };

/** Exports of the whole list, over all pages, as spreadsheet files. */
export function PartyFiles({ eventId, title, filters }: PartyFilesProps) {
  const t = useMessages('event/registrations');
  const { asCsv, asXlsx } = useMessages('area');
  const labels = { csv: asCsv, xlsx: asXlsx };
  // Removes characters that file systems reject.
  const file = title.replaceAll(/[\p{Cc}\s\\/:*?"<>|.]+/gu, ' ').trim() || `event-${eventId}`;
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
              api.event.exportRegisterUser[':eventId'].$get({
                param: { eventId },
                query: { ...filters, format },
              })
            }
          />
        ))}
      </div>
      <p className={classes(layout.mute, layout.small, layout.read)}>{t.file}</p>
    </div>
  );
}
