import { hasBranch } from './branch-ranges.ts';

export type FoundBank = {
  /** The name of the bank, as its own customers know it. */
  bank: string;
  /** Branches open every month, so one that is not in the list may exist. */
  isBranchKnown: boolean;
};

/** The shortest beginning of an IFSC by which a smaller bank is found: the letters of its own bank code. */
const SUBLET_LEAST = 4;

/**
 * Returns the bank that an IFSC belongs to, or undefined if no bank begins its IFSCs with these letters. The IFSC must
 * have the right form. Source: `database/reference/banks`, which is loaded at the first call.
 */
export async function findBank(ifsc: string): Promise<FoundBank | undefined> {
  const { branches, names, sublets } = await loadBanks();
  const code = ifsc.slice(0, 4);
  const packed = branches[code];
  if (packed === undefined) return undefined;
  return {
    bank: subletBank(sublets, ifsc) ?? names[code]!,
    isBranchKnown: hasBranch(packed, ifsc.slice(5)),
  };
}

/** Smaller banks use the IFSCs of another bank. The longest beginning that is in the list decides. */
function subletBank(sublets: Record<string, string>, ifsc: string): string | undefined {
  for (let length = ifsc.length; length >= SUBLET_LEAST; length--) {
    const bank = sublets[ifsc.slice(0, length)];
    if (bank !== undefined) return bank;
  }
  return undefined;
}

type Table = Record<string, string>;

/** The runtime keeps the imported files. Few NGOs enter bank details, so no process loads them before. */
async function loadBanks(): Promise<{ branches: Table; names: Table; sublets: Table }> {
  const [branches, names, sublets] = await Promise.all([
    import('#database/reference/banks/branches.json', { with: { type: 'json' } }),
    import('#database/reference/banks/names.json', { with: { type: 'json' } }),
    import('#database/reference/banks/sublets.json', { with: { type: 'json' } }),
  ]);
  return { branches: branches.default, names: names.default, sublets: sublets.default };
}
