import { load } from '#src/browser/session.ts';
import { loadNames } from '#src/features/reference/load-names.ts';
import { REGISTRATION_STATUSES, type RegistrationStatus } from '#src/features/scheme/scheme.values.ts';

export type SchemeRegistrationsData = Awaited<ReturnType<typeof loadSchemeRegistrations>>;

/** Loads the registrations for a scheme of the own NGO, for a `clientLoader`. The query string has the filters. */
export async function loadSchemeRegistrations({ id, request }: { id: string; request: Request }) {
  const params = new URL(request.url).searchParams;
  const q = params.get('q')?.trim() ?? '';
  const status: RegistrationStatus | '' =
    REGISTRATION_STATUSES.find((option) => option === params.get('status')) ?? '';
  const listOf = (page: string) =>
    load((api) =>
      api.scheme.getAllRegistration[':schemeId'].$get({
        param: { schemeId: id },
        query: { q, status, page },
      }),
    );
  const [asIs, names] = await Promise.all([listOf(params.get('page') ?? '1'), loadNames()]);
  // The page may be past the end after its last row got another status.
  const isPast = asIs.data.length === 0 && asIs.total > 0;
  const list = isPast ? await listOf(String(Math.ceil(asIs.total / asIs.pageSize))) : asIs;
  return { list, q, status, towns: names.cities };
}
