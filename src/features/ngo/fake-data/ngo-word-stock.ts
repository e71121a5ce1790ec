/**
 * Words in the names of NGOs in Gujarat: Latin spellings (alternatives separated by slashes), Gujarati, and
 * Devanagari if it differs from a letter-by-letter conversion. Only for fake data (make-ngos).
 */
export type StockWord = { latin: string[]; gu: string; hi: string };

const OPENINGS = `
jivan/jeevan જીવન; jyot/jyoti જ્યોત; deep/dip દીપ; prakash પ્રકાશ; kiran કિરણ; asha/aasha આશા; umang ઉમંગ; ullas ઉલ્લાસ; anand/aanand આનંદ;
sneh સ્નેહ; prem પ્રેમ; karuna કરુણા; daya દયા; maitri મૈત્રી; mitra મિત્ર; sathi/saathi સાથી; sahyog/sahayog સહયોગ; sahkar/sahakar સહકાર; sahara/sahaara સહારા;
samarpan સમર્પણ; sankalp સંકલ્પ; sanskar સંસ્કાર; sanskruti/sanskriti સંસ્કૃતિ संस्कृति; sadhana સાધના; sadbhavna/sadbhavana સદ્ભાવના; satya સત્ય; satkarya સત્કાર્ય; shanti/santi શાંતિ; shakti/sakti શક્તિ; shraddha/sraddha શ્રદ્ધા;
vishwas/vishvas વિશ્વાસ; vishva/vishwa વિશ્વ; vandana વંદના; vatsalya વાત્સલ્ય; varsha વર્ષા; vasant વસંત; vikas વિકાસ; vivek વિવેક; vidya વિદ્યા; gyan/gnan જ્ઞાન;
pragati પ્રગતિ; pragna/pragya પ્રજ્ઞા; prerna/prerana પ્રેરણા; prayas પ્રયાસ; prabhat પ્રભાત; pratiksha/pratixa પ્રતીક્ષા; pratibha પ્રતિભા; parivartan પરિવર્તન; parmarth પરમાર્થ; paropkar પરોપકાર;
punya પુણ્ય; pankh/pankhi પાંખ; pallav પલ્લવ; parijat પારિજાત; padma પદ્મ; kamal કમળ; gulab ગુલાબ; mogra/mogara મોગરા; tulsi તુલસી; ashwattha/ashvattha અશ્વત્થ अश्वत्थ;
vatvruksh/vatvriksh વટવૃક્ષ; vruksh/vriksh વૃક્ષ; haritima હરિતિમા; hariyali હરિયાળી; dharti/dharati ધરતી; dhara ધારા; sarita સરિતા; sagar સાગર; ganga ગંગા; narmada નર્મદા;
tapi તાપી; sabarmati સાબરમતી; mahi મહી; saraswati/sarasvati સરસ્વતી; girnar ગિરનાર; shatrunjay/shetrunjay શત્રુંજય; gir ગીર; kutch/kachchh કચ્છ; saurashtra/sorath સૌરાષ્ટ્ર; gurjar/gurjari ગુર્જર;
gujarat ગુજરાત; bharat ભારત; bharati/bharti ભારતી; swaraj/svaraj સ્વરાજ; swadeshi/svadeshi સ્વદેશી; sarvodaya/sarvoday સર્વોદય; antyodaya/antyoday અંત્યોદય; lokbharati લોકભારતી; loksarthi લોકસારથિ; lokmangal લોકમંગલ;
janhit જનહિત; janseva/jansewa જનસેવા; jankalyan જનકલ્યાણ; jagruti/jagriti જાગૃતિ जागृति; chetna/chetana ચેતના; chirag ચિરાગ; chintan ચિંતન; chaitanya ચૈતન્ય; navjivan/navjeevan નવજીવન; navchetan નવચેતન;
navnirman નવનિર્માણ; navyug નવયુગ; navprabhat નવપ્રભાત; navrachna/navrachana નવરચના; nutan નૂતન; nirmal નિર્મળ; nirman નિર્માણ; nirdhar નિર્ધાર; nisarg નિસર્ગ; nidhi નિધિ;
akshar/axar અક્ષર; akshay/akshaya અક્ષય; akhand અખંડ; amrut/amrit અમૃત; amar અમર; ankur અંકુર; antar અંતર; anupam અનુપમ; anmol અણમોલ अनमोल; abhay અભય;
abhigam અભિગમ; abhilasha અભિલાષા; abhyuday અભ્યુદય; arpan અર્પણ; aradhana/aaradhana આરાધના; ashirvad/aashirwad આશીર્વાદ; ashray/aashray આશ્રય; adhar/aadhar આધાર; adarsh/aadarsh આદર્શ; aditya આદિત્ય;
utkarsh ઉત્કર્ષ; utthan ઉત્થાન; uday ઉદય; unnati ઉન્નતિ; udgam ઉદ્ગમ; ujas/ujaas ઉજાસ; usha ઉષા; urja ઊર્જા; ekta/ekata એકતા; oum/om ઓમ;
hetal હેતલ; hetu હેતુ; hansa હંસા; himalaya હિમાલય; hriday/hraday હૃદય; indradhanush ઇન્દ્રધનુષ; ishwar/ishvar ઈશ્વર; kalp/kalpa કલ્પ; kalpataru કલ્પતરુ; kalyan કલ્યાણ;
kasturba કસ્તૂરબા; kasturi કસ્તૂરી; kesar કેસર; keshav કેશવ; kirti કીર્તિ; krupa/kripa કૃપા कृपा; krushna/krishna કૃષ્ણ कृष्ण; kshitij/xitij ક્ષિતિજ; kshama/xama ક્ષમા; kunj કુંજ;
lakshya/laxya લક્ષ્ય; laxmi/lakshmi લક્ષ્મી; lalit લલિત; lata લતા; madhav માધવ; madhuram મધુરમ્; mahavir/mahaveer મહાવીર; mahadev મહાદેવ; mangal મંગલ; mangalam મંગલમ્;
manav માનવ; manavta/manavata માનવતા; manthan મંથન; mamta/mamata મમતા; maruti મારુતિ; matruchhaya/matruchaya માતૃછાયા मातृछाया; matrushakti માતૃશક્તિ मातृशक्ति; meera/mira મીરા; megh મેઘ; moti મોતી;
mukti મુક્તિ; muskan મુસ્કાન; nanda નંદા; nandan નંદન; narayan નારાયણ; narsinh/narsingh નરસિંહ; neelkanth/nilkanth નીલકંઠ; netra નેત્ર; nishtha નિષ્ઠા; niswarth/nisvarth નિઃસ્વાર્થ;
parampara પરંપરા; paras પારસ; parmanand પરમાનંદ; parshwa/parshva પાર્શ્વ; pavan પવન; pavitra પવિત્ર; pitru પિતૃ पितृ; pujya પૂજ્ય; purnima/poornima પૂર્ણિમા; pushpa પુષ્પ;
raksha રક્ષા; ramdev રામદેવ; ramkrushna/ramkrishna રામકૃષ્ણ रामकृष्ण; rang રંગ; ratna રત્ન; ravi રવિ; rishabh/rushabh ઋષભ ऋषभ; riddhi રિદ્ધિ; rohini રોહિણી; rupal રૂપલ;
sahajanand સહજાનંદ; sahjivan/sahjeevan સહજીવન; sahradayi/sahrudayi સહૃદયી सहृदयी; sakhi સખી; samanvay સમન્વય; samarth સમર્થ; samast સમસ્ત; samata સમતા; samvedna/samvedana સંવેદના; samvad સંવાદ;
sandhya સંધ્યા; sangam સંગમ; sanjivani/sanjeevani સંજીવની; sant સંત; santosh સંતોષ; sardar સરદાર; sarthak સાર્થક; saheli સહેલી; saurabh સૌરભ; savita સવિતા;
sugandh સુગંધ; sukh સુખ; sumati સુમતિ; suraksha સુરક્ષા; suryoday/suryodaya સૂર્યોદય; sudarshan સુદર્શન; swajan/svajan સ્વજન; swapna/svapna સ્વપ્ન; swastik/svastik સ્વસ્તિક; swaminarayan સ્વામિનારાયણ;
setu સેતુ; shikhar/sikhar શિખર; shital/sheetal શીતલ; shiv/shiva શિવ; shubham/subham શુભમ્; shubh શુભ; siddhi સિદ્ધિ; spandan સ્પંદન; sparsh/spars સ્પર્શ; sumangal સુમંગલ;
tapovan તપોવન; tejas તેજસ; tirth તીર્થ; trupti/tripti તૃપ્તિ तृप्ति; tarang તરંગ; triveni ત્રિવેણી; uttam ઉત્તમ; vaibhav વૈભવ; vallabh વલ્લભ; vanita વનિતા;
vardhman/vardhaman વર્ધમાન; vasundhara વસુંધરા; vatan વતન; veer/vir વીર; vijay વિજય; vinayak વિનાયક; vinoba વિનોબા; viraj વિરાજ; vishal વિશાળ; vivekanand વિવેકાનંદ;
vrundavan/vrindavan વૃંદાવન वृंदावन; yash યશ; yogi યોગી; yug યુગ; yogeshwar/yogeshvar યોગેશ્વર; zankar/jhankar ઝંકાર; zaranu/jharanu ઝરણું; chandan ચંદન; chandra ચંદ્ર; dadhichi દધીચિ;
dhanvantari ધન્વંતરિ; dhyey ધ્યેય; dhruv ધ્રુવ; dinbandhu/deenbandhu દીનબંધુ; disha/dishaa દિશા; divya દિવ્ય; drashti/drishti દૃષ્ટિ दृष्टि; durga દુર્ગા; dwarkesh/dvarkesh દ્વારકેશ; ganesh ગણેશ;
gandhi ગાંધી; gaurav ગૌરવ; gayatri ગાયત્રી; gokul ગોકુળ; gopal ગોપાલ; govind ગોવિંદ; gram ગ્રામ; gruhlaxmi/gruhlakshmi ગૃહલક્ષ્મી गृहलक्ष्मी; guru ગુરુ; harsh હર્ષ;
hari હરિ; hit હિત; jagdamba/jagadamba જગદંબા; jalaram જલારામ; jaldhara જલધારા; janani જનની; jay/jai જય; jayant જયંત; jignasa/jigyasa જિજ્ઞાસા; jivdhara/jeevdhara જીવધારા
`;

