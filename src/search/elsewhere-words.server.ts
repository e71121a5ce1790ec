import { needPhrases } from './need-phrases.server.ts';
import { type FormedWord } from './formed-words.ts';
import { PhraseIndex } from './phrase-index.ts';

// What people look for in shops, banks and offices and no NGO offers. Words, as a need may share a part of them (`loan`, `card`).
const ENGLISH = `passport|visa|visa canada|study abroad visa|immigration|work permit|green card|flight|air ticket|plane ticket|train ticket|bus ticket|movie ticket|match ticket|ticket|tickets|irctc|tatkal|boarding pass
 recharge|mobile recharge|prepaid|postpaid|data pack|sim card|wifi|broadband|dth|netflix|hotstar|youtube|tv channel|iphone|smartphone buy|mobile price|new mobile|mobile shop|mobile emi|laptop price|laptop emi
 car loan|bike loan|home loan|gold loan|personal loan|credit card|debit card lost|cibil|emi calculator|mutual fund|sip|stock|stocks|share market|share bazaar|trading|demat|bitcoin|crypto|forex|gold rate|gold price|silver rate|dollar rate|fixed deposit
 income tax|itr|gst|gst number|company registration|trademark|chartered accountant|import export|tender|dealership|franchise
 car insurance|bike insurance|vehicle insurance|car insurance renewal|puc|rc book|number plate|car service|car wash|second hand car|second hand bike|new car|buy car|buy bike|scooter price|petrol|diesel price|petrol pump|taxi|cab|uber|ola|rent car|car rental|airport
 hotel|hotel booking|resort|tour package|tour|trip|honeymoon|picnic spot|sightseeing|tourist|water park|cinema|movie|film show|ipl|cricket match|cricket score|live score|match|lottery|casino|game download|video game|pubg
 pizza|burger|zomato|swiggy|restaurant|cafe|ice cream|birthday cake|birthday party|party plot|dj|disco|pub|club membership|gym membership
 wedding photographer|photographer|photo studio|video shooting|wedding card|banquet hall|party hall|decorator|event management|matrimony|matrimonial|marriage bureau|bride wanted|groom wanted|rishta|dating|girlfriend|boyfriend wanted
 astrologer|astrology|horoscope|kundli|jyotish|vastu|palm reading|numerology|black magic baba|puja booking|darshan booking
 flat sale|flat rent|house sale|house rent|plot sale|bungalow|2 bhk|1 bhk|property dealer|real estate|broker|shop rent|office space|godown rent|pg rent|interior designer|architect|modular kitchen|furniture|sofa|mattress|curtains|tiles
 ac service|ac price|fridge price|washing machine|tv repair|tv price|fridge repair|packers|movers|packers movers|courier|parcel|pest control|house cleaning|carpenter home|plumber home|electrician home|painter home|maid wanted|servant wanted|cook wanted
 hair transplant|botox|slimming|fairness|weight loss pills|tattoo|spa|massage parlour|cosmetic surgery|perfume|jewellery shop|diamond ring|saree shop|shopping|discount|coupon|offer sale|amazon|flipkart|online shopping|free mobile|free laptop offer|whatsapp download|app download|ringtone|wallpaper
 mba|mba london|phd abroad|study canada|study australia|student visa|study abroad consultant|job dubai|job canada|abroad job|job abroad|job gulf|air hostess|modelling|bollywood|film audition|tv serial
 election result|weather today|news|news today|exam result|board result|result|train timetable|train time|pnr|bus timetable|pin code|ifsc|stamp paper|bitcoin price|server|website design|website development|seo|digital marketing|logo design|printing press|visiting card`;
const INDIC = `पासपोर्ट|वीजा|हवाई जहाज|हवाई टिकट|ट्रेन टिकट|रेल टिकट|टिकट|रिचार्ज|मोबाइल रिचार्ज|वाईफाई|कार लोन|गाड़ी का लोन|कार के लिए लोन|होम लोन|गोल्ड लोन|पर्सनल लोन|क्रेडिट कार्ड|शेयर बाजार|शेयर मार्केट|म्यूचुअल फंड|बिटकॉइन|सोने का भाव|चांदी का भाव|डॉलर
 इनकम टैक्स|आयकर|जीएसटी|कार बीमा|गाड़ी का बीमा|पुरानी गाड़ी|नई कार|नई बाइक|पेट्रोल|डीजल का भाव|टैक्सी|होटल|होटल बुकिंग|टूर|घूमने|सिनेमा|फिल्म|पिक्चर|क्रिकेट मैच|आईपीएल|लॉटरी|पिज्जा|रेस्टोरेंट|पार्टी|डीजे|फोटोग्राफर|मैरिज ब्यूरो|रिश्ता|लड़की चाहिए शादी|ज्योतिष|ज्योतिषी|कुंडली|वास्तु|राशिफल
 फ्लैट|फ्लैट खरीदना|किराये का मकान|मकान किराये|प्लॉट बिक्री|ब्रोकर|फर्नीचर|सोफा|वॉशिंग मशीन|फ्रिज|टीवी|एसी सर्विस|कूरियर|टैटू|शॉपिंग|ऑनलाइन शॉपिंग|मौसम|समाचार|रिजल्ट|ट्रेन का समय|विदेश में नौकरी|विदेश जाना|दुबई में नौकरी|मोबाइल खरीदना|नया मोबाइल|मोबाइल की दुकान
 પાસપોર્ટ|વિઝા|વિમાનની ટિકિટ|ટ્રેનની ટિકિટ|ટિકિટ|રિચાર્જ|વાઇફાઇ|કાર લોન|હોમ લોન|પર્સનલ લોન|ક્રેડિટ કાર્ડ|શેરબજાર|સોનાનો ભાવ|ઇન્કમટેક્સ|કારનો વીમો|જૂની ગાડી|પેટ્રોલ|ટેક્સી|હોટેલ|હોટલ બુકિંગ|ફરવા|સિનેમા|ફિલ્મ|ક્રિકેટ મેચ|લોટરી|પિઝા|ડીજે|ફોટોગ્રાફર|મેરેજ બ્યુરો|જ્યોતિષ|કુંડળી|વાસ્તુ|ફ્લેટ|મકાન ભાડે|ફર્નિચર|ટીવી|કુરિયર|હવામાન|સમાચાર|પરિણામ|વિદેશ નોકરી|દુબઈ નોકરી|નવો મોબાઇલ`;

const elsewhere = new PhraseIndex<true>();
for (const phrase of `${ENGLISH}|${INDIC}`.split(/[|\n]/)) elsewhere.add(phrase.trim(), true);

/** Whether words ask for what shops and offices have, and no need's phrase says more of them: then nothing must claim to be it. */
export function isElsewhere(words: readonly FormedWord[]): boolean {
  const [surest] = elsewhere.findWhole(words);
  if (!surest) return false;
  return !needPhrases
    .findWhole(words)
    .some(({ at }) => at.length > surest.at.length && surest.at.every((place) => at.includes(place)));
}
