import { useState } from 'react';
import { readSessionNgo } from '#src/browser/session.ts';
import { useLanguage, useMessages } from '#src/messages/messages.tsx';
import { classes } from '#src/shared/classes.ts';
import { todayInIndia } from '#src/shared/dates.ts';
import { langOfText } from '#src/shared/indic/language-of-text.ts';
import { pathInLanguage } from '#src/shared/languages.ts';
import { formatRupees, percentOf } from '#src/shared/money.ts';
import { formatCount } from '#src/shared/numbers.ts';
import area from '#src/ui/area/area.module.css';
import { useToastSubmission } from '#src/ui/area/edit/use-submission.ts';
import { useWords } from '#src/ui/area/use-words.ts';
import { ConfirmDialog } from '#src/ui/dialog/dialog.tsx';
import { EvidenceTag } from '#src/ui/evidence-tag.tsx';
import { CircleDashedIcon, ClockAlertIcon } from '#src/ui/icons.tsx';
import { Link } from '#src/ui/link.tsx';
import { ShareLinks } from '#src/ui/share/share-links.tsx';
import { BusyButton } from '#src/ui/form/busy-button.tsx';
import button from '#src/ui/styles/button.module.css';
import layout from '#src/ui/styles/layout.module.css';
import { CalendarIcon, PencilIcon } from '#src/features/donation/parts/donation-icons.tsx';
import { fundraiserPath, purposePath } from '#src/features/donation/parts/donation-paths.ts';
import styles from '#src/features/donation/parts/donations.module.css';
import { missingTranslations } from '#src/features/donation/purposes/purpose-form.rules.ts';
import type { OwnPurpose } from '#src/features/donation/purposes/purposes.contract.ts';
import purposesStyles from './purposes.module.css';

type PurposeProps = { purpose: OwnPurpose };

/** A purpose with what was given for it, its page to share, and what can be done with it. */
export function PurposeItem({ purpose, onChanged }: PurposeProps & { onChanged: () => Promise<void> }) {
  const words = useWords();
  const language = useLanguage();
  const { _id: id, isClosed } = purpose;
  const title = words.name({ name: purpose.title, nameGu: purpose.titleGu, nameHi: purpose.titleHi });
  const isEnded = purpose.endsOn !== null && purpose.endsOn < todayInIndia();
  return (
    <li className={layout.stack}>
      <h2 className={purposesStyles.title} lang={langOfText(title, language)}>
        {title}
      </h2>
      <Progress purpose={purpose} title={title} />
      <Facts purpose={purpose} isEnded={isEnded} />
      {!isClosed && !isEnded && <Share id={id} title={title} />}
      <Buttons purpose={purpose} title={title} onChanged={onChanged} />
    </li>
  );
}

function Progress({ purpose, title }: PurposeProps & { title: string }) {
  const t = useMessages('donation/purposes');
  const { goal, received, donations } = purpose;
  const gifts = t.gifts(donations, formatCount(donations));
  const amount = formatRupees(received);
  if (goal === null)
    return (
      <p className={layout.number}>
        {t.received(amount)} <span className={layout.mute}>({gifts})</span>
      </p>
    );
  const percent = percentOf({ part: received, whole: goal });
  return (
    <div className={purposesStyles.progress}>
      <progress value={percent} max={100} aria-label={title}>
        {t.percent(String(percent))}
      </progress>
      <p className={layout.number}>
        <b>{t.ofGoal(amount, formatRupees(goal))}</b>{' '}
        <span className={layout.mute}>
          ({percent === 100 ? t.reached : t.percent(String(percent))}, {gifts})
        </span>
      </p>
    </div>
  );
}

function Facts({ purpose, isEnded }: PurposeProps & { isEnded: boolean }) {
  const t = useMessages('donation/purposes');
  const words = useWords();
  const { endsOn } = purpose;
  const missing = missingTranslations(purpose);
  if (missing.length === 0 && endsOn === null) return null;
  return (
    <p className={layout.line}>
      {endsOn !== null && (
        <EvidenceTag
          icon={isEnded ? <ClockAlertIcon /> : <CalendarIcon />}
          {...(isEnded && { tone: 'warn' as const })}
        >
          {isEnded ? t.ended(words.date(endsOn)) : t.until(words.date(endsOn))}
        </EvidenceTag>
      )}
      {missing.map((language) => (
        <EvidenceTag key={language} icon={<CircleDashedIcon />} tone="warn">
          {t.missing[language]}
        </EvidenceTag>
      ))}
    </p>
  );
}

/** The page on which people give for the purpose, and how to send it to them. */
function Share({ id, title }: { id: string; title: string }) {
  const t = useMessages('donation/purposes');
  const language = useLanguage();
  const ngoId = readSessionNgo()?._id;
  if (!ngoId) return null;
  const path = pathInLanguage({ path: fundraiserPath({ ngoId, id }), language });
  return (
    <ul className={purposesStyles.share}>
      <li>
        <a href={path} target="_blank" rel="noopener noreferrer">
          {t.page}
          <span className={layout.hiddenText}> {title}</span>
        </a>
      </li>
      <ShareLinks text={t.shareText(title)} link={`${location.origin}${path}`} />
    </ul>
  );
}

type ButtonsProps = PurposeProps & { title: string; onChanged: () => Promise<void> };

function Buttons({ purpose: { _id: id, isClosed }, title, onChanged }: ButtonsProps) {
  const t = useMessages('donation/purposes');
  const { busy, submit } = useToastSubmission();
  const [isAsking, setAsking] = useState(false);
  const second = classes(button.button, button.second, area.small);
  const hiddenTitle = <span className={layout.hiddenText}> {title}</span>;
  async function change() {
    setAsking(false);
    const param = { id };
    const result = await submit((api) =>
      isClosed
        ? api.donation.reopenPurpose[':id'].$post({ param })
        : api.donation.closePurpose[':id'].$post({ param }),
    );
    if (result.ok) await onChanged();
  }
  return (
    <p className={styles.buttons}>
      <Link className={second} to={purposePath(id)}>
        <PencilIcon />
        <span>
          {t.edit}
          {hiddenTitle}
        </span>
      </Link>
      <BusyButton className={second} busy={busy} onClick={() => (isClosed ? void change() : setAsking(true))}>
        {isClosed ? t.reopen : t.close}
        {hiddenTitle}
      </BusyButton>
      {isAsking && (
        <ConfirmDialog
          title={t.closeTitle(title)}
          confirm={t.close}
          onConfirm={() => void change()}
          onCancel={() => setAsking(false)}
        >
          <p>{t.closeText}</p>
        </ConfirmDialog>
      )}
    </p>
  );
}
