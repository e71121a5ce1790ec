import type en from './responses.messages.en.ts';

const responses: typeof en = {
  errors: {
    invitationInvalid: 'આ આમંત્રણ વપરાઈ ગયું છે, પાછું ખેંચાયું છે અથવા સાત દિવસથી જૂનું છે. નવું મંગાવો.',
    inviteeNameRequired: 'જેમને બોલાવો છો તેમનું નામ લખો, વધુમાં વધુ 100 અક્ષર, ફોન નંબર કે સરનામા વગર.',
    personThere: 'આ ઈમેલથી તમારી સંસ્થા માટે પહેલેથી સાઇન ઇન થઈ શકે છે.',
    tooManyPeople: 'અહીં એક સંસ્થાના વધુમાં વધુ 30 લોકો હોઈ શકે. પહેલાં કોઈને કાઢો.',
    ownAccount: 'તમારા પોતાના એકાઉન્ટ માટે આ ન કરી શકો. બીજા મેનેજર કરી શકે.',
    personInvited: 'આમંત્રણ ઈમેલથી મોકલી દીધું છે.',
    invitationWithdrawn: 'આમંત્રણ પાછું ખેંચ્યું છે. હવે તેની લિંક ચાલશે નહીં.',
    personRoleChanged: 'બદલી દીધું. અમે તેમને ઈમેલથી જણાવ્યું છે.',
    personRemoved: 'કાઢી નાખ્યા. હવે તે સાઇન ઇન કરી શકશે નહીં.',
    invitationsUsedUp: 'એક દિવસ માટે આટલાં આમંત્રણ પૂરતાં છે. કાલે ફરી પ્રયાસ કરો.',
    managersOnly: 'આ ફક્ત તમારી સંસ્થાના મેનેજર કરી શકે છે. તેમને કહો.',
  },
};

export default responses;
