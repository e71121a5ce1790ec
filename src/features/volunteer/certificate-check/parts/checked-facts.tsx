import { useMessages } from '#src/messages/messages.tsx';
import { classes } from '#src/shared/classes.ts';
import { languageOfText } from '#src/shared/indic/language-of-text.ts';
import { EvidenceTag } from '#src/ui/evidence-tag.tsx';
import { TownLink } from '#src/ui/link.tsx';
import facts from '#src/ui/area/facts.module.css';
import layout from '#src/ui/styles/layout.module.css';
import type { CheckView } from '#src/features/volunteer/certificate-check/check-certificate.view.ts';
import { CheckIcon, CrossIcon } from '#src/features/volunteer/certificates/parts/certificate-icons.tsx';

/** What a certificate says, and whether it still counts. */
export function CheckedFacts({ view }: { view: CheckView }) {
  const t = useMessages('volunteer/certificate-check');
  const { states } = useMessages('volunteer/certificates/state');
  const { number, isWithdrawn, initials, hours, period, ngo } = view;
  return (
    <>
      <h1>{isWithdrawn ? t.withdrawn : t.valid}</h1>
      <p>
        <EvidenceTag icon={isWithdrawn ? <CrossIcon /> : <CheckIcon />} tone={isWithdrawn ? 'bad' : 'good'}>
          {isWithdrawn ? states.withdrawn : states.valid}
        </EvidenceTag>
      </p>
      {isWithdrawn && <p>{t.withdrawnText}</p>}
      <dl className={facts.facts}>
        <div>
          <dt>{t.number}</dt>
          <dd>{number}</dd>
        </div>
        <div>
          <dt>{t.initials}</dt>
          <dd lang={languageOfText(initials)}>{initials}</dd>
        </div>
        <div>
          <dt>{t.ngo}</dt>
          <dd lang={ngo.lang}>
            {ngo.path ? (
              <span className={layout.links}>
                <TownLink to={ngo.path}>{ngo.text}</TownLink>
              </span>
            ) : (
              ngo.text
            )}
          </dd>
        </div>
        <div>
          <dt>{t.hours}</dt>
          <dd>{hours}</dd>
        </div>
        <div>
          <dt>{t.period}</dt>
          <dd>{period}</dd>
        </div>
      </dl>
      <p className={classes(layout.small, layout.mute)}>{t.privacy}</p>
    </>
  );
}
