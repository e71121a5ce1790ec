import type en from './responses.messages.en.ts';

const responses: typeof en = {
  errors: {
    amountTwo: 'તમે એક રકમ પસંદ કરી અને બીજી લખી. “બીજી રકમ” પસંદ કરો, અથવા આ ખાનું ખાલી કરો.',
    donationPurposeClosed: 'સંસ્થા હવે આ માટે દાન લેતી નથી. બીજું કંઈ પસંદ કરો.',
    donorMobileAbroad: 'ભારતનો 10 આંકડાનો મોબાઇલ નંબર લખો, અથવા ખાલી રાખો.',
    donationOriginRequired: 'બેમાંથી એક પસંદ કરો.',
    donationCitizenRequired:
      'આ સાચું હોય તો નિશાની કરો. વિદેશી નાગરિક પાસેથી કે વિદેશથી આ સંસ્થા અહીં દાન લઈ શકતી નથી.',
    donationMonthlyAbroad: 'ભારતમાંથી દાન કરો તો જ અમે યાદ કરાવી શકીએ.',
    donationMethodRequired: 'કઈ રીતે ચૂકવ્યું તે પસંદ કરો.',
  },
  answers: {
    donationNotTaken: 'આ સંસ્થા હમણાં અહીં દાન લેતી નથી.',
    donationTooManyTries: 'અહીંથી ઘણાં દાન આવ્યાં છે. તમે લખેલું કંઈ ખોવાયું નથી.',
    donationClaimed: 'આભાર. હવે સંસ્થા તમારી ચુકવણી શોધશે.',
    donationClaimCorrected: 'નંબર સુધારી લીધો છે.',
    donationCancelled: 'તમારું દાન રદ થયું, અને તમારી માહિતી ભૂંસાઈ ગઈ.',
  },
};

export default responses;
