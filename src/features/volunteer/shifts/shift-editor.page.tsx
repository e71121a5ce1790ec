import { useNavigate } from 'react-router';
import { useMessages } from '#src/messages/messages.tsx';
import { classes } from '#src/shared/classes.ts';
import { ArrowLeftIcon } from '#src/ui/icons.tsx';
import { Link } from '#src/ui/link.tsx';
import { PageHead } from '#src/ui/page-head.tsx';
import layout from '#src/ui/styles/layout.module.css';
import styles from '#src/features/volunteer/parts/volunteers.module.css';
import { loadShiftEditor } from './load-shift-editor.ts';
import { ShiftForm } from './parts/shift-form.tsx';
import { shiftPath, SHIFTS } from './parts/shift-paths.ts';
import type { Route } from './+types/shift-editor.page';

export const clientLoader = ({ params }: Route.ClientLoaderArgs) => loadShiftEditor(params.id);

/** The form for a new shift or an existing one. */
export default function ShiftEditorPage({ loaderData: { shift, events } }: Route.ComponentProps) {
  const { editor: t } = useMessages('volunteer/shifts');
  const navigate = useNavigate();
  const heading = shift ? t.edit : t.add;
  return (
    <>
      <PageHead title={heading} hidden />
      <div className={layout.stack}>
        <Link className={styles.link} to={shift ? shiftPath(shift._id) : SHIFTS}>
          <ArrowLeftIcon />
          {shift ? t.backToShift : t.back}
        </Link>
        <h1>{heading}</h1>
        <p className={classes(layout.mute, layout.read)}>{shift ? t.editLead : t.addLead}</p>
      </div>
      {shift?.status === 'cancelled' ? (
        <p>{t.cancelled}</p>
      ) : (
        <ShiftForm
          key={`${shift?._id ?? 'new'} ${shift?.revision}`}
          shift={shift}
          events={events}
          onSaved={async (saved) => navigate(shiftPath(saved._id), { replace: true })}
        />
      )}
    </>
  );
}
