import { useLayoutEffect, useRef } from 'react';
import { TOKEN_KEY } from '#src/features/account/account.values.ts';
import { readFromTab } from '#src/browser/tab-storage.ts';
import { useMessages } from '#src/messages/messages.tsx';
import { Link } from '#src/ui/link.tsx';
import layout from '#src/ui/styles/layout.module.css';
import shell from '#src/ui/styles/page-shell.module.css';

/**
 * Leads somebody who is signed in back to their area. Hidden in the page itself, which is cached for everybody; the
 * loader in src/bundling/page-script.server.ts shows it on pages without a script.
 */
export function AreaLink() {
  const { area } = useMessages('site');
  const strip = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    strip.current!.hidden = readFromTab(TOKEN_KEY) === null;
  }, []);
  return (
    <div ref={strip} id="area" hidden suppressHydrationWarning className={shell.areaLink}>
      <p className={layout.wrap}>
        <Link to="/ngopage">{area}</Link>
      </p>
    </div>
  );
}
