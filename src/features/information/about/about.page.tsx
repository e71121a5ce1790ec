import { useMessages } from '#src/messages/messages.tsx';
import { classes } from '#src/shared/classes.ts';
import { Link } from '#src/ui/link.tsx';
import button from '#src/ui/styles/button.module.css';
import notes from '#src/ui/styles/notes.module.css';
import { TextPage } from '#src/features/information/parts/text-page.tsx';
import { TextSections } from '#src/features/information/parts/text-sections.tsx';

/** Explains what the product is and what users can expect of it. */
export default function AboutPage() {
  const t = useMessages('information/about');
  const { foot, openData } = useMessages('site');
  return (
    <TextPage title={t.title} lead={t.lead}>
      <TextSections sections={t.sections} />
      <p className={notes.chips}>
        <Link className={classes(button.button, button.second)} to="/websitePolicy">
          {foot.websitePolicy}
        </Link>
        <a className={classes(button.button, button.second)} href="/api/docs">
          {openData}
        </a>
        <Link className={classes(button.button, button.second)} to="/contact">
          {foot.contact}
        </Link>
      </p>
    </TextPage>
  );
}
