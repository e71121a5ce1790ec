import { BRAND } from '#src/brand.ts';
import type en from './ngo.messages.en.ts';
import { pluralIn } from '#src/messages/plural.ts';

const plural = pluralIn('hi');

const ngo: typeof en = {
  categoryLeads: {
    education: 'पढ़ाई के कमरे, लाइब्रेरी, स्कॉलरशिप और फिर स्कूल जाने का रास्ता।',
    health: 'दवाखाने, खून, आंखों का इलाज, मां की और मन की सेहत।',
    children: 'हर बच्चे के लिए घर, भोजन, खेल और सुरक्षा।',
    women: 'महिलाओं के लिए बचत समूह, कानूनी मदद, आश्रय और काम।',
    aged: 'बुजुर्गों के लिए घर, टिफिन, मुलाकात और देखभाल।',
    disability: 'दिव्यांग जनों के लिए साधन, थेरेपी, स्कूल और काम।',
    livelihood: 'प्रशिक्षण, औजार और पहला काम, सिलाई से सोलर तक।',
    environment: 'तालाब, पेड़, स्वच्छ ऊर्जा और कम कचरा।',
    animals: 'पशु-पक्षियों का बचाव, इलाज और आश्रय।',
    tribal: 'आदिवासी पट्टी में जमीन, जंगल, भाषा और पढ़ाई।',
    rural: 'गांवों में कुएं, खेती, सड़कें और उचित मजदूरी।',
    disaster: 'मुसीबत में बचाव, प्राथमिक उपचार, भोजन और फिर घर बसाने में मदद।',
  },
  allWork: 'सभी काम',
  allNgos: 'सभी संस्थाएं',
  cityTitle: (city) => `${city} की संस्थाएं`,
  cityLead: (district) => `${district} जिला। जिस संस्था के दस्तावेज हमने जांचे हैं, वहां तारीख लिखी है।`,
  searchTitle: (words) => `${words}: खोज`,
  searchHeading: 'खोज परिणाम',
  allTitle: 'गुजरात की संस्थाएं',
  allDescription:
    'गुजरात की सभी संस्थाएं एक सूची में: नाम से या जरूरत से खोजें, गुजराती, हिंदी या अंग्रेजी अक्षरों में, स्पेलिंग गलत हो तो भी।',
  pageTitle: (title, page) => `${title}, पेज ${page}`,
  count: (count, shown) => plural(count, { one: `${shown} संस्था`, other: `${shown} संस्थाएं` }),
  countMore: (shown) => `${shown} से ज्यादा संस्थाएं`,
  narrow: 'फिल्टर करें',
  facetWork: 'काम',
  facetTown: 'शहर',
  facetPapers: 'दस्तावेज',
  facetChecked: `${BRAND.name.hi} की जांची हुई`,
  checkedShort: 'जांची हुई',
  removeFilter: 'यह फिल्टर हटाएं',
  sort: {
    fit: 'सबसे मिलती-जुलती पहले',
    name: 'नाम के क्रम में',
    distance: (city) => `${city} से सबसे नजदीक पहले`,
    toFit: 'सबसे मिलती-जुलती',
    toName: 'नाम से',
    toDistance: 'दूरी से',
    chooseTown: 'अपना शहर चुनें',
  },
  showingFor: 'इनके परिणाम:',
  exactly: (words) => `“${words}” ही खोजें`,
  inYourTown: 'आपके शहर में',
  kilometres: (km) => `${km} किमी`,
  pages: 'पेज',
  page: (page) => `पेज ${page}`,
  before: 'पिछला',
  after: 'अगला',
  thatIsAll: 'बस इतनी ही हैं।',
  noneFits: 'कोई ठीक नहीं लगी? मदद मांगें',
  refineHint: 'जो चाहिए वह नहीं मिला? कम शब्द लिखें, या',
  helpLink: 'मदद मांगें: हम संस्थाओं से पूछेंगे।',
  empty: {
    heading: 'यहां अभी कोई संस्था नहीं है',
    search: (words) => `“${words}” के लिए कुछ नहीं मिला।`,
    filters: `${BRAND.name.hi} पर ऐसी कोई संस्था नहीं मिली।`,
    nearest: (city, km) => `सबसे नजदीकी ${city} में है, ${km} किमी दूर।`,
    nearestLink: (city) => `${city} की संस्थाएं`,
    tips: [
      'एक ही शब्द लिखें, या स्पेलिंग बदलें: हम गुजराती, हिंदी और अंग्रेजी अक्षर पढ़ते हैं।',
      'नाम की जगह काम लिखें: आंख, खून, स्कूल, बुजुर्ग।',
    ],
    removeFilter: (filter) => `“${filter}” फिल्टर हटाएं`,
    all: 'सभी संस्थाएं दिखाएं',
  },
};

export default ngo;
