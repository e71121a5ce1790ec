import { SEARCH_MOST } from '#src/shared/text-limits.ts';
import { BRAND } from '#src/brand.ts';
import { useMessages } from '#src/messages/messages.tsx';
import { classes } from '#src/shared/classes.ts';
import { languageOfText } from '#src/shared/indic/language-of-text.ts';
import { load } from '#src/browser/session.ts';
import { Table } from '#src/ui/area/table.tsx';
import { SelectField, TextField } from '#src/ui/form/field.tsx';
import { Link } from '#src/ui/link.tsx';
import layout from '#src/ui/styles/layout.module.css';
import notes from '#src/ui/styles/notes.module.css';
import { PageHead } from '#src/ui/page-head.tsx';
import type { Feedback } from '#src/features/feedback/feedback.contract.ts';
import { FEEDBACK_KINDS, FEEDBACK_STATUSES } from '#src/features/feedback/feedback.values.ts';
import { queryOf } from '#src/browser/query-of-request.ts';
import { Empty } from '#src/ui/area/empty.tsx';
import { Filters } from '#src/ui/area/filters.tsx';
import styles from '#src/ui/area/operations.module.css';
import { PageLinks } from '#src/ui/area/page-links.tsx';
import { SaveFile } from '#src/ui/area/save-file.tsx';
import { useWords } from '#src/ui/area/use-words.ts';
import type { Route } from './+types/feedbacks.page';

const HOME = `/${BRAND.slug}/feedbacks`;
/** Number of characters of a message shown in its row. */
const BEGINNING = 80;

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const asked = queryOf(request);
  return { asked, list: await load((api) => api.feedback.getAllFeedback.$get({ query: asked })) };
}

/** Lists the messages of visitors with sender, subject and status, with filters. */
export default function FeedbacksPage({ loaderData: { asked, list } }: Route.ComponentProps) {
  const { staff: t } = useMessages('feedback');
  const words = useWords();
  const ngo = asked['ngoId'] ? list.data[0]?.ngo : undefined;
  return (
    <>
      <PageHead title={t.title} hidden />
      <div className={layout.stack}>
        <h1>{list.waiting > 0 ? t.headline(list.waiting, words.count(list.waiting)) : t.nothing}</h1>
        <p className={classes(layout.mute, layout.read)}>{t.lead}</p>
        <FeedbackFilters key={JSON.stringify(asked)} asked={asked} />
        {ngo && (
          <p>
            {t.onlyNgo(words.name(ngo))}. <Link to={HOME}>{t.all}</Link>
          </p>
        )}
        {list.data.length === 0 ? (
          <Empty title={t.empty}>
            {t.emptyLead} <Link to={HOME}>{t.all}</Link>
          </Empty>
        ) : (
          <>
            <SaveFile
              personal
              name="feedback.csv"
              ask={(api) => api.feedback.exportFeedback.$get({ query: asked })}
            />
            <FeedbackTable rows={list.data} />
          </>
        )}
        <PageLinks {...list} />
      </div>
    </>
  );
}

function FeedbackFilters({ asked }: { asked: Record<string, string> }) {
  const { staff: t } = useMessages('feedback');
  const { status } = useMessages('site/operations');
  return (
    <Filters>
      <TextField name="q" label={t.words} type="search" defaultValue={asked['q']} maxLength={SEARCH_MOST} />
      <SelectField
        name="kind"
        label={t.kind}
        placeholder={t.anyKind}
        options={FEEDBACK_KINDS.map((value) => ({ value, label: t.kinds[value] }))}
        defaultValue={asked['kind']}
      />
      <SelectField
        name="status"
        label={t.state}
        placeholder={t.anyState}
        options={FEEDBACK_STATUSES.map((value) => ({ value, label: status[value] }))}
        defaultValue={asked['status']}
      />
      {asked['ngoId'] && <input type="hidden" name="ngoId" value={asked['ngoId']} />}
    </Filters>
  );
}

function FeedbackTable({ rows }: { rows: Feedback[] }) {
  const { staff: t, ratings } = useMessages('feedback');
  const { status: states } = useMessages('site/operations');
  const words = useWords();
  const beginning = (text: string) =>
    text.length > BEGINNING ? `${text.slice(0, BEGINNING).trimEnd()} …` : text;
  return (
    <Table
      caption={t.title}
      rows={rows}
      keyOf={({ _id }) => _id}
      columns={[
        {
          head: t.message,
          cell: ({ _id, message, erasedAt }) => (
            <Link
              className={styles.link}
              to={`${HOME}/${_id}`}
              lang={message === null ? undefined : languageOfText(message)}
            >
              {message === null ? t.isErased(words.day(erasedAt!)) : beginning(message)}
            </Link>
          ),
        },
        {
          head: t.kind,
          cell: ({ kind, rating }) => (
            <span className={styles.cell}>
              {t.kinds[kind]}
              {rating !== null && `, ${t.ofFive(String(rating), ratings[rating - 1]!)}`}
            </span>
          ),
        },
        {
          head: t.about,
          cell: ({ ngo }) =>
            ngo ? (
              <Link className={styles.link} to={`${HOME}?ngoId=${ngo._id}`}>
                {words.name(ngo)}
              </Link>
            ) : (
              t.thisSite
            ),
        },
        { head: t.when, cell: ({ createdAt }) => words.time(createdAt) },
        {
          head: t.state,
          cell: ({ status }) => (
            <span className={classes(notes.tag, status === 'new' && notes.warn)}>{states[status]}</span>
          ),
        },
      ]}
    />
  );
}
