import { classes } from '#src/shared/classes.ts';
import type { TextView } from '#src/shared/indic/text-in-language.ts';
import layout from '#src/ui/styles/layout.module.css';
import type { EventDetailsView } from '#src/features/event/details/event-details.view.ts';

type EventNameProps = {
  view: Pick<EventDetailsView, 'title' | 'when' | 'place'> & { organiser: TextView };
  /** The heading of the page. */
  title: string;
};

/** The heading of a page about an event, and which event it is. */
export function EventName({ view, title: heading }: EventNameProps) {
  const { title, when, place, organiser } = view;
  return (
    <div className={layout.stack}>
      <h1>{heading}</h1>
      <div>
        <p className={layout.lead}>
          <b lang={title.lang}>{title.text}</b>
        </p>
        <p>{when}</p>
        <p lang={place.lang}>{place.text}</p>
        <p className={classes(layout.small, layout.mute)} lang={organiser.lang}>
          {organiser.text}
        </p>
      </div>
    </div>
  );
}
