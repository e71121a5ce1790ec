import { useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { useMessages } from '#src/messages/messages.tsx';
import { endSession, send } from '#src/browser/session.ts';
import { classes } from '#src/shared/classes.ts';
import area from '#src/ui/area/area.module.css';
import { Table } from '#src/ui/area/table.tsx';
import { useDays } from '#src/ui/area/use-days.ts';
import { BusyButton } from '#src/ui/form/busy-button.tsx';
import button from '#src/ui/styles/button.module.css';
import layout from '#src/ui/styles/layout.module.css';
import notes from '#src/ui/styles/notes.module.css';
import { notify } from '#src/ui/notify.tsx';
import type { AccountSession } from '#src/features/account/sessions/session.contract.ts';

type SessionListProps = { sessions: AccountSession[]; onChanged: () => void };

const OTHERS = 'others';

/** Lists where the account is signed in, with a button to sign out each session. */
export function SessionList({ sessions, onChanged }: SessionListProps) {
  const { sessions: t } = useMessages('account');
  const texts = useMessages('form');
  const { time } = useDays();
  const heading = useRef<HTMLHeadingElement>(null);
  const navigate = useNavigate();
  const [busy, setBusy] = useState<string>();
  const nameOf = ({ browser, system }: AccountSession) =>
    browser && system ? t.browserOn(browser, system) : browser || system || t.unknown;

  async function end(id: string) {
    setBusy(id);
    const result = await send((api) =>
      id === OTHERS ? api.auth.endOtherSessions.$post() : api.auth.endSession[':id'].$post({ param: { id } }),
    );
    setBusy(undefined);
    // Move the focus, because the pressed button disappears with its row.
    heading.current?.focus();
    if (result.ok) void notify('success', id === OTHERS ? t.othersEnded : t.ended);
    else void notify('error', result.msg ?? texts.unreachable);
    onChanged();
  }

  function leave() {
    endSession();
    void navigate('/');
  }

  return (
    <section className={layout.stack}>
      <h2 ref={heading} tabIndex={-1}>
        {t.title}
      </h2>
      <p className={classes(layout.mute, layout.read)}>{sessions.length > 1 ? t.lead : t.onlyHere}</p>
      <Table
        caption={t.title}
        rows={sessions}
        keyOf={({ _id }) => _id}
        columns={[
          {
            head: t.browser,
            cell: (row) => (
              <>
                {nameOf(row)} {row.isCurrent && <span className={notes.tag}>{t.current}</span>}
              </>
            ),
          },
          { head: t.seenAt, cell: ({ seenAt }) => time(seenAt) },
          { head: t.createdAt, cell: ({ createdAt }) => time(createdAt) },
          {
            head: t.act,
            cell: (row) => (
              <BusyButton
                className={classes(button.button, button.second, area.small)}
                aria-label={busy === row._id ? undefined : t.end(nameOf(row), time(row.seenAt))}
                busy={busy !== undefined}
                onClick={() => (row.isCurrent ? leave() : void end(row._id))}
              >
                {busy === row._id ? texts.sending : t.act}
              </BusyButton>
            ),
          },
        ]}
      />
      {sessions.length > 1 && (
        <p>
          <BusyButton
            className={classes(button.button, button.second)}
            busy={busy !== undefined}
            onClick={() => void end(OTHERS)}
          >
            {busy === OTHERS ? texts.sending : t.endOthers}
          </BusyButton>
        </p>
      )}
    </section>
  );
}
