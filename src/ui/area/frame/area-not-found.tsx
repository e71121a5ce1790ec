import { useLocation } from 'react-router';
import { useMessages } from '#src/messages/messages.tsx';
import { classes } from '#src/shared/classes.ts';
import { Link } from '#src/ui/link.tsx';
import { PageHead } from '#src/ui/page-head.tsx';
import button from '#src/ui/styles/button.module.css';
import layout from '#src/ui/styles/layout.module.css';

/** 'Oops 404!' within the frame of a signed-in area, with ways to the home page and back to the area. */
export function AreaNotFound() {
  const { notFound } = useMessages('site');
  const area = useMessages('area');
  const [, home] = useLocation().pathname.split('/');
  return (
    <div className={layout.stack}>
      <PageHead title={notFound.title} hidden />
      <h1>{notFound.title}</h1>
      <p className={layout.lead}>{notFound.lead}</p>
      <p className={layout.line}>
        <Link className={button.button} to="/">
          {notFound.home}
        </Link>
        <Link className={classes(button.button, button.second)} to={`/${home}`}>
          {area.back}
        </Link>
      </p>
    </div>
  );
}
