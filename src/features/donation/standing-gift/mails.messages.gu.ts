import type en from './mails.messages.en.ts';

const mails: typeof en = {
  reminder: {
    subject: (amount, ngo) => `તમારું આ મહિનાનું દાન: ${ngo} માટે ${amount}`,
    line: (amount, ngo) => `તમે દર મહિને યાદ અપાવવા કહ્યું હતું: ${ngo} માટે ${amount} આપવાની આ યાદ છે.`,
    purpose: (title) => `હેતુ: ${title}`,
    payee: (holder, upiId) => `UPIથી આમને: ${holder}, ${upiId}`,
    upiLink: (link) => `તમારા ફોન માટે UPI લિંક: ${link}`,
    noDebit: 'પૈસા જાતે કપાતા નથી. આપવું કે નહીં તે દર મહિને તમે નક્કી કરો છો.',
    pay: 'આ મહિનાનું દાન કરો',
    small: (most) =>
      `ખૂલતા પેજ પર તમે ચૂકવી દીધું છે એમ પણ લખી શકો. સતત ${most} યાદ પછી દાન ન મળે તો યાદ અપાવવાનું બંધ થઈ જશે.`,
    end: 'યાદ અપાવવાનું બંધ કરો',
  },
  ended: {
    subject: (ngo) => `${ngo} માટે યાદ અપાવવાનું બંધ થયું`,
    line: (ngo, most) =>
      `${ngo} માટે છેલ્લી ${most} યાદ પછી દાન મળ્યું નથી. એટલે યાદ અપાવવાનું બંધ કર્યું છે, અને આ એ વિશેનો છેલ્લો ઈમેલ છે.`,
    erased: 'યાદ અપાવવા માટે સાચવેલું બધું ભૂંસી નાખ્યું છે. તમે આપ્યું તે બદલ આભાર. ગમે ત્યારે ફરી આપી શકો છો.',
    link: 'ફરી દાન કરો',
  },
};

export default mails;