/** Words for each category. */
const WORKS: Record<string, string> = {
  education: `shikshan/sikshan/shixan શિક્ષણ; kelavani/kelvani કેળવણી केलवणी; vidyalay/vidyalaya વિદ્યાલય; gyanpith/gnanpith જ્ઞાનપીઠ; pathshala પાઠશાળા; chhatralay/chhatralaya છાત્રાલય; saksharta સાક્ષરતા; vidyarthi વિદ્યાર્થી; granthalay/granthalaya ગ્રંથાલય; balshala બાળશાળા`,
  health: `arogya/aarogya આરોગ્ય; rakt/rakta રક્ત; netra/netr નેત્ર; chikitsa ચિકિત્સા; tabibi તબીબી तबीबी; davakhana દવાખાના; swasthya/svasthya સ્વાસ્થ્ય; hospital હોસ્પિટલ हॉस्पिटल; cancer કેન્સર कैंसर; ayurved/ayurveda આયુર્વેદ`,
  children: `bal/baal બાળ बाल; balvikas બાળવિકાસ; anath અનાથ; balashram બાલાશ્રમ; shishu/sishu શિશુ; balgruh/balgrih બાળગૃહ बालगृह; kishor કિશોર; anganwadi/aanganwadi આંગણવાડી आंगनवाड़ी; poshan પોષણ; balrakshak બાળરક્ષક`,
  women: `mahila મહિલા; nari/naari નારી; stri/stree સ્ત્રી; bahen/ben બહેન बहन; udyog ઉદ્યોગ; bachat બચત; kanya કન્યા; sashaktikaran સશક્તિકરણ; gruhudyog ગૃહઉદ્યોગ गृहउद्योग; kishori કિશોરી`,
  aged: `vruddhashram/vridhashram વૃદ્ધાશ્રમ वृद्धाश्रम; vadil વડીલ वडील; vanprasth વાનપ્રસ્થ; vruddh/vriddh વૃદ્ધ वृद्ध; vayovruddh વયોવૃદ્ધ वयोवृद्ध; gharda ઘરડા; tiffin ટિફિન; sandhyachhaya સંધ્યાછાયા; anubhav અનુભવ; visamo વિસામો विसामो`,
  disability: `divyang દિવ્યાંગ; apang અપંગ; andhjan અંધજન; badhir બધિર; mukbadhir/mookbadhir મૂકબધિર; viklang વિકલાંગ; punarvas પુનર્વાસ; netrahin નેત્રહીન; mandbuddhi મંદબુદ્ધિ; sanket સંકેત`,
  livelihood: `talim/taleem તાલીમ; rojgar/rozgar રોજગાર; udyam ઉદ્યમ; hunar હુનર; kaushalya કૌશલ્ય; swarojgar/svarojgar સ્વરોજગાર; yuva યુવા; yuvak યુવક; karigar કારીગર; khadi ખાદી`,
  environment: `paryavaran/pariyavaran પર્યાવરણ; jal જળ जल; van વન; prakruti/prakriti પ્રકૃતિ प्रकृति; swachhata/svachchhata સ્વચ્છતા स्वच्छता; vrukshropan વૃક્ષારોપણ वृक्षारोपण; jalsanchay જળસંચય; saurya સૌર્ય; jivsrushti જીવસૃષ્ટિ जीवसृष्टि; bhumi ભૂમિ`,
  animals: `jivdaya/jeevdaya જીવદયા; gaushala/goshala ગૌશાળા; panjrapol/panjarapole પાંજરાપોળ; pashu/pasu પશુ; pakshi/paxi પક્ષી; gauseva/gausewa ગૌસેવા; prani પ્રાણી; gauraksha ગૌરક્ષા; abol અબોલ; parevdi પારેવડી`,
  tribal: `adivasi/aadivasi આદિવાસી; vanvasi વનવાસી; girijan ગિરિજન; adijati/aadijati આદિજાતિ; vanbandhu વનબંધુ; ashramshala/aashramshala આશ્રમશાળા; bhil ભીલ; dungar ડુંગર; lokkala લોકકલા; vanopaj વનોપજ`,
  rural: `gramvikas ગ્રામવિકાસ; gramya ગ્રામ્ય; khedut/khedoot ખેડૂત; krushi/krishi કૃષિ कृषि; gramin/grameen ગ્રામીણ; panchayat પંચાયત; jalseva/jalsewa જળસેવા; annakshetra/annaxetra અન્નક્ષેત્ર; garib ગરીબ; lokvikas લોકવિકાસ`,
  disaster: `rahat રાહત; apatti/aapatti આપત્તિ; bachav બચાવ; sankat સંકટ; bhukamp ભૂકંપ; punarvasan પુનર્વસન; purrahat પૂરરાહત; annadan/anndan અન્નદાન; sahayata/sahayta સહાયતા; rakshak રક્ષક`,
};

