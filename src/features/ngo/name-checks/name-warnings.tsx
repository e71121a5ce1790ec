import { BRAND } from '#src/brand.ts';
import { useMessages } from '#src/messages/messages.tsx';
import operations from '#src/ui/area/operations.module.css';
import { useWords } from '#src/ui/area/use-words.ts';
import { EvidenceTag } from '#src/ui/evidence-tag.tsx';
import { ClockAlertIcon } from '#src/ui/icons.tsx';
import { Link } from '#src/ui/link.tsx';
import type { NgoToVerify } from '#src/features/ngo/verification/verification.contract.ts';

/** What our team should look at before the names of an NGO are public. */
export function NameWarnings({ warnings }: { warnings: NgoToVerify['nameWarnings'] }) {
  const t = useMessages('ngo/name-checks');
  const words = useWords();
  return (
    <>
      {warnings.reserved.map((name) => (
        <p key={name}>
          <EvidenceTag icon={<ClockAlertIcon />} tone="warn">
            {t.reserved(name)}
          </EvidenceTag>
        </p>
      ))}
      {warnings.similar.length > 0 && (
        <p>
          <EvidenceTag icon={<ClockAlertIcon />} tone="warn">
            {t.similar}
          </EvidenceTag>
        </p>
      )}
      {warnings.similar.map((ngo) => (
        <p key={ngo._id}>
          <Link className={operations.link} to={`/${BRAND.slug}/toVerify/${ngo._id}`}>
            {words.name(ngo)}, {ngo.city}
          </Link>
        </p>
      ))}
    </>
  );
}
