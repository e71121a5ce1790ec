import { beginningOf } from '#src/shared/beginning-of-text.ts';
import { SEARCH_MOST } from '#src/shared/text-limits.ts';
import { BRAND } from '#src/brand.ts';
import { useMessages } from '#src/messages/messages.tsx';
import { classes } from '#src/shared/classes.ts';
import { languageOfText } from '#src/shared/indic/language-of-text.ts';
import { load } from '#src/browser/session.ts';
import { Table } from '#src/ui/area/table.tsx';
import { Link } from '#src/ui/link.tsx';
import notes from '#src/ui/styles/notes.module.css';
import type { Feedback } from '#src/features/feedback/feedback.contract.ts';
import { FEEDBACK_KINDS, FEEDBACK_STATUSES } from '#src/features/feedback/feedback.values.ts';
import { queryOf } from '#src/browser/query-of-request.ts';
import { Empty } from '#src/ui/area/empty.tsx';
import { Filters, SelectFilter, TextFilter } from '#src/ui/area/filters.tsx';
import { ListPage } from '#src/ui/area/list/list-page.tsx';
import styles from '#src/ui/area/operations.module.css';
import { SaveFile } from '#src/ui/area/save-file.tsx';
import { useWords } from '#src/ui/area/use-words.ts';
import type { Route } from './+types/feedbacks.page';

const HOME = `/${BRAND.slug}/feedbacks`;
/** Number of characters of a message shown in its row. */
const BEGINNING = 80;

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const query = queryOf(request);
  return { query, list: await load((api) => api.feedback.getAllFeedback.$get({ query })) };
}

/** Lists the messages of visitors with sender, subject and status, with filters. */
export default function FeedbacksPage({ loaderData: { query, list } }: Route.ComponentProps) {
  const { staff: t } = useMessages('feedback');
  const words = useWords();
  return (
    <ListPage
      title={t.title}
      headline={list.waiting > 0 ? t.headline(list.waiting, words.count(list.waiting)) : t.nothing}
      lead={t.lead}
      list={list}
      filters={<FeedbackFilters ngoId={query['ngoId']} ngo={list.data[0]?.ngo} />}
      empty={
        <Empty title={t.empty}>
          {t.emptyLead} <Link to={HOME}>{t.all}</Link>
        </Empty>
      }
    >
      <SaveFile personal name="feedback.csv" request={(api) => api.feedback.exportFeedback.$get({ query })} />
      <FeedbackTable rows={list.data} />
    </ListPage>
  );
}

function FeedbackFilters({ ngoId, ngo }: { ngoId: string | undefined; ngo: Feedback['ngo'] | undefined }) {
  const { staff: t } = useMessages('feedback');
  const { status } = useMessages('site/operations');
  const words = useWords();
  return (
    <>
      <Filters>
        <TextFilter label={t.words} maxLength={SEARCH_MOST} />
        <SelectFilter
          name="kind"
          label={t.kind}
          placeholder={t.anyKind}
          values={FEEDBACK_KINDS}
          labels={t.kinds}
        />
        <SelectFilter
          name="status"
          label={t.state}
          placeholder={t.anyState}
          values={FEEDBACK_STATUSES}
          labels={status}
        />
        {ngoId && <input type="hidden" name="ngoId" value={ngoId} />}
      </Filters>
      {ngoId && ngo && (
        <p>
          {t.onlyNgo(words.name(ngo))}. <Link to={HOME}>{t.all}</Link>
        </p>
      )}
    </>
  );
}

function FeedbackTable({ rows }: { rows: Feedback[] }) {
  const { staff: t, ratings } = useMessages('feedback');
  const { status: states } = useMessages('site/operations');
  const words = useWords();
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
              {message === null
                ? t.isErased(words.day(erasedAt!))
                : beginningOf({ text: message, most: BEGINNING })}
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
