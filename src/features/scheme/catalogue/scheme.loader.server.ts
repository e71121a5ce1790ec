import { data, redirect, type RouterContextProvider } from 'react-router';
import { loadReferenceNames } from '#src/features/reference/reference-names.loader.server.ts';
import { namedOptions, packOptions } from '#src/features/reference/reference.values.ts';
import { readResponseIfFound } from '#src/server/http/page-responses.server.ts';
import { pageContext } from '#src/server/http/page-context.server.ts';
import { catalogues } from '#src/messages/catalogues.server.ts';
import { ROW_ID } from '#src/shared/row-id.ts';
import { drawQrCode } from '#src/server/qr-code.server.ts';
import { groupPhone } from '#src/shared/india/phone.ts';
import { formatDay } from '#src/shared/dates.ts';
import { textView } from '#src/shared/indic/text-in-language.ts';
import { pathInLanguage, type Language } from '#src/shared/languages.ts';
import { schemeNameIn, schemeTextsIn } from '#src/features/scheme/scheme-texts.ts';
import type {
  NeedLinks,
  RegisterView,
  SchemeTextsView,
  SchemeView,
} from '#src/features/scheme/scheme.views.ts';
import type { PublicScheme } from './catalogue.contract.ts';
import { isAllStates } from '#src/features/scheme/scheme.values.ts';
import { offeredBy } from './offered-by.server.ts';
import { loadStates } from './states.loader.server.ts';

type Context = Readonly<RouterContextProvider>;

/** The page itself renders the message for a missing scheme, in the wording of the specification. */
const notFound = () => data(null, { status: 404 });

/**
 * Loads a scheme of an NGO, or a built-in one if `type` is anything but 'ngo'.
 * @throws a redirect to the canonical URL if `type` is not exactly the type of the scheme.
 */
export async function loadScheme({
  context,
  id,
  type,
}: {
  context: Context;
  id: string;
  type: string;
}): Promise<SchemeView | ReturnType<typeof notFound>> {
  const { language, origin } = context.get(pageContext);
  const publicScheme = await findScheme(context, id);
  if (!publicScheme || (publicScheme.type === 'ngo') !== (type === 'ngo')) return notFound();
  // The router adds the language prefix.
  if (publicScheme.type !== type) throw redirect(`/schemesDetail/${id}/${publicScheme.type}`, 301);
  const { _id, category, beneficiary, gender, eligibility, ngo, needs, phone, office, ...scheme } =
    publicScheme;
  const number = phone ?? ngo?.phone ?? null;
  const states = isAllStates(scheme.state) ? [] : await loadStates(context);
  const path = pathInLanguage({ path: `/schemesDetail/${id}/${type}`, language });
  const address = `${origin}${path}`;
  return {
    scheme: { _id: String(_id), type: publicScheme.type, category, beneficiary, gender, eligibility },
    texts: textsOf(publicScheme, language),
    phone: number === null ? null : { number, text: groupPhone(number) },
    town: ngo && office === null ? await townName(context, ngo.city) : null,
    checked: formatDay({ day: scheme.checkedOn, months: catalogues[language].site.months }),
    address,
    code: drawQrCode(address),
    needs: needs.length > 0 ? needLinks({ needs, language }) : null,
    ngo: ngo && offeredBy({ ngo, language }),
    stateName: isAllStates(scheme.state)
      ? null
      : (states.find(({ value }) => value === scheme.state)?.label ?? scheme.state),
    link: linkTo(scheme.link),
    origin,
  };
}

function textsOf(scheme: PublicScheme, language: Language): SchemeTextsView {
  const texts = schemeTextsIn({ ...scheme, ...scheme.eligibility }, language);
  const view = (text: string) => textView(text, language);
  const ifAny = (text: string | null) => (text === null ? null : view(text));
  return {
    name: view(texts.schemeName),
    description: view(texts.description),
    benefit: ifAny(texts.benefit),
    howToApply: ifAny(texts.howToApply),
    office: ifAny(texts.office),
    conditions: texts.conditions.map(view),
    documents: texts.documents.map(view),
  };
}

async function townName(context: Context, city: string): Promise<string> {
  const { cities } = await loadReferenceNames(context);
  return cities[city] ?? city;
}

function needLinks({ needs, language }: Pick<PublicScheme, 'needs'> & { language: Language }): NeedLinks {
  const links = needs.map(({ name, nameGu, nameHi }) => {
    const text = { en: name, gu: nameGu, hi: nameHi }[language];
    return { to: `/search?q=${encodeURIComponent(text)}`, text };
  });
  return { title: catalogues[language]['ngo/directory'].needsOfScheme, links };
}

/**
 * Loads the data of the registration form. Only schemes of NGOs accept registrations; any other id is a 404.
 */
export async function loadRegisterForm({
  context,
  request,
  schemeId,
}: {
  context: Context;
  request: Request;
  schemeId: string;
}): Promise<RegisterView | ReturnType<typeof notFound>> {
  const { language } = context.get(pageContext);
  const [scheme, { cities }] = await Promise.all([
    findScheme(context, schemeId),
    loadReferenceNames(context),
  ]);
  if (scheme?.type !== 'ngo') return notFound();
  const from = new URL(request.url).searchParams.get('from') ?? '';
  return {
    scheme: { _id: scheme._id, name: schemeNameIn(scheme, language) },
    ngo: offeredBy({ ngo: scheme.ngo, language }),
    cities: packOptions(namedOptions({ names: cities, language })),
    town: from in cities ? from : '',
  };
}

async function findScheme(context: Context, id: string): Promise<PublicScheme | undefined> {
  if (!ROW_ID.test(id)) return undefined;
  const { api } = context.get(pageContext);
  const response = await api.scheme.getSchemeById[':id'].$get({ param: { id } });
  return (await readResponseIfFound(response))?.data;
}

/**
 * Returns null for '#', which the specification uses for "no link", and for anything that is not an HTTP(S)
 * URL.
 */
function linkTo(link: string | null): SchemeView['link'] {
  if (!link || !URL.canParse(link)) return null;
  const { href, host, protocol } = new URL(link);
  return /^https?:$/.test(protocol) ? { href, host: host.replace(/^www\./, '') } : null;
}
