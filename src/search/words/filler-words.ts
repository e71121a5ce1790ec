import { keysOfWord } from '#src/shared/indic/sound-keys.ts';

// Words that are part of asking, not of what is being asked for, in the four ways people write. Gujarati and
// Hindi words are compared by sound, so one spelling of each is enough. Negations are not listed: `cannot
// walk` says more than `walk`.
const ENGLISH = `a an the and or of for to in at on by with from into near nearby nearest around close is are am was be been being do does did has have had
   i me my mine we our us you your he his him she her they them their it its this that these those who whom whose what which where when how why
   need needs needed want wants wanted looking look search find finding get getting give gives given take can could will would should may please pls plz
   help helps helping helpful someone somebody anyone anybody any some one ones there here no too very so also only just if then than as but because
   ngo ngos trust organisation organization organizations organisations list contact number address phone details info information about
   go going come coming know tell show us there's im gai mathi maathi best good free cost poor family district taluka people person
   required require requirement urgent urgently immediately asap available provide hello hi dear namaste thanks thank kindly
   went came still always much many more most since after before during until till while through every each both other another such same
   even now really actually maybe let lets make makes made got gets having facing suffering suffers happen happened happens
   say says said told ask asks asked asking year years yr yrs week weeks something anything everything thing things lot lots
   support supports service services facility facilities area nearer nearest already soon currently ever ok okay yes sir madam
   somewhere anywhere way ways option options must ive hes shes theyre weve whats wheres hows guide
   banavvu banavvo banavvi banavva banavvani banavvanu banavu banava seva sewa society foundation charitable charity charities mandal kendra kendr centre center`;
const GUJARATI = `છે છું છો છીએ હતા હતું હતો હતી હોય હશે થાય થઈ થયું થયો થયા કરે કરો કરવા કરવું કરવી કરવો કરી કર્યું આપો આપે આપવા આપશે મળે મળશે મળી મળવું લેવા લેવું
   જોઈએ જોઇએ જોઈતું જોઈતી જોઈતો જોઈતા જોઇએ છીએ માટે અને કે પણ તો જ ને નો ની નું માં થી પર ઉપર પાસે નજીક નજીકમાં આસપાસ બાજુ સુધી સાથે વિશે
   હું મને મારા મારું મારો અમે અમને અમારે અમારા અમારી અમારું તમે તમને તમારા તે તેને તેની એ એને એની એમને આ આને કોઈ કોઇ કંઈ શું ક્યાં કયાં ક્યારે કેવી રીતે કોણ કોની કોને
   મદદ સહાય કૃપા મહેરબાની કરીને સંસ્થા સંસ્થાઓ એનજીઓ ટ્રસ્ટ નંબર સરનામું ફોન માહિતી ખૂબ બહુ હવે અહીં ત્યાં જેવું જેવી એક બે મફત ફ્રી ના ગયો ગઈ ગયું ગયા જાય જતો જતી જતા રહ્યો રહી રહે રહ્યું કરશે આવે આવ્યું આવ્યો લાગે બનાવવું બનાવવો બનાવવી બનાવવા બનાવવાની બનાવવાનું જલ્દી જલદી બતાવો મોકલો આપશો જોઈશે નમસ્તે કરાવવું કરાવવો કરાવવી કરાવવા કરાવવાનું
   કરવાનું કરવાની થયેલ થયેલી થયેલું થયેલા કર્યા કર્યો આપ્યા આપ્યું આપ્યો આપતી આપતો આપતું આપતા આવ્યા રહ્યા થતી થતો થતું થતા થવાનું થવાની થવાનો થવાના થવાનાં કીધું કહે કહ્યું એવી એવું એવો એવા કરેલ કરેલું ગરીબ જિલ્લો જિલ્લા જિલ્લામાં તાલુકો તાલુકા લોકો માણસ સેવા સોસાયટી ફાઉન્ડેશન મંડળ કેન્દ્ર`;