/** The endings of names. Each has its share, out of about a hundred. */
const ENDINGS = `
14 charitable ચેરિટેબલ चैरिटेबल + trust ટ્રસ્ટ; 12 seva/sewa સેવા + trust ટ્રસ્ટ; 9 trust ટ્રસ્ટ; 8 foundation ફાઉન્ડેશન फाउंडेशन; 8 seva/sewa સેવા + mandal/mandali મંડળ मंडल; 7 mandal/mandali મંડળ मंडल;
6 education એજ્યુકેશન एजुकेशन + trust ટ્રસ્ટ; 5 education એજ્યુકેશન एजुकेशन + society સોસાયટી सोसाइटी; 5 seva/sewa સેવા + sangh સંઘ; 4 sanstha સંસ્થા; 4 vikas વિકાસ + mandal/mandali મંડળ मंडल; 4 samiti સમિતિ;
3 kendra કેન્દ્ર; 3 vikas વિકાસ + trust ટ્રસ્ટ; 3 sarvajanik/sarvajnik સાર્વજનિક + trust ટ્રસ્ટ; 3 public પબ્લિક + charitable ચેરિટેબલ चैरिटेबल + trust ટ્રસ્ટ; 2 sangathan સંગઠન; 2 pratishthan પ્રતિષ્ઠાન; 2 seva/sewa સેવા + samaj સમાજ;
2 welfare વેલ્ફેર + society સોસાયટી सोसाइटी; 2 parivar પરિવાર; 2 sansthan સંસ્થાન; 1 ashram આશ્રમ; 1 manch મંચ; 1 seva/sewa સેવા + kendra કેન્દ્ર; 1 research રિસર્ચ + foundation ફાઉન્ડેશન फाउंडेशन
`;

