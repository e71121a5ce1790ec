import { useMessages } from '#src/messages/messages.tsx';
import { classes } from '#src/shared/classes.ts';
import { SymbolIcon } from '#src/ui/icons.tsx';
import { TownLink } from '#src/ui/link.tsx';
import button from '#src/ui/styles/button.module.css';
import layout from '#src/ui/styles/layout.module.css';
import type { DirectoryRowView } from '#src/features/ngo/directory/directory.views.ts';

/**
 * What a visitor can do with an NGO of the list. If it takes no requests for help, its page says so and leads to others
 * that do.
 */
export function NgoActions({ ngo }: { ngo: DirectoryRowView }) {
  const t = useMessages('ngo');
  const { _id, path, name, plainName, phone, takesRequests } = ngo;
  const className = classes(button.button, button.second, button.compact);
  const of = (
    <span className={layout.hiddenText} lang={name.lang}>
      {' '}
      {plainName}
    </span>
  );
  return (
    <>
      {phone && (
        <a className={className} href={`tel:${phone}`}>
          <SymbolIcon id="phone" />
          {t.call}
          {of}
        </a>
      )}
      <TownLink className={className} to={takesRequests ? `/helpRequest?ngo=${_id}` : path}>
        {t.ask}
        {of}
      </TownLink>
    </>
  );
}
