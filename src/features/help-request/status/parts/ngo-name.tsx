import { namesToShow } from '#src/shared/ngo-names.ts';
import { useLanguage, useMessages } from '#src/messages/messages.tsx';
import { Link } from '#src/ui/link.tsx';
import type { RequestNgo } from './thread.rules.ts';

/** An NGO's name in the page's language, linked to its page while that is public. */
export function NgoName({ ngo }: { ngo: RequestNgo | undefined }) {
  const { state } = useMessages('help-request/status');
  const language = useLanguage();
  if (!ngo) return state.someNgo;
  const { first } = namesToShow({ ngo, language });
  const lang = first.language === language ? undefined : first.language;
  if (!ngo.isListed) return <span lang={lang}>{first.text}</span>;
  return (
    <Link to={`/${ngo.category}/detailpage/${ngo._id}`} lang={lang}>
      {first.text}
    </Link>
  );
}
