/** What the API says about volunteers whom an NGO tells something. */
export default {
  answers: {
    certificateIssued: 'प्रमाणपत्र दिया गया और ईमेल से भेजा जा रहा है।',
    certificateUnmailed: 'प्रमाणपत्र दिया गया। आज उन्हें और ईमेल नहीं जा सकता: कृपया आप ही उन्हें दे दें।',
    volunteerAccepted: 'स्वीकार किया। उन्हें अपने पेज के लिंक वाला ईमेल जाएगा।',
    volunteerAcceptedUnmailed: 'स्वीकार किया। आज उन्हें और ईमेल नहीं जा सकता, इसलिए कृपया फोन करें।',
    volunteerDeclined: 'मना किया। उन्हें प्यार से लिखा ईमेल जाएगा।',
    volunteerDeclinedUnmailed: 'मना किया। आज उन्हें और ईमेल नहीं जा सकता, इसलिए कृपया फोन करें।',
    shiftPersonAdded: 'जोड़ दिया। जगह उनकी है।',
    shiftPersonAddedUnmailed: 'जोड़ दिया। जगह उनकी है। आज उन्हें और ईमेल नहीं जा सकता, इसलिए कृपया फोन करें।',
    shiftPersonRemoved: 'शिफ्ट से हटा दिया।',
    shiftPersonRemovedUnmailed: 'शिफ्ट से हटा दिया। आज उन्हें और ईमेल नहीं जा सकता, इसलिए कृपया फोन करें।',
  },
};
