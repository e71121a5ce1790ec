import { data, type RouterContextProvider } from 'react-router';
import { catalogues } from '#src/messages/catalogues.server.ts';
import { formatTime } from '#src/messages/time-of-day.ts';
import { pageContext } from '#src/server/http/page-context.server.ts';
import { readResponseIfFound } from '#src/server/http/page-responses.server.ts';
import { dayInIndia, formatNearDay } from '#src/shared/dates.ts';
import type { Language } from '#src/shared/languages.ts';
import { describeIn } from '#src/features/donation/bank-changes/describe-destination.server.ts';
import { kindOf } from '#src/features/donation/bank-changes/destination.ts';
import { ngoNameView } from '#src/features/donation/donation-view.server.ts';
import type { ChangeToStop } from './stop-change.contract.ts';
import type { ShownChange, StopChangeView } from './stop-change.view.ts';

type Shown = ChangeToStop['waiting'][number];
type Options = { request: Request; context: Readonly<RouterContextProvider> };

/** Loads the page of the change whose token is in the address. Opening it changes nothing. An unknown one is a 404. */
export async function loadStopChange({ request, context }: Options) {
  const { api, language } = context.get(pageContext);
  const token = tokenOf(request);
  const found =
    token && (await api.donation.readChangeToStop.$post({ json: { token } }).then(readResponseIfFound));
  const view = found ? viewOf(found.data, language) : null;
  return data({ view }, { status: view ? 200 : 404 });
}

/** Stops the change: the page has one button. */
export async function stopByForm({ request, context }: Options) {
  const { api } = context.get(pageContext);
  const { status } = await api.donation.stopChange.$post({ json: { token: tokenOf(request) } });
  return data(null, { status });
}

/** Returns the token in the address, or ''. */
function tokenOf(request: Request): string {
  return new URL(request.url).searchParams.get('change')?.slice(0, 200) ?? '';
}

function viewOf(change: ChangeToStop, language: Language): StopChangeView {
  const { area, site } = catalogues[language];
  const timeOf = (time: string) => {
    const at = new Date(time);
    const day = formatNearDay({ day: dayInIndia(at), weekdays: area.days.short, months: site.months });
    return area.days.at(day, formatTime({ language, time: at }));
  };
  const shown = ({ destination, requestedBy, requestedAt, takesEffectAt, current }: Shown): ShownChange => ({
    change: describeIn(destination)(language),
    requestedBy,
    requestedAt: timeOf(requestedAt),
    takesEffectAt: takesEffectAt && timeOf(takesEffectAt),
    isMoney: kindOf(destination) !== 'ngo',
    current: current.map((place) => describeIn(place)(language)),
  });
  const { state, ngo, isActive, isPast, removal, waiting } = change;
  return {
    state,
    ngo: ngoNameView(ngo, language),
    own: shown(change),
    isActive,
    isPast,
    removal: removal && { by: removal.by, at: timeOf(removal.at) },
    waiting: eachCurrentOnce(waiting.map(shown)),
  };
}

/** All changes of money would repeat the same accounts. */
function eachCurrentOnce(changes: readonly ShownChange[]): ShownChange[] {
  const isRepeated = (at: number) => at > 0 && changes[at]!.isMoney && changes[at - 1]!.isMoney;
  return changes.map((change, at) => (isRepeated(at) ? { ...change, current: null } : change));
}
