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

/** The privacy notice as the Digital Personal Data Protection Act, 2023 asks for it, and the terms of use. */
export default function WebsitePolicyPage({ loaderData }: Route.ComponentProps) {
  const say = useMessages('information/website-policy');
  return (
    <TextPage title={say.title} lead={say.lead}>
      <nav aria-label={say.contents}>
        <ul className={layout.links}>
          {Object.entries(say.sections).map(([id, { heading }]) => (
            <li key={id}>
              <a href={`#${id}`}>{heading}</a>
            </li>
          ))}
        </ul>
      </nav>
      <TextSections sections={say.sections}>
        {{ grievance: <Grievance officer={loaderData.officer} /> }}
      </TextSections>
      <p className={layout.mute}>{say.version}</p>
    </TextPage>
  );
}
