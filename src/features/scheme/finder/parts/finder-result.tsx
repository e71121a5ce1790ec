import { useMessages } from '#src/messages/messages.tsx';
import { classes } from '#src/shared/classes.ts';
import { formatDay } from '#src/shared/dates.ts';
import { icon, IconSymbols } from '#src/ui/icons.tsx';
import layout from '#src/ui/styles/layout.module.css';
import rows from '#src/ui/styles/rows.module.css';
import { AnswersSoFar } from './answers-so-far.tsx';
import type { FinderResultView, FinderView } from './finder.view.ts';
import styles from './finder.module.css';
import { FoldedGroup, SchemeGroup } from './scheme-group.tsx';
import { PapersToBring } from './papers-to-bring.tsx';

const PrinterIcon = /* @__PURE__ */ icon('printer');
const ShareIcon = /* @__PURE__ */ icon('message-circle');
/** For `IconSymbols`, because each of many rows uses one of them. */
const FIT_ICONS = {
  fits: /* @__PURE__ */ icon('check'),
  unknown: /* @__PURE__ */ icon('circle-question-mark'),
  fails: /* @__PURE__ */ icon('x'),
};

/** The schemes that a person can get, with the papers to bring. Can be printed and shared. */
export function FinderResult({ view, result }: { view: FinderView; result: FinderResultView }) {
  const t = useMessages('scheme/finder');
  const { can, perhaps, further, not } = result.groups;
  const fitting = can.total + perhaps.total;
  return (
    <div className={classes(layout.wrap, layout.split, styles.result, result.isLong && styles.dense)}>
      <div className={layout.loose}>
        <div className={layout.stack}>
          <h1>{result.headline}</h1>
          <p className={layout.lead}>{result.forWhom}</p>
          {fitting === 0 && <p>{t.result.noneHint}</p>}
          <p>
            <b>{t.result.caution}</b> <span className={styles.onScreen}>{t.result.cautionMore}</span>
          </p>
          <ShareLinks result={result} />
        </div>
        <IconSymbols icons={FIT_ICONS} />
        <SchemeGroup fit="can" group={can} />
        <SchemeGroup fit="perhaps" group={perhaps} />
      </div>
      <div className={classes(layout.loose, styles.beside)}>
        <PapersToBring papers={result.papers} schemes={fitting} />
        <AnswersSoFar view={view} heading={t.answers} />
      </div>
      <div>
        <FoldedGroup fit="perhaps" group={further} label={t.result.morePerhaps} />
        <FoldedGroup fit="not" group={not} label={t.result.moreNot} />
        <PrintFooter result={result} />
      </div>
    </div>
  );
}

/** Source and date of the printed sheet, for anyone who finds it later. */
function PrintFooter({ result: { today, address } }: { result: FinderResultView }) {
  const { brand, months } = useMessages('site');
  return (
    <p className={classes(layout.small, layout.mute, styles.onPaper)}>
      {brand} · {formatDay({ day: today, months })} · {address}
    </p>
  );
}

/**
 * Links to print and to share. Printing from here needs JavaScript; the print command of the browser gives
 * the same output.
 */
function ShareLinks({ result: { headline, address } }: { result: FinderResultView }) {
  const t = useMessages('scheme/finder');
  return (
    <ul className={classes(layout.links, styles.send, styles.onScreen)}>
      <li className={rows.scripted} data-needs-script>
        <button type="button" onClick={() => window.print()}>
          <PrinterIcon />
          {t.result.print}
        </button>
      </li>
      <li>
        <a
          href={`https://wa.me/?text=${encodeURIComponent(`${headline}\n${address}`)}`}
          rel="noopener noreferrer"
        >
          <ShareIcon />
          {t.result.whatsapp}
        </a>
      </li>
    </ul>
  );
}
