import { holdsContactDetails, listContactDetails } from '#src/shared/india/hide-contact-details.ts';

type Owner = {
  ngoId: string;
  /** The address of this site. */
  origin: string;
  website: string | null;
};

/** Words of a path in any script, and a file. */
const PATH = /^(?:\/[\p{L}\p{M}\p{N}_-]+)*(?:\.(?:html?|php|aspx?|pdf))?$/iu;
/** A number or a language of a page, and a place on it. */
const REST = /(?:\?(?:p|id|page|page_id|lang)=(?:\d{1,5}|[a-z]{2}))?(?:#[\p{L}\p{M}_-]+)?$/iu;
/** The day of a post has as many digits as a phone number. */
const DAY = /\/(?:19|20)\d\d\/[01]\d(?:\/[0-3]\d)?(?=\/|$)/;
/** The name of the first page of a website. Its other pages stand beside it. */
const FIRST_PAGE = /\/(?:index|home|default)\.(?:html?|php|aspx?)$/i;
/** Pages of this site about nobody: their paths have no ids. */
const ABOUT_NOBODY = /^(?:\/[a-z]+)*$/i;
const OF_GOVERNMENT = /^\/schemesDetail\/[\w-]{1,60}\/builtin$/;

/**
 * Returns whether a contact, as `listContactDetails` returns it, leads nobody away from an NGO: it is a plain page of its
 * website, or a page of this site that is about no other NGO. A path that names another contact is none.
 */
export function isOwnPage(contact: string, { ngoId, origin, website }: Owner): boolean {
  const [site] = listContactDetails(origin);
  const [home] = listContactDetails(website ?? '');
  return (
    isPageOfSite({ path: pathAt(site, contact), ngoId }) ||
    isPlainPage(pathAt(home?.replace(FIRST_PAGE, ''), contact))
  );
}

/** Returns what follows an address in a contact, decoded, or undefined if it does not lead there. */
function pathAt(address: string | undefined, contact: string): string | undefined {
  if (address === undefined || !contact.startsWith(address)) return undefined;
  const path = contact.slice(address.length);
  if (!/^(?:[/?#]|$)/.test(path)) return undefined;
  try {
    return decodeURIComponent(path);
  } catch {
    return undefined;
  }
}

function isPlainPage(path: string | undefined): boolean {
  if (path === undefined) return false;
  const plain = path.replace(REST, '').replace(/\/$/, '');
  return PATH.test(plain) && !holdsContactDetails(path.replace(DAY, ''));
}

function isPageOfSite({ path, ngoId }: { path: string | undefined; ngoId: string }): boolean {
  const plain = path?.replace(/^\/(?:hi|gu)(?=\/|$)/, '');
  if (plain === undefined || holdsContactDetails(plain.replace(ngoId, ''))) return false;
  const ofNgo = [
    `/donate/${ngoId}`,
    `/volunteer/${ngoId}`,
    `/eventList?ngo=${ngoId}`,
    `/schemes?ngo=${ngoId}`,
  ];
  if (ABOUT_NOBODY.test(plain) || OF_GOVERNMENT.test(plain) || ofNgo.includes(plain)) return true;
  return /^\/[a-z-]+\/detailpage\/\d+$/.test(plain) && plain.endsWith(`/${ngoId}`);
}
