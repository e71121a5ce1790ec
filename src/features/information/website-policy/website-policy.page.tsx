import { useMessages } from '#src/messages/messages.tsx';
import layout from '#src/ui/styles/layout.module.css';
import { Grievance } from '#src/features/information/website-policy/parts/grievance.tsx';
import { TextPage } from '#src/features/information/parts/text-page.tsx';
import { TextSections } from '#src/features/information/parts/text-sections.tsx';
import { loadPolicy } from './website-policy.loader.server.ts';
import type { Route } from './+types/website-policy.page';

export function loader({ context }: Route.LoaderArgs) {
  return loadPolicy(context);
}

/** The privacy notice that the Digital Personal Data Protection Act, 2023 requires, and the terms of use. */
export default function WebsitePolicyPage({ loaderData }: Route.ComponentProps) {
  const t = useMessages('information/website-policy');
  return (
    <TextPage title={t.title} lead={t.lead}>
      <nav aria-label={t.contents}>
        <ul className={layout.links}>
          {Object.entries(t.sections).map(([id, { heading }]) => (
            <li key={id}>
              <a href={`#${id}`}>{heading}</a>
            </li>
          ))}
        </ul>
      </nav>
      <TextSections sections={t.sections}>
        {{ grievance: <Grievance officer={loaderData.officer} /> }}
      </TextSections>
      <p className={layout.mute}>{t.version}</p>
    </TextPage>
  );
}
