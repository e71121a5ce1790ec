import { useMessages } from '#src/messages/messages.tsx';
import { classes } from '#src/shared/classes.ts';
import { Crumb } from '#src/ui/crumb.tsx';
import layout from '#src/ui/styles/layout.module.css';
import { PageHead } from '#src/ui/page-head.tsx';
import { finderPath, QUESTIONS_MOST } from './questions.rules.ts';
import { AnswersSoFar } from '#src/features/scheme/finder/parts/answers-so-far.tsx';
import { FinderResult } from '#src/features/scheme/finder/parts/finder-result.tsx';
import type { FinderView } from '#src/features/scheme/finder/parts/finder.view.ts';
import finder from '#src/features/scheme/finder/parts/finder.module.css';
import { QuestionForm } from '#src/features/scheme/finder/parts/question-form.tsx';
import { loadFinder } from './finder.loader.server.ts';
import type { Route } from './+types/finder.page';

export function loader({ request, context }: Route.LoaderArgs) {
  return loadFinder({ request, context });
}

export default function SchemeFinderPage({ loaderData: view }: Route.ComponentProps) {
  const t = useMessages('scheme/finder');
  const { result, question, input } = view;
  const at = view.isReopened ? t.changing : t.progress(view.answers.length + 1, String(QUESTIONS_MOST));
  const title = result ? result.headline : question === 'for' ? t.title : `${at}: ${t.title}`;
  return (
    <>
      <PageHead
        title={title}
        description={t.description}
        canonical="/schemes/finder"
        hidden={Object.keys(input).length > 0}
      />
      <div className={finder.onScreen}>
        <Back view={view} />
      </div>
      <main id="main">
        {result ? (
          <FinderResult view={view} result={result} />
        ) : (
          question && (
            <div className={classes(layout.wrap, layout.split)}>
              <QuestionForm view={view} question={question} />
              <aside aria-label={t.soFar}>
                <AnswersSoFar view={view} heading={t.soFar} />
              </aside>
            </div>
          )
        )}
      </main>
    </>
  );
}

/** Link to the question before, or out of the finder. */
function Back({ view: { input, question, before, isReopened, answers } }: { view: FinderView }) {
  const t = useMessages('scheme/finder');
  const [last] = answers.slice(-1);
  if (isReopened) return <Crumb to={finderPath({ input })}>{t.keep}</Crumb>;
  if (question === null && last)
    return <Crumb to={finderPath({ input, step: last.question })}>{t.changeAnswers}</Crumb>;
  if (before === null) return <Crumb to="/schemes">{t.allSchemes}</Crumb>;
  return <Crumb to={finderPath({ input, step: before })}>{t.backTo(t.labels[before])}</Crumb>;
}
