/** The page where anyone types the code of a receipt; with the code, its own page. */
export const CHECK_RECEIPT = '/donate/receipt';
