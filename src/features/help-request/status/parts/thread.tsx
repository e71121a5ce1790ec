import { Fragment } from 'react';
import { useMessages } from '#src/messages/messages.tsx';
import { Knots, type Knot } from '#src/ui/form/knots.tsx';
import { useMoments } from './moments.ts';
import { NgoName } from './ngo-name.tsx';
import styles from './status.module.css';
import type { ShownRequest } from './status.view.ts';
import { nextStepsOf, stepsOf, type AskedNgo, type Step } from './thread.rules.ts';

/** What happened, what is now, and what is still to come. */
export function Thread({ shown }: { shown: ShownRequest }) {
  const { thread: say } = useMessages('help-request/status');
  const { momentOf } = useMoments();
  const { request } = shown;
  const steps = stepsOf(request);
  const isOver = request.status === 'closed';
  const knots: Knot[] = steps.map((step, at) => ({
    key: String(at),
    title: titleOf(step, say),
    time: { at: step.at, text: momentOf(step.at) },
    state: at === steps.length - 1 && !isOver ? 'now' : 'done',
    text: <StepText step={step} shown={shown} />,
  }));
  const next: Knot[] = nextStepsOf(request).map((kind) => ({
    key: kind,
    title: say.next[kind],
    state: 'next',
    text: kind === 'theyReachYou' && <p>{say.ifNobody}</p>,
  }));
  return (
    <section>
      <h2 className={styles.above}>{say.heading}</h2>
      <Knots knots={[...knots, ...next]} />
    </section>
  );
}

type Words = ReturnType<typeof useMessages<'help-request/status'>>['thread'];

function titleOf(step: Step, say: Words): string {
  if (step.kind === 'offered' || step.kind === 'passed') return say[step.kind](step.count);
  return say[step.kind];
}

function StepText({ step, shown }: { step: Step; shown: ShownRequest }) {
  const { thread: say } = useMessages('help-request/status');
  const { categories, outcomes } = useMessages('help-request');
  const { request, city } = shown;
  switch (step.kind) {
    case 'received':
      return <p>{say.receivedText(categories[request.asked.userHelpCategory], city)}</p>;
    case 'offered':
      return <AskedNgos ngos={step.ngos} />;
    case 'passed':
      return step.next > 0 && <p>{say.wentOn(step.next)}</p>;
    case 'declined':
      return (
        <>
          {step.reason && <Quote text={step.reason} />}
          <p>{step.next > 0 ? say.wentOn(step.next) : step.others && say.othersHaveIt}</p>
        </>
      );
    case 'accepted':
      return (
        <p>
          <NgoName ngo={step.ngo} />
          {say.seesNumber}
        </p>
      );
    case 'askedFirst':
      return (
        <p>
          <NgoName ngo={step.ngo} />
          {say.gotItFirst}
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
          <p>{step.kind === 'passedOn' ? say.passedOnText : step.outcome && outcomes[step.outcome]}</p>
          {step.text && <Quote text={step.text} />}
        </>
      );
    case 'withStaff':
      return <p>{say.withStaffText}</p>;
    case 'ngoLeft':
      return <p>{say.ngoLeftText}</p>;
    case 'ngoSilent':
      return <p>{say.ngoSilentText}</p>;
    case 'reopened':
      return <p>{say.reopenedText}</p>;
    case 'closed':
      return request.closedReason && <Quote text={request.closedReason} />;
    default:
      return null;
  }
}

function AskedNgos({ ngos }: { ngos: AskedNgo[] }) {
  const { thread: say } = useMessages('help-request/status');
  if (ngos.length === 0) return null;
  return (
    <p>
      {say.offeredText(ngos.length)}{' '}
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
  return <p className={styles.written}>“{text}”</p>;
}
