import { BRAND } from '#src/brand.ts';
import { useMessages } from '#src/messages/messages.tsx';
import { useDays } from '#src/ui/area/use-days.ts';
import { useWords } from '#src/ui/area/use-words.ts';
import { Link } from '#src/ui/link.tsx';
import type { StaffRequest } from '#src/features/help-request/oversight/oversight.contract.ts';
import styles from './oversight.module.css';

type AssistedByProps = { id: string; assistance: NonNullable<StaffRequest['assistance']> };

/** Who filed the request for the person, with which consent, and the way to its news and PIN. */
export function AssistedBy({ id, assistance }: AssistedByProps) {
  const { request: t } = useMessages('help-request/oversight');
  const {
    consent: { languages },
  } = useMessages('help-request/assisted');
  const words = useWords();
  const { time } = useDays();
  const { byTeam, ngo, account, at, consentLanguage, consentVersion } = assistance;
  const name = ngo ? words.name(ngo) : byTeam ? t.ourTeam : t.anNgo;
  return (
    <>
      {account === null ? name : t.filedBy(name, account)}
      <span className={styles.where}>{t.consent(time(at), languages[consentLanguage], consentVersion)}</span>
      <Link className={styles.link} to={`/${BRAND.slug}/helpRequests/filed/${id}`}>
        {t.newsAndPin}
      </Link>
    </>
  );
}