const HONORIFICS = `shree/shri શ્રી; shri/shree શ્રી; sant સંત; maa/ma મા`;

/**
 * Converts Gujarati letters to Devanagari. Both Unicode blocks have the same layout, but Hindi has ल where
 * these words have ળ.
 */
function toDevanagari(gu: string): string {
  return gu
    .replace(/ળ/g, 'લ')
    .replace(/[\u0a80-\u0aff]/g, (letter) => String.fromCharCode(letter.charCodeAt(0) - 0x180));
}

function readWord(text: string): StockWord {
  const [latin = '', gu = '', hi = toDevanagari(gu)] = text.trim().split(/\s+/);
  return { latin: latin.split('/').map((word) => word[0]!.toUpperCase() + word.slice(1)), gu, hi };
}

const readWords = (text: string) => text.trim().split(/;\s*/).map(readWord);

export const openings: readonly StockWord[] = readWords(OPENINGS);
export const honorifics: readonly StockWord[] = readWords(HONORIFICS);
export const works: Readonly<Record<string, readonly StockWord[]>> = Object.fromEntries(
  Object.entries(WORKS).map(([category, text]) => [category, readWords(text)]),
);
export const endings: readonly { share: number; words: StockWord[] }[] = ENDINGS.trim()
  .split(/;\s*/)
  .map((text) => {
    const [share, ...rest] = text.trim().split(' ');
    return { share: Number(share), words: rest.join(' ').split('+').map(readWord) };
  });
