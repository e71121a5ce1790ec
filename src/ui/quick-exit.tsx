import { useEffect, type MouseEvent } from 'react';
import { useMessages } from '#src/messages/messages.tsx';
import { clearTab } from '#src/browser/tab-storage.ts';
import { icon } from './icons.tsx';
import button from '#src/ui/styles/button.module.css';
import layout from '#src/ui/styles/layout.module.css';
import shell from '#src/ui/styles/page-shell.module.css';

/** A page nobody wonders about: the weather, of the India Meteorological Department. */
const NEUTRAL_PAGE = 'https://mausam.imd.gov.in/';
/** Milliseconds within which Escape is pressed three times. */
const IN_A_ROW = 1500;

const DoorOpenIcon = /* @__PURE__ */ icon('DoorOpen');

/**
 * The quick way out, for who is watched: another page takes the place of this one, and what this tab kept is erased.
 * Without a script a plain link. Stands before the page's `main`; what keeps a draft must not write it again as the page ends.
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

/** Drafts and sign-ins of this tab go; this page leaves the history of the tab. */
function leave() {
  clearTab();
  location.replace(NEUTRAL_PAGE);
}
