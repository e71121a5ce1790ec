import type { RouterContextProvider } from 'react-router';
import { readOutcome } from '#src/browser/api-client.ts';
import { catalogues } from '#src/messages/catalogues.server.ts';
import { formatTime } from '#src/messages/time-of-day.ts';
import { pageContext } from '#src/server/http/page-context.server.ts';
import { dayInIndia, formatNearDay } from '#src/shared/dates.ts';
import type { Language } from '#src/shared/languages.ts';
import { readReference } from '#src/shared/reference-number.ts';
import { nameIn } from '#src/shared/ngo-names.ts';
import { HOURS_TO_ANSWER } from '#src/features/help-request/help-request.values.ts';
import type { SentHelp } from '#src/features/help-request/help-request.view.ts';
import type { FullStatus } from '#src/features/help-request/status/status.contract.ts';
import { whatsAppLink } from '#src/features/help-request/whatsapp-link.server.ts';
import type { Confirmation } from './confirmation.view.ts';

/** Returns what to show after sending, or null if there is neither a ticket nor a number. */
export async function readConfirmation({
  context,
  sent: { reference, ticket, ngo },
}: {
  context: Readonly<RouterContextProvider>;
  sent: SentHelp;
}): Promise<Confirmation | null> {
  const { api, language } = context.get(pageContext);
  const outcome =
    ticket === ''
      ? undefined
      : await api.helpRequest.getHelpRequestStatus.$post({ json: { ticket } }).then(readOutcome);
  const request = outcome?.ok ? outcome.body.data.request : undefined;
  if (!request) {
    const number = readReference(reference);
    return number ? { reference: number, details: null } : null;
  }
  const { safeContact, mayMail, userEmail } = request.asked;
  return {
    reference: request.reference,
    details: {
      ticket,
      userEmail,
      steps: nextSteps({ request, language, isRefused: ngo !== '' }),
      safeContact: { words: safeContact, mayMail },
      whatsApp: whatsAppLink(request, language),
    },
  };
}

/** `isRefused`: the form named an NGO, so if none was asked first, it could not be asked. */
function nextSteps(input: { request: FullStatus; language: Language; isRefused: boolean }) {
  const { request, language, isRefused } = input;
  const { createdAt, aloneUntil, history, asked } = request;
  const { steps: t } = catalogues[language]['help-request/confirmation'];
  const chosen = history.find(({ kind }) => kind === 'askedFirst')?.ngo;
  const name = chosen ? nameIn({ names: chosen, language }) : '';
  const start = new Date(aloneUntil ?? createdAt);
  const answerBy = new Date(start.getTime() + HOURS_TO_ANSWER * 3_600_000);
  const dayOf = (time: Date) => {
    const { longWeekdays } = catalogues[language]['help-request/status'];
    const weekdays = longWeekdays.map((weekday) => `${weekday},`);
    return formatNearDay({ day: dayInIndia(time), weekdays, months: catalogues[language].site.months });
  };
  const first =
    aloneUntil !== null
      ? [t.alone(name), t.aloneUntil(`${dayOf(start)}, ${formatTime({ language, time: start })}`)]
      : chosen
        ? t.withOthers(name)
        : isRefused
          ? t.not
          : t.near;
  return [first, t.answer(dayOf(answerBy)), asked.mayMail ? t.mail : t.noMail].map(
    ([title = '', text = '']) => ({
      title,
      text,
    }),
  );
}
