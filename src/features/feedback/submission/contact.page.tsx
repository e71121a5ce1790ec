import { useMessages } from '#src/messages/messages.tsx';
import { classes } from '#src/shared/classes.ts';
import { Crumb } from '#src/ui/crumb.tsx';
import layout from '#src/ui/styles/layout.module.css';
import { PageHead } from '#src/ui/page-head.tsx';
import { sendContactMessage } from './feedback.action.server.ts';
import { ContactForm } from '#src/features/feedback/submission/parts/contact-form.tsx';
import { WhatNext } from '#src/features/feedback/submission/parts/what-next.tsx';
import type { Route } from './+types/contact.page';

export function action({ request, context }: Route.ActionArgs) {
  return sendContactMessage({ request, context });
}

export default function ContactPage({ actionData }: Route.ComponentProps) {
  const t = useMessages('feedback');
  const site = useMessages('site');
  return (
    <>
      <PageHead title={t.contact.title} description={t.contact.description} />
      <Crumb to="/">{site.home}</Crumb>
      <main id="main">
        <div className={classes(layout.wrap, layout.split)}>
          <div className={classes(layout.loose, layout.read)}>
            <div className={layout.stack}>
              <h1>{t.contact.title}</h1>
              <p className={layout.lead}>{t.contact.lead}</p>
            </div>
            <ContactForm outcome={actionData} />
          </div>
          <WhatNext steps={[t.next.confirmed, t.next.read, t.next.answer]} />
        </div>
      </main>
    </>
  );
}
