/** What the API says about volunteers whom an NGO tells something. */
export default {
  answers: {
    certificateIssued: 'પ્રમાણપત્ર આપ્યું, અને ઈમેલથી મોકલાય છે.',
    certificateUnmailed: 'પ્રમાણપત્ર આપ્યું. આજે તેમને વધુ ઈમેલ જઈ શકે તેમ નથી: કૃપા કરી તમે જ તેમને આપો.',
    volunteerAccepted: 'સ્વીકાર્યા. તેમને તેમના પેજની લિંક સાથે ઈમેલ જશે.',
    volunteerAcceptedUnmailed: 'સ્વીકાર્યા. આજે તેમને વધુ ઈમેલ જઈ શકે તેમ નથી, એટલે કૃપા કરી ફોન કરો.',
    volunteerDeclined: 'ના પાડી. તેમને પ્રેમથી લખેલો ઈમેલ જશે.',
    volunteerDeclinedUnmailed: 'ના પાડી. આજે તેમને વધુ ઈમેલ જઈ શકે તેમ નથી, એટલે કૃપા કરી ફોન કરો.',
    shiftPersonAdded: 'ઉમેર્યા. જગ્યા તેમની છે.',
    shiftPersonAddedUnmailed: 'ઉમેર્યા. જગ્યા તેમની છે. આજે તેમને વધુ ઈમેલ જઈ શકે તેમ નથી, એટલે કૃપા કરી ફોન કરો.',
    shiftPersonRemoved: 'શિફ્ટમાંથી કાઢ્યા.',
    shiftPersonRemovedUnmailed: 'શિફ્ટમાંથી કાઢ્યા. આજે તેમને વધુ ઈમેલ જઈ શકે તેમ નથી, એટલે કૃપા કરી ફોન કરો.',
  },
};
