import { data, redirect, type RouterContextProvider } from 'react-router';
import { catalogues } from '#src/messages/catalogues.server.ts';
import { pageContext } from '#src/server/http/page-context.server.ts';
import { readResponseIfFound, readTexts } from '#src/server/http/page-responses.server.ts';
import { formatDay } from '#src/shared/dates.ts';
import type { Language } from '#src/shared/languages.ts';
import { formatExactRupees } from '#src/shared/money.ts';
import { readReference } from '#src/shared/reference-number.ts';
import { REFERENCE_MOST } from '#src/shared/text-limits.ts';
import { ngoNameView } from '#src/features/donation/donation-view.server.ts';
import { formatReceiptNumber } from '#src/features/donation/receipts/receipt.rules.ts';
import type { CheckedReceipt } from './receipt-check.contract.ts';
import { CHECK_RECEIPT } from './receipt-check.values.ts';
import type { ReceiptCheckView, ReceiptView } from './receipt-check.view.ts';

type Context = Readonly<RouterContextProvider>;

/** Loads the receipt with this code. An unknown one is a 404 with an explanation. */
export async function loadReceipt({ context, code }: { context: Context; code: string | undefined }) {
  const { api, language } = context.get(pageContext);
  if (code === undefined) return data<ReceiptCheckView>({ view: null, unknown: null });
  const param = { code: code.slice(0, REFERENCE_MOST) };
  const found = await api.donation.checkReceipt[':code'].$get({ param }).then(readResponseIfFound);
  const page: ReceiptCheckView = found
    ? { view: viewOf(found.data, language), unknown: null }
    : { view: null, unknown: param.code };
  return data(page, { status: found ? 200 : 404 });
}

/** Leads from the form to the page of the code that was typed. */
export async function goToCode({ request, context }: { request: Request; context: Context }) {
  const { language } = context.get(pageContext);
  const typed = (await readTexts(request))('code').trim();
  const { codeRequired } = catalogues[language]['donation/receipt-check'];
  if (typed === '') return data({ error: codeRequired }, { status: 422 });
  const code = readReference(typed, 'RC') ?? typed.slice(0, REFERENCE_MOST);
  // The router adds the language prefix.
  return redirect(`${CHECK_RECEIPT}/${encodeURIComponent(code)}`, 303);
}

function viewOf(receipt: CheckedReceipt, language: Language): ReceiptView {
  const { amount, receivedOn, initials, isDeductible, cancelledOn, ngo } = receipt;
  const { months } = catalogues[language].site;
  return {
    number: formatReceiptNumber(receipt),
    amount: formatExactRupees(amount),
    receivedOn: formatDay({ day: receivedOn, months }),
    initials,
    isDeductible,
    cancelledOn: cancelledOn && formatDay({ day: cancelledOn, months }),
    ngo: {
      ...ngoNameView(ngo, language),
      path: ngo.isListed ? `/${ngo.category}/detailpage/${ngo._id}` : null,
    },
  };
}
