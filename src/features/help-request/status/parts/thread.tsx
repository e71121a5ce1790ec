import { Fragment } from 'react';
import { useMessages } from '#src/messages/messages.tsx';
import { Timeline, type TimelineStep } from '#src/ui/form/timeline.tsx';
import { useMoments } from './moments.ts';
import { NgoName } from './ngo-name.tsx';
import styles from './status.module.css';
import type { FullRequest } from './status.view.ts';
import { holderOf, nextStepsOf, stepsOf, type RequestNgo, type Step } from './thread.rules.ts';

/** The past, current and future steps of a request. */
export function Thread({ full }: { full: FullRequest }) {
  const { thread: t } = useMessages('help-request/status');
  const { momentOf, dayOf } = useMoments();
  const { request } = full;
  // A day that is over is no longer to come.
  const contactBy = request.may.sayIfContacted ? null : holderOf(request)?.contactBy;
  const steps = stepsOf(request);
  const isOver = request.status === 'closed';
  const past: TimelineStep[] = steps.map((step, at) => ({
    key: String(at),
    title: titleOf(step, t),
    time: { at: step.at, text: momentOf(step.at) },
    state: at === steps.length - 1 && !isOver ? 'now' : 'done',
    text: <StepText step={step} full={full} />,
  }));
  const next: TimelineStep[] = nextStepsOf(request).map((kind) => ({
    key: kind,
    title: kind === 'contact' && contactBy ? t.contactBy(dayOf(contactBy)) : t.next[kind],
    state: 'next',
    text: kind === 'contact' && <p>{contactBy ? t.noContactYet : t.noContact}</p>,
  }));
  return (
    <section>
      <h2 className={styles.above}>{t.heading}</h2>
      <Timeline steps={[...past, ...next]} />
    </section>
  );
}

type Words = ReturnType<typeof useMessages<'help-request/status'>>['thread'];

function titleOf(step: Step, t: Words): string {
  if (step.kind === 'offered' || step.kind === 'passed') return t[step.kind](step.count);
  return t[step.kind];
}

function StepText({ step, full }: { step: Step; full: FullRequest }) {
  const { thread: t } = useMessages('help-request/status');
  const { categories, outcomes } = useMessages('help-request');
  const { request, city } = full;
  switch (step.kind) {
    case 'received':
      return <p>{t.receivedText(categories[request.asked.userHelpCategory], city)}</p>;
    case 'offered':
      return <OfferedNgos ngos={step.ngos} />;
    case 'passed':
      return step.next > 0 && <p>{t.nextNgos(step.next)}</p>;
    case 'declined':
      return (
        <>
          {step.reason && <Quote text={step.reason} />}
          <p>{step.next > 0 ? t.nextNgos(step.next) : step.others && t.othersHaveIt}</p>
        </>
      );
    case 'accepted':
      return (
        <p>
          <NgoName ngo={step.ngo} />
          {t.seesContact}
        </p>
      );
    case 'askedFirst':
      return (
        <p>
          <NgoName ngo={step.ngo} />
          {t.receivedFirst}
        </p>
      );
    case 'reassigned':
      return (
        <p>
          <NgoName ngo={step.ngo} />
        </p>
      );
    case 'messageOfPerson':
    case 'messageOfNgo':
      return step.text && <Quote text={step.text} />;
    case 'resolved':
    case 'passedOn':
      return (
        <>
          <p>{step.kind === 'passedOn' ? t.passedOnText : step.outcome && outcomes[step.outcome]}</p>
          {step.text && <Quote text={step.text} />}
        </>
      );
    case 'withStaff':
      return <p>{t.withStaffText}</p>;
    case 'ngoLeft':
      return <p>{t.ngoLeftText}</p>;
    case 'ngoSilent':
      return <p>{t.ngoSilentText}</p>;
    case 'notContacted':
      return <p>{t.notContactedText}</p>;
    case 'reopened':
      return <p>{t.reopenedText}</p>;
    case 'closed':
      return request.closedReason && <Quote text={request.closedReason} />;
    default:
      return null;
  }
}

function OfferedNgos({ ngos }: { ngos: RequestNgo[] }) {
  const { thread: t } = useMessages('help-request/status');
  if (ngos.length === 0) return null;
  return (
    <p>
      {t.offeredText(ngos.length)}{' '}
      {ngos.map((ngo, at) => (
        <Fragment key={ngo._id}>
          {at > 0 && ', '}
          <NgoName ngo={ngo} />
        </Fragment>
      ))}
    </p>
  );
}

function Quote({ text }: { text: string }) {
  return <p className={styles.quote}>“{text}”</p>;
}
