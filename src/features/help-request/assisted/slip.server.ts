import { findHelpline } from '#src/features/reference/helplines.server.ts';
import { DAYS_TO_KEEP, HOURS_TO_ANSWER } from '#src/features/help-request/help-request.values.ts';
import { catalogues } from '#src/messages/catalogues.server.ts';
import { drawQrCode } from '#src/server/qr-code.server.ts';
import { dayInIndia, formatNearDay } from '#src/shared/dates.ts';
import { pathInLanguage, type Language } from '#src/shared/languages.ts';
import type { SlipData } from './assisted.contract.ts';

const HELPLINES = ['112', '108', '181', '1098'];
const HOUR = 3600_000;

/**
 * Returns what the person takes along, in their language. It says neither who asked nor what for, because others may see
 * it. The QR code leads to the status page and contains neither number nor PIN.
 */
export function makeSlip(input: {
  origin: string;
  language: Language;
  reference: string;
  pin: string;
  longPin: string;
}): SlipData {
  const { origin, language, reference, pin } = input;
  const longPin = input.longPin.replace(/(?=(?:\d{4})+$)\B/g, ' ');
  const address = origin + pathInLanguage({ path: '/helpRequest/status', language });
  const { site, 'help-request/assisted/slip': t, 'help-request/status': status } = catalogues[language];
  const answerBy = formatNearDay({
    day: dayInIndia(new Date(Date.now() + HOURS_TO_ANSWER * HOUR)),
    weekdays: status.longWeekdays,
    months: site.months,
  });
  const shownAddress = address.replace(/^https?:\/\//, '');
  return {
    language,
    address: shownAddress,
    code: drawQrCode(address),
    heading: t.heading,
    number: t.number,
    pin: t.pin,
    howTo: [...t.howTo, t.longPin(longPin)],
    next: t.next(answerBy, DAYS_TO_KEEP),
    helplinesHeading: t.helplines,
    helplines: HELPLINES.flatMap((number) => {
      const line = findHelpline({ number, language });
      return line ? [{ number, name: line.name }] : [];
    }),
    message: [t.numberLine(reference), t.pinLine(pin), t.longPin(longPin), address].join('\n'),
    messageWithoutPin: [t.numberLine(reference), address].join('\n'),
  };
}
