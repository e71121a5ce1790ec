import { useEffect, type MouseEvent } from 'react';
import { useMessages } from '#src/messages/messages.tsx';
import { clearTab } from '#src/browser/tab-storage.ts';
import { icon } from './icons.tsx';
import button from '#src/ui/styles/button.module.css';
import layout from '#src/ui/styles/layout.module.css';
import shell from '#src/ui/styles/page-shell.module.css';

/** An unsuspicious page: the weather forecast of the India Meteorological Department. */
const NEUTRAL_PAGE = 'https://mausam.imd.gov.in/';
/** Milliseconds within which Escape must be pressed three times. */
const IN_A_ROW = 1500;
/** Milliseconds after which the way back through the history must be over. */
const LATE = 400;

const DoorOpenIcon = /* @__PURE__ */ icon('door-open');

/**
 * A quick exit for people who are being watched. It replaces the page with a neutral one and erases
 * everything this tab has stored. Without a script it is a plain link. Place it before the page's `main`.
 * Code that stores drafts must not store them again when the page unloads.
 */
export function QuickExit() {
  const t = useMessages('form').exit;
  useEffect(() => {
    let pressed: number[] = [];
    const onKey = ({ key, repeat }: KeyboardEvent) => {
      if (repeat) return;
      const now = Date.now();
      pressed = key === 'Escape' ? [...pressed.filter((at) => now - at < IN_A_ROW), now] : [];
      if (pressed.length >= 3) leave();
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, []);
  return (
    <nav className={shell.exit} aria-label={t.label}>
      <div className={layout.wrap}>
        <a
          className={`${button.button} ${button.second}`}
          href={NEUTRAL_PAGE}
          rel="noreferrer"
          onClick={onClick}
        >
          <DoorOpenIcon />
          {t.leave}
        </a>
      </div>
    </nav>
  );
}

function onClick(event: MouseEvent) {
  event.preventDefault();
  leave();
}

/**
 * Erases the tab's drafts and session, and removes this page from the tab's history, with all that the app has
 * added to it: the steps of a form are entries too.
 */
function leave() {
  clearTab();
  const added = (history.state as { idx?: number } | null)?.idx;
  if (!added) return location.replace(NEUTRAL_PAGE);
  document.body.hidden = true;
  const late = setTimeout(() => location.replace(NEUTRAL_PAGE), LATE);
  onpopstate = () => {
    clearTimeout(late);
    // Only a new entry removes those after it, so the first one stays and becomes the home page.
    history.replaceState(null, '', '/');
    location.assign(NEUTRAL_PAGE);
  };
  history.go(-added);
}
