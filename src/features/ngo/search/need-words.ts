/**
 * What people call what they need, in three languages: each of a need's phrases finds what any of them finds. `category` is the
 * kind of work that the need stands for as a whole. Spellings that sound alike need not be listed. A change is a change of
 * what is stored beside each NGO: raise SEARCH_VERSION with it.
 */
export type Need = { name: string; category?: string; phrases: readonly string[] };

export const needs: readonly Need[] = [
  need(
    'education',
    'education, literacy, shikshan, shiksha, kelavani, શિક્ષણ, કેળવણી, शिक्षा, साक्षरता, एजुकेशन, એજ્યુકેશન',
  ),
  need('health', 'health, arogya, swasthya, આરોગ્ય, स्वास्थ्य, medical, મેડિકલ, हेल्थ'),
  need('children', 'children, child, kids, bal kalyan, balak, બાળક, बच्चे, bachche, બાળ કલ્યાણ'),
  need('women', 'women, woman, ladies, mahila, stri, મહિલા, સ્ત્રી, महिला'),
  need(
    'aged',
    'elderly, aged, old people, senior citizen, senior citizens, vadil, વડીલ, vruddh, વૃદ્ધ, बुजुर्ग, bujurg, वरिष्ठ नागरिक',
  ),
  need(
    'disability',
    'disabled, disability, handicapped, divyang, viklang, apang, દિવ્યાંગ, વિકલાંગ, અપંગ, दिव्यांग, विकलांग',
  ),
  need(
    'livelihood',
    'employment, job, jobs, rojgar, rojgari, livelihood, vocational training, રોજગાર, રોજગારી, रोज़गार, आजीविका',
  ),
  need('environment', 'environment, paryavaran, પર્યાવરણ, पर्यावरण'),
  need('animals', 'animal, animals, pashu, jivdaya, પશુ, જીવદયા, पशु, पशुपक्षी'),
  need('tribal', 'tribal, adivasi, adijati, vanvasi, આદિવાસી, આદિજાતિ, आदिवासी'),
  need('rural', 'rural, village, gram vikas, gramin, ગ્રામ વિકાસ, ગ્રામીણ, ग्रामीण'),
  need('disaster', 'disaster, relief, rahat, aapatti, aapda, રાહત, આપત્તિ, राहत, आपदा'),
  need('', 'blood, rakt, khoon, lohi, raktdan, blood bank, રક્ત, રક્તદાન, લોહી, रक्त, खून, બ્લડ, ब्लड'),
  need('', 'eye, eyes, netra, aankh, chakshu, drashti, drishti, નેત્ર, આંખ, ચક્ષુ, દૃષ્ટિ, आंख, नेत्र'),
  need('', 'blind, netrahin, andhjan, andh, pragnachakshu, નેત્રહીન, અંધ, અંધજન, પ્રજ્ઞાચક્ષુ, नेत्रहीन'),
  need('', 'deaf, badhir, muk badhir, બધિર, મૂક બધિર, बधिर, mute'),
  need(
    '',
    'school, schools, shala, vidyalaya, pathshala, nishal, શાળા, વિદ્યાલય, પાઠશાળા, નિશાળ, સ્કૂલ, स्कूल, विद्यालय, पाठशाला',
  ),
  need(
    '',
    'fees, fee, shulk, scholarship, scholarships, shishyavrutti, chhatravrutti, ફી, શિષ્યવૃત્તિ, छात्रवृत्ति, फीस',
  ),
  need(
    '',
    'orphanage, orphan, orphans, anath, anath ashram, anathashram, balgruh, bal ashram, balashram, અનાથ, અનાથ આશ્રમ, અનાથાશ્રમ, બાળગૃહ, બાળાશ્રમ, अनाथालय, अनाथ',
  ),
  need(
    '',
    'old age home, oldage home, old age homes, vruddhashram, vrudh ashram, ghardaghar, gharda ghar, વૃદ્ધાશ્રમ, વૃદ્ધ આશ્રમ, ઘરડાઘર, ઘરડાં ઘર, वृद्धाश्रम, वृद्ध आश्रम',
  ),
  need(
    '',
    'hospital, davakhana, aspatal, chikitsalaya, clinic, dispensary, દવાખાનું, દવાખાના, હોસ્પિટલ, अस्पताल, दवाखाना, चिकित्सालय, ઇસ્પિતાલ',
  ),
  need('', 'ambulance, એમ્બ્યુલન્સ, एम्बुलेंस, shabvahini, શબવાહિની'),
  need('', 'cancer, કેન્સર, कैंसर'),
  need('', 'medicine, medicines, dava, dawa, દવા, दवा, दवाई, aushadh, ઔષધ'),
  need(
    '',
    'food, meal, meals, anna, bhojan, annakshetra, khorak, અન્ન, ભોજન, અન્નક્ષેત્ર, अन्न, भोजन, ration, રેશન, tiffin, ટિફિન',
  ),
  need('', 'cow, cows, gau, gaushala, gay, ગાય, ગૌશાળા, ગૌ, गाय, गौशाला, panjrapole, પાંજરાપોળ'),
  need('', 'bird, birds, pakshi, pankhi, પક્ષી, પંખી, पक्षी'),
  need('', 'dog, dogs, kutra, shwan, કૂતરા, શ્વાન, कुत्ता'),
  need('', 'tree, trees, vruksh, vrukshropan, plantation, વૃક્ષ, વૃક્ષારોપણ, पेड़, वृक्ष'),
  need('', 'water, jal, pani, જળ, પાણી, जल, पानी'),
  need('', 'girl, girls, kanya, dikri, beti, balika, kishori, કન્યા, દીકરી, બાલિકા, કિશોરી, कन्या, बेटी'),
  need('', 'youth, yuva, yuvak, યુવા, યુવક, युवा'),
  need('', 'widow, widows, vidhva, વિધવા, विधवा'),
  need('', 'training, talim, prashikshan, skill, kaushalya, તાલીમ, કૌશલ્ય, प्रशिक्षण, कौशल'),
  need('', 'sewing, tailoring, sivan, silai, સીવણ, सिलाई'),
  need('', 'farmer, farmers, khedut, kisan, krushi, krishi, kheti, agriculture, ખેડૂત, કૃષિ, ખેતી, किसान, कृषि'),
  need('', 'earthquake, bhukamp, bhookamp, ભૂકંપ, भूकंप'),
  need('', 'flood, floods, રેલ રાહત, પૂર, बाढ़'),
  need(
    '',
    'addiction, deaddiction, de addiction, nasha mukti, vyasan mukti, nashamukti, vyasanmukti, વ્યસન મુક્તિ, વ્યસનમુક્તિ, નશાબંધી, नशा मुक्ति',
  ),
  need('', 'legal, law, kanuni, kayda, કાનૂની, કાયદા, कानूनी'),
  need('', 'mental health, mental, manasik, manorog, માનસિક, मानसिक'),
  need('', 'hostel, chhatralaya, chhatravas, છાત્રાલય, હોસ્ટેલ, छात्रावास'),
  need('', 'library, pustakalaya, granthalaya, પુસ્તકાલય, ગ્રંથાલય, લાઇબ્રેરી, पुस्तकालय'),
  need('', 'book, books, pustak, kitab, પુસ્તક, किताब, पुस्तक, ચોપડી'),
  need('', 'cloth, clothes, kapda, કપડાં, કપડા, कपड़े, vastra, વસ્ત્ર'),
  need('', 'help, sahay, sahayta, madad, સહાય, મદદ, सहायता, मदद'),
  need('', 'service, seva, સેવા, सेवा'),
  need('', 'trust, ટ્રસ્ટ, ट्रस्ट, nyas, ન્યાસ, न्यास'),
  need('', 'foundation, ફાઉન્ડેશન, फाउंडेशन, pratishthan, પ્રતિષ્ઠાન, प्रतिष्ठान'),
  need('', 'society, સોસાયટી, સોસાઇટી, सोसायटी, सोसाइटी'),
  need('', 'charitable, charity, ચેરિટેબલ, ચેરીટેબલ, चैरिटेबल, sakhavati, સખાવતી'),
  need('', 'public, પબ્લિક, पब्लिक, sarvajanik, jaher, સાર્વજનિક, જાહેર'),
  need('', 'welfare, kalyan, કલ્યાણ, कल्याण, વેલ્ફેર'),
  need('', 'development, vikas, વિકાસ, विकास'),
  need('', 'association, એસોસિએશન, एसोसिएशन'),
  need('', 'memorial, smarak, smruti, સ્મારક, સ્મૃતિ, મેમોરિયલ, स्मारक, स्मृति'),
  need('', 'club, ક્લબ, क्लब'),
  need('', 'group, ગ્રુપ, ग्रुप, juth, જૂથ'),
  need('', 'centre, center, kendra, kendr, કેન્દ્ર, સેન્ટર, केंद्र, सेंटर'),
  need('', 'friends, friend, mitra, મિત્ર, मित्र'),
];

/** Words without a meaning of their own: neither searched for nor found. */
export const emptyWords: ReadonlySet<string> = new Set(
  words(
    'and, or, of, the, for, in, at, a, an, to, with, by, અને, ની, નો, નું, ના, ને, માટે, और, का, की, के, को, में, से',
  ),
);

/** Words that belong to asking, not to what is asked for; passed over in a search. */
export const askingWords: ReadonlySet<string> = new Set(
  words(
    'ngo, ngos, near, nearby, from, my, me, i, need, want, એનજીઓ, एनजीओ, પાસે, પાસેની, મારે, पास, मुझे, लिए, चाहिए, જોઈએ',
  ),
);

function need(category: string, list: string): Need {
  const phrases = words(list);
  return { name: phrases[0]!, ...(category && { category }), phrases };
}

function words(list: string): string[] {
  return list.split(',').map((phrase) => phrase.trim());
}
