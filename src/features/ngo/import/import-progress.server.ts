import { SingleBar } from 'cli-progress';
import { formatCount } from '#src/shared/numbers.ts';
import type { ImportProgress } from './import-ngos.server.ts';

const TITLES = { check: 'Checking the file', save: 'Importing' };
/** Without a terminal, one line per tenth of the file. */
const LINES = 10;

export type ProgressDisplay = { show(progress: ImportProgress): void; end(): void };

/** Shows the progress of an import by bytes read: a bar on a terminal, otherwise an occasional line. */
export function showProgress({
  isTerminal,
  print,
}: {
  isTerminal: boolean;
  print: (line: string) => void;
}): ProgressDisplay {
  return isTerminal ? showBar() : showLines(print);
}

function showBar(): ProgressDisplay {
  let bar: SingleBar | undefined;
  let phase: string | undefined;
  return {
    show(progress) {
      if (phase !== progress.phase) {
        bar?.stop();
        bar = new SingleBar({
          format: '{title} {bar} {percentage} %  {told}',
          hideCursor: true,
          barsize: 30,
        });
        bar.start(progress.bytes, 0, { title: TITLES[progress.phase], counts: '' });
        phase = progress.phase;
      }
      bar?.update(progress.bytesRead, { counts: countsText(progress) });
    },
    end: () => bar?.stop(),
  };
}

function showLines(print: (line: string) => void): ProgressDisplay {
  let lastLine = '';
  return {
    show(progress) {
      const part = Math.floor((progress.bytesRead / progress.bytes) * LINES);
      const line = progress.phase === 'check' ? progress.phase : `${progress.phase} ${part}`;
      if (line === lastLine) return;
      lastLine = line;
      const percent = progress.phase === 'check' ? '' : ` ${part * (100 / LINES)} %, ${countsText(progress)}`;
      print(`${TITLES[progress.phase]}${percent}`);
    },
    end() {},
  };
}

function countsText({ phase, inserted, updated, unchanged, rejected }: ImportProgress): string {
  if (phase === 'check') return '';
  const saved = `${formatCount(inserted + updated + unchanged)} NGOs`;
  return rejected === 0 ? saved : `${saved}, ${formatCount(rejected)} rows rejected`;
}
