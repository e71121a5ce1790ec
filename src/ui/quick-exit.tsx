import { useMessages } from '#src/messages/messages.tsx';
import { icon } from './icons.tsx';
import button from '#src/ui/styles/button.module.css';
import layout from '#src/ui/styles/layout.module.css';
import shell from '#src/ui/styles/page-shell.module.css';

/** An unsuspicious page: the weather forecast of the India Meteorological Department. */
const NEUTRAL_PAGE = 'https://mausam.imd.gov.in/';

const DoorOpenIcon = /* @__PURE__ */ icon('door-open');

/**
 * A quick exit for people who are being watched. It replaces the page with a neutral one and erases everything this
 * tab has stored, by a script within each document (src/bundling/quick-exit-script.server.ts). Without JavaScript it is a
 * plain link. Place it before the page's `main`. Code that stores drafts must not store them again when the page unloads.
 */
export function QuickExit() {
  const t = useMessages('form').exit;
  return (
    <nav className={shell.exit} aria-label={t.label}>
      <div className={layout.wrap}>
        <a
          className={`${button.button} ${button.second}`}
          href={NEUTRAL_PAGE}
          rel="noreferrer"
          data-quick-exit=""
        >
          <DoorOpenIcon />
          {t.leave}
        </a>
      </div>
    </nav>
  );
}
