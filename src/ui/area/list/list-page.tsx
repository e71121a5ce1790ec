import type { ReactNode, RefObject } from 'react';
import { classes } from '#src/shared/classes.ts';
import { PageHead } from '#src/ui/page-head.tsx';
import layout from '#src/ui/styles/layout.module.css';
import { ListNotice } from './list-notice.tsx';
import { PageLinks } from '#src/ui/area/page-links.tsx';

type ListPageProps = {
  /** The title of the page in the browser. */
  title: string;
  /** The heading: the state of the list in one sentence. */
  headline: string;
  lead?: string;
  /** Shown above the heading: the link to the page that leads here. */
  back?: ReactNode;
  /** The heading, for pages that move the focus there. */
  heading?: RefObject<HTMLHeadingElement | null>;
  filters?: ReactNode;
  list: {
    data: readonly unknown[];
    page: number;
    pageSize: number;
    total: number;
    notice?: string | undefined;
  };
  /** Shown in place of an empty list. */
  empty?: ReactNode;
  /** Shown if the list has rows: the table and the button that downloads it. */
  children: ReactNode;
};

/** A page of a signed-in area that shows a list: headline, filters, table and links to its other pages. */
export function ListPage(props: ListPageProps) {
  const { title, headline, lead, back, heading, filters, list, empty, children } = props;
  return (
    <>
      <PageHead title={title} hidden />
      <div className={layout.stack}>
        {back}
        <h1 ref={heading} tabIndex={heading && -1}>
          {headline}
        </h1>
        {lead && <p className={classes(layout.mute, layout.read)}>{lead}</p>}
        {filters}
        <ListNotice list={list} />
        {list.data.length > 0 ? children : empty}
        <PageLinks {...list} />
      </div>
    </>
  );
}
