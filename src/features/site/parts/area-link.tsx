import { useMessages } from '#src/messages/messages.tsx';
import { Link } from '#src/ui/link.tsx';
import layout from '#src/ui/styles/layout.module.css';
import shell from '#src/ui/styles/page-shell.module.css';

/**
 * Leads somebody who is signed in back to their area. It is hidden, because the page is cached for everybody, unless the
 * document has the attribute `data-signed-in`, which the loader in src/bundling/page-script.server.ts sets.
 */
export function AreaLink() {
  const { area } = useMessages('site');
  return (
    <nav className={shell.areaLink} aria-label={area}>
      <p className={layout.wrap}>
        <Link to="/ngopage">{area}</Link>
      </p>
    </nav>
  );
}
