import { useEffect, useState } from 'react';
import { send } from '#src/browser/session.ts';
import { cleanIfsc, isIfsc } from '#src/features/donation/bank-details/bank-detail.rules.ts';
import type { BankOfIfsc } from '#src/features/donation/bank-details/bank-details.contract.ts';

/** What is known about an IFSC: null if no bank has it, undefined if it is incomplete or nobody could be asked. */
type Found = BankOfIfsc | null | undefined;

const answers = new Map<string, Promise<Found>>();

/** Returns the bank of a text. Each IFSC is asked for once, unless the server could not be reached. */
export async function lookUpBank(text: string): Promise<Found> {
  const ifsc = cleanIfsc(text);
  if (!isIfsc(ifsc)) return undefined;
  const asked = answers.get(ifsc) ?? ask(ifsc);
  answers.set(ifsc, asked);
  const found = await asked;
  if (found === undefined) answers.delete(ifsc);
  return found;
}

/** Looks up the bank of an IFSC while it is typed. */
export function useBankOfIfsc(first: string) {
  const [ifsc, setIfsc] = useState(cleanIfsc(first));
  const [answer, setAnswer] = useState<{ ifsc: string; bank: Found }>();

  useEffect(() => {
    let isCurrent = true;
    void lookUpBank(ifsc).then((bank) => {
      if (isCurrent) setAnswer({ ifsc, bank });
    });
    return () => {
      isCurrent = false;
    };
  }, [ifsc]);

  const isAnswered = answer?.ifsc === ifsc;
  return {
    bank: isAnswered ? answer.bank : undefined,
    isLooking: !isAnswered && isIfsc(ifsc),
    onTyped: (text: string) => setIfsc(cleanIfsc(text)),
  };
}

async function ask(ifsc: string): Promise<Found> {
  const result = await send((api) => api.donation.getBankByIfsc[':ifsc'].$get({ param: { ifsc } }));
  if (result.ok) return result.body.data;
  return result.status === 404 ? null : undefined;
}
