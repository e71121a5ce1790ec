import type en from './shift-mails.messages.en.ts';

const mails: typeof en = {
  hello: (name) => `નમસ્તે ${name},`,
  when: (time) => `ક્યારે: ${time}`,
  where: (place) => `ક્યાં: ${place}`,
  reason: (reason) => `કારણ: ${reason}`,
  was: 'તે આ પ્રમાણે હતી:',
  link: 'તમારું પેજ ખોલો',
  small: 'આ લિંક ફક્ત તમારી છે: જેની પાસે હોય તે તમારું પેજ ખોલી શકે છે. બીજા કોઈને ન આપશો.',
  invited: {
    subject: (title) => `મદદ કરી શકશો? ${title}`,
    line: (title, ngo) => `${ngo}ને સ્વયંસેવકો જોઈએ છે: “${title}”.`,
    next: 'આવી શકો તો તમારા પેજ પર શિફ્ટ લઈ લો. ન આવી શકો તો કંઈ કરવાનું નથી.',
  },
  added: {
    subject: (title) => `તમારી શિફ્ટ: ${title}`,
    line: (title, ngo) => `${ngo}એ તમને “${title}” શિફ્ટમાં લીધા છે. આભાર!`,
    next: 'ન આવી શકો તો તમારા પેજ પર શિફ્ટ પાછી આપી દેજો, જેથી બીજું કોઈ લઈ શકે.',
  },
  removed: {
    subject: (title) => `હવે તમારે આવવાનું નથી: ${title}`,
    line: (title, ngo) => `${ngo}એ તમને “${title}” શિફ્ટમાંથી છૂટા કર્યા છે. તમારે આવવાની જરૂર નથી.`,
    next: 'બીજી શિફ્ટ તમારા પેજ પર દેખાશે. કંઈ પૂછવું હોય તો સંસ્થાને પૂછો.',
  },
  changed: {
    subject: (title) => `સમય કે સ્થળ બદલાયું: ${title}`,
    line: (title, ngo) => `${ngo}એ તમારી શિફ્ટ “${title}”નો સમય કે સ્થળ બદલ્યું છે. હવે આ પ્રમાણે છે:`,
    next: 'હવે આવી ન શકો તો તમારા પેજ પર શિફ્ટ પાછી આપી દેજો, જેથી બીજું કોઈ લઈ શકે.',
  },
  cancelled: {
    subject: (title) => `રદ થઈ: ${title}`,
    line: (title, ngo) => `${ngo}એ તમારી શિફ્ટ “${title}” રદ કરી છે. તમારે આવવાની જરૂર નથી.`,
    next: 'મદદ કરવાની તૈયારી બદલ આભાર. બીજી શિફ્ટ તમારા પેજ પર દેખાશે.',
  },
  reminder: {
    subject: (title) => `તમારી શિફ્ટ નજીક છે: ${title}`,
    line: (title, ngo) => `${ngo} “${title}” શિફ્ટ માટે તમારી રાહ જોશે.`,
    next: 'ન આવી શકો તો હમણાં જ તમારા પેજ પર શિફ્ટ પાછી આપી દેજો, જેથી બીજું કોઈ લઈ શકે.',
  },
};

export default mails;
