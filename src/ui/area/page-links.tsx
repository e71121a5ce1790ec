import { useLocation } from 'react-router';
import { useMessages } from '#src/messages/messages.tsx';
import { Pages } from '#src/ui/list/pages.tsx';

/** Pagination for lists in the signed-in areas. Keeps all other query parameters. */
export function PageLinks({ page, pageSize, total }: { page: number; pageSize: number; total: number }) {
  const t = useMessages('area').pages;
  const { pathname, search } = useLocation();
  const path = pathname.replace(/^\/(hi|gu)(?=\/)/, '');
  const linkTo = (to: number) => {
    const params = new URLSearchParams(search);
    params.set('page', String(to));
    return `${path}?${params.toString()}`;
  };
  return (
    <Pages
      page={page}
      last={Math.ceil(total / pageSize)}
      linkTo={linkTo}
      label={t.label}
      pageLabel={t.page}
      before={t.before}
      after={t.after}
    />
  );
}
