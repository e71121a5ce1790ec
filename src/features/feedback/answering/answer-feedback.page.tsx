import { useRef } from 'react';
import { useRevalidator } from 'react-router';
import { BRAND } from '#src/brand.ts';
import { useMessages } from '#src/messages/messages.tsx';
import { languageOfText } from '#src/shared/indic/language-of-text.ts';
import { load } from '#src/browser/session.ts';
import factList from '#src/ui/area/facts.module.css';
import { ArrowLeftIcon } from '#src/ui/icons.tsx';
import { Link } from '#src/ui/link.tsx';
import layout from '#src/ui/styles/layout.module.css';
import { PageHead } from '#src/ui/page-head.tsx';
import type { Feedback } from '#src/features/feedback/feedback.contract.ts';
import { FeedbackDecision } from '#src/features/feedback/answering/parts/feedback-decision.tsx';
import styles from '#src/ui/area/operations.module.css';
import { useWords } from '#src/ui/area/use-words.ts';
import type { Route } from './+types/answer-feedback.page';

export async function clientLoader({ params: { id } }: Route.ClientLoaderArgs) {
  const { data } = await load((api) => api.feedback.getFeedbackById[':id'].$get({ param: { id } }));
  return data;
}

/** Shows one message in full, with its answer and the remaining actions. */
export default function AnswerFeedbackPage({ loaderData: feedback }: Route.ComponentProps) {
  const { staff: t } = useMessages('feedback');
  const { revalidate } = useRevalidator();
  const heading = useRef<HTMLHeadingElement>(null);
  // The pressed button may be gone. The heading shows the new state, so it takes the focus and is read out.
  const onChanged = () => void revalidate().then(() => heading.current?.focus());
  return (
    <>
      <PageHead title={t.heading[feedback.status]} hidden />
      <div className={layout.stack}>
        <Link className={styles.link} to={`/${BRAND.slug}/feedbacks`}>
          <ArrowLeftIcon />
          {t.back}
        </Link>
        <h1 ref={heading} tabIndex={-1}>
          {t.heading[feedback.status]}
        </h1>
      </div>
      <div className={layout.split}>
        <FeedbackFacts feedback={feedback} />
        <FeedbackDecision
          key={`${feedback._id} ${feedback.status}`}
          feedback={feedback}
          onChanged={onChanged}
        />
      </div>
    </>
  );
}

function FeedbackFacts({ feedback }: { feedback: Feedback }) {
  const { staff: t, ratings } = useMessages('feedback');
  const words = useWords();
  const { kind, rating, message, name, email, ngo, createdAt, language } = feedback;
  const facts: [string, React.ReactNode][] = [
    [
      t.message,
      message === null ? (
        t.isErased(words.day(feedback.erasedAt!))
      ) : (
        <span key="message" lang={languageOfText(message)}>
          {message}
        </span>
      ),
    ],
    ...(rating === null
      ? []
      : [[t.rating, t.ofFive(String(rating), ratings[rating - 1]!)] satisfies [string, string]]),
    [t.kind, t.kinds[kind]],
    [t.about, ngo ? <About key="about" ngo={ngo} /> : t.thisSite],
    [t.from, [name, email].filter(Boolean).join(', ') || t.noAddress],
    [t.language, t.languages[language]],
    [t.when, words.time(createdAt)],
  ];
  if (feedback.answeredAt)
    facts.push([
      t.answered(words.time(feedback.answeredAt)),
      [feedback.answer, feedback.answeredBy && t.by(feedback.answeredBy)].filter(Boolean).join('\n\n'),
    ]);
  return (
    <dl className={factList.facts}>
      {facts.map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
      {feedback.doneAt && (
        <div>
          <dt>{t.state}</dt>
          <dd>{t.done(words.time(feedback.doneAt))}</dd>
        </div>
      )}
    </dl>
  );
}

function About({ ngo }: { ngo: NonNullable<Feedback['ngo']> }) {
  const { staff: t } = useMessages('feedback');
  const words = useWords();
  return (
    <>
      {words.name(ngo)}
      <br />
      <Link className={styles.link} to={`/${BRAND.slug}/toVerify/${ngo._id}`}>
        {t.toNgo}
      </Link>
    </>
  );
}