const HINDI = `है हैं हूं हो था थी थे होता होती होते हुआ हुई हुए करे करें करो करना करने करता करती कर दें दे दो देना देने देता देती मिले मिलेगा मिलेगी मिलता मिलती मिल मिलना ले लेना लेने
   चाहिए चाहिये चाहता चाहती के की का को में से पर पे ने लिए लिये और या भी तो ही तक साथ पास नजदीक आसपास होने होगा होगी उनका उनकी इनका जब तब वाला वाली वाले बारे
   मैं मुझे मुझको मेरा मेरी मेरे हम हमें हमारा हमारी हमारे आप आपका आपकी यह ये वह वो उस उसे उसका उसकी इस इसे कोई कुछ क्या कहां कब कैसे कौन किस किसी किसको
   मदद सहायता कृपया संस्था संस्थाएं एनजीओ ट्रस्ट नंबर पता फोन जानकारी बहुत अब यहां वहां एक दो मुफ्त फ्री गया गई गये गए जाता जाती जाते रहा रही रहे करवाना दिलवाइए दिलाओ करेगा लगता लगती जल्दी बताओ बताइए बताएं बताइये चाहते करवाना करवानी करवाने करानी कराना नमस्ते गरीब जिला जिले तालुका लोग लोगों परिवार सेवा सोसाइटी फाउंडेशन मंडल केंद्र
   सकता सकती सकते पाता पाती पाते पा जाए जाएं जाना जाने बनवाना बनवानी बनवाने बनेगा बनता लगवाना लगवानी कराने करवाने ज्यादा काफी साल महीने महीना अपनी अपने
   जो जिस जिसे जब तब अगर लेकिन मगर क्योंकि वे उन उनका उनकी उनके उन्हें इन होना होने जी जरूरत जरूरी समस्या दिक्कत सुविधा उपलब्ध व्यवस्था इंतजाम हमको तुम आपके सकूं पाऊं
   तो अभी बाद पहले कितना कितनी कितने कौनसा कौनसी ऐसा ऐसी ऐसे वैसे सब`;
/** Gujarati and Hindi in Latin letters. */
const ROMAN = `che chhe chu cho hatu hato hati hoy thay thai karo kare karva karvu karvi karvo kari aapo aapva aape malse malshe male mali malvu levu leva joie joiye joiae joye joyiye joiyu joitu joiti
   mate maate ane ke to ne ni nu ma maa thi par upar pase paase najik najdik aaspas baju sudhi sathe vishe hu mane maru maro mara ame amne amare amaru amari amara tame tamne
   te tene teni e ene eni a aa koi koy kai kain shu su kya kyaa kyare kevi rite kon kone madad sahay sahayta krupa maherbani karine sanstha sansthao nambar sarnamu khub bahu have ahi mafat
   hai hain hoon hu ho tha thi the hota hoti hua hui karna karne karta karti kar de do dena dene mile milega milegi milta mil lena chahiye chaiye chahie chahiyye chahta chahti
   ka ki ko mein me se pe liye lie aur ya bhi hi tak saath paas nazdeek wala wali wale bare mai mujhe muje mera meri mere hum hame hamara aap apka yeh ye woh wo uska uski is koi kuch kya kaha kahan kab kaise kaun kis kisi
   kripya krupya bahut ab yaha waha muft free na gaya gayi gayo gayu jay jata jati raha rahi karavo karvani karvanu karavvu karavvo karavvi karavva karavvani ek batavo moklo jaldi thayo thayu thayi thaya thayel joita
   batao bataiye karvani karwana karwani karana karani chahte karse aave avya aavya aapya karya rahya gaye hue hone thati thato thavanu kidhu kahyu evi evu evo jab tab unka unki garib gareeb jilla jillo zilla jile taluka loko log banne`;

/** Words in Latin letters that merely sound like a filler word: `meal` is not मिल. */
const CONTENT_WORDS = new Set('care pass meal car bee tea mill app kho kha jaati thak saat'.split(' '));

const english = new Set(ENGLISH.split(/\s+/));
/**
 * Compared letter by letter, except for signs that are often omitted: by sound alone, गई (went) would match
 * गाय (cow).
 */
const indic = keysOf(`${GUJARATI} ${HINDI}`, 'raw');
const roman = keysOf(ROMAN, 'fine');

function keysOf(list: string, kind: 'raw' | 'fine'): Set<string> {
  const words = list.split(/\s+/).filter((word) => word !== '');
  return new Set(words.map((word) => scriptOf(word) + keysOfWord({ word })[kind]));
}

function scriptOf(word: string): string {
  if (/[\u0a80-\u0aff]/.test(word)) return 'g';
  return /[\u0900-\u097f]/.test(word) ? 'h' : '';
}

/** Whether a word, as returned by `wordsOfText`, says nothing about what is needed. */
export function isFillerWord(word: string): boolean {
  const script = scriptOf(word);
  if (script !== '') return indic.has(script + keysOfWord({ word }).raw);
  // English is compared letter by letter: in Latin letters, અંધ (blind) sounds like `and`.
  return english.has(word) || (!CONTENT_WORDS.has(word) && roman.has(keysOfWord({ word }).fine));
}

const NEGATIONS = new Set(
  'not no cannot cant dont doesnt isnt without nathi nahi nahin nai nthi નથી નહીં નહિ નહી ન વગર વિના नहीं नहि ना मत बिना'.split(
    ' ',
  ),
);

/** Whether a word is a negation. It changes the meaning of a phrase, but is not a phrase by itself. */
export function isNegation(word: string): boolean {
  return NEGATIONS.has(word);
}
