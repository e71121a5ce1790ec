/**
 * What people type, and what they mean by it: made by hand, to measure the search with. The NGOs are invented; the demo NGOs stand
 * beside them in the directory that is searched.
 */

type CorpusNgo = {
  name: string;
  nameGu: string | null;
  nameHi: string | null;
  category: string;
  city: string;
  services: string[];
};

/** Name, Gujarati, Hindi, category, city, services. */
export const corpusNgos: CorpusNgo[] = rows(`
Jivan Jyot Trust | જીવન જ્યોત ટ્રસ્ટ | जीवन ज्योत ट्रस्ट | health | Rajkot | Free medicines
Shikshan Vikas Mandal | શિક્ષણ વિકાસ મંડળ | शिक्षण विकास मंडल | education | Anand | School fees
Arogya Seva Kendra | આરોગ્ય સેવા કેન્દ્ર | आरोग्य सेवा केंद्र | health | Surat | Village clinics
Vruddhashram Sevalaya | વૃદ્ધાશ્રમ સેવાલય | वृद्धाश्रम सेवालय | aged | Vadodara | Home for the old
Raktdan Samiti | રક્તદાન સમિતિ | रक्तदान समिति | health | Bhavnagar | Blood bank
Bal Mandir | બાળ મંદિર | बाल मंदिर | children | Bhuj | Creche
Bhal Pradesh Samaj | ભાલ પ્રદેશ સમાજ | भाल प्रदेश समाज | rural | Dholka | Wells
Kala Niketan | કલા નિકેતન | कला निकेतन | tribal | Patan | Painting
Kaal Bhairav Parivar | કાલ ભૈરવ પરિવાર | काल भैरव परिवार | rural | Una | Meals
Daan Punya Samiti | દાન પુણ્ય સમિતિ | दान पुण्य समिति | rural | Nadiad | Grain
Dhan Dhanya Mandal | ધન ધાન્ય મંડળ | धन धान्य मंडल | rural | Kalol | Savings groups
Rajani Gandha Sangh | રજની ગંધા સંઘ | रजनी गंधा संघ | women | Modasa | Sewing
Laxmi Narayan Gaushala | લક્ષ્મી નારાયણ ગૌશાળા | लक्ष्मी नारायण गौशाला | animals | Gondal | Fodder
Gyan Ganga Pustakalaya | જ્ઞાન ગંગા પુસ્તકાલય | ज्ञान गंगा पुस्तकालय | education | Mehsana | Reading room
Krushna Sudama Sansthan | કૃષ્ણ સુદામા સંસ્થાન | कृष्ण सुदामा संस्थान | education | Dwarka | Hostel
Swaminarayan Charitable Trust | સ્વામિનારાયણ ચેરિટેબલ ટ્રસ્ટ | - | health | Gadhada | Hospital
Andhjan Pragati Mandal | અંધજન પ્રગતિ મંડળ | - | disability | Ahmedabad | Braille press
Muk Badhir Shala | મૂક બધિર શાળા | मूक बधिर शाला | disability | Navsari | Speech lessons
Anath Ashram | અનાથ આશ્રમ | अनाथ आश्रम | children | Surat | Adoption
Vyasan Mukti Kendra | વ્યસન મુક્તિ કેન્દ્ર | - | health | Jamnagar | Counselling
Vishwas Foundation | વિશ્વાસ ફાઉન્ડેશન | विश्वास फाउंडेशन | livelihood | Vapi | Tailoring
Chetna Gramin Trust | ચેતના ગ્રામીણ ટ્રસ્ટ | चेतना ग्रामीण ट्रस्ट | rural | Idar | Check dams
Ahimsa Pashu Raksha | અહિંસા પશુ રક્ષા | अहिंसा पशु रक्षा | animals | Palitana | Ambulance for animals
Sadbhavna Ghardaghar | સદ્ભાવના ઘરડાઘર | - | aged | Rajkot | Meals
Sarvodaya Kumar Mandir | સર્વોદય કુમાર મંદિર | सर्वोदय कुमार मंदिर | education | Valsad | School
Swachchh Nagar Samiti | સ્વચ્છ નગર સમિતિ | स्वच्छ नगर समिति | environment | Godhra | Waste
Ujjwal Bhavishya | ઉજ્જ્વલ ભવિષ્ય | उज्ज्वल भविष्य | children | Amreli | Lessons
Yashoda Matru Gruh | યશોદા માતૃ ગૃહ | यशोदा मातृ गृह | women | Junagadh | Mothers
Zalak Nrutya Shala | ઝલક નૃત્ય શાળા | - | tribal | Anand | Dance
Phoolwadi Baalghar | ફૂલવાડી બાળઘર | - | children | Morbi | Day care
Dhwani Sangeet Sabha | ધ્વનિ સંગીત સભા | ध्वनि संगीत सभा | disability | Bharuch | Music
Rushikul Vidyalay | ઋષિકુળ વિદ્યાલય | ऋषिकुल विद्यालय | education | Sidhpur | School
Hriday Mitra Hospital | હૃદય મિત્ર હોસ્પિટલ | हृदय मित्र हॉस्पिटल | health | Ahmedabad | Heart camps
Kshitij Yuva Vikas | ક્ષિતિજ યુવા વિકાસ | क्षितिज युवा विकास | livelihood | Botad | Job fairs
Shraddha Manav Seva | શ્રદ્ધા માનવ સેવા | श्रद्धा मानव सेवा | health | Bardoli | Wheelchairs
Vatsalya Dham | વાત્સલ્ય ધામ | वात्सल्य धाम | children | Surat | Orphans
Aashirwad Vikas Griha | આશીર્વાદ વિકાસ ગૃહ | आशीर्वाद विकास गृह | women | Porbandar | Shelter
Maitri Sanstha | મૈત્રી સંસ્થા | मैत्री संस्था | women | Himatnagar | Legal aid
Udyogini Mahila Sangh | ઉદ્યોગિની મહિલા સંઘ | - | livelihood | Bhuj | Embroidery
Paushtik Aahar Kendra | પૌષ્ટિક આહાર કેન્દ્ર | पौष्टिक आहार केंद्र | children | Dahod | Nutrition
Snehalaya | સ્નેહાલય | स्नेहालय | health | Petlad | Care of HIV patients
Prabhat Ketu Parivar | પ્રભાત કેતુ પરિવાર | - | environment | Talaja | Trees
Jeevdaya Panjrapole | જીવદયા પાંજરાપોળ | जीवदया पांजरापोल | animals | Radhanpur | Care of old cattle
Khedut Mitra Sangathan | ખેડૂત મિત્ર સંગઠન | - | rural | Jetpur | Seeds
Netra Jyoti Aankh Hospital | નેત્ર જ્યોતિ આંખ હોસ્પિટલ | - | health | Viramgam | Cataract surgery
Sahyog Kushth Yagna Trust | સહયોગ કુષ્ઠ યજ્ઞ ટ્રસ્ટ | सहयोग कुष्ठ यज्ञ ट्रस्ट | disability | Himatnagar | Leprosy
Adivasi Sarvangi Vikas Sangh | આદિવાસી સર્વાંગી વિકાસ સંઘ | - | tribal | Vyara | Forest rights
Vriksh Prem Trust | વૃક્ષ પ્રેમ ટ્રસ્ટ | वृक्ष प्रेम ट्रस्ट | environment | Kodinar | Nursery
Bhukamp Punarvas Samiti | ભૂકંપ પુનર્વસ સમિતિ | - | disaster | Bhachau | Houses
Annapurna Bhojanalaya | અન્નપૂર્ણા ભોજનાલય | अन्नपूर्णा भोजनालय | rural | Veraval | Meals
Kanya Kelavani Nidhi | કન્યા કેળવણી નિધિ | - | women | Patan | Scholarships
Xavier Education Society | - | - | education | Ahmedabad | Schools
Chaitanya Yog Kendra | ચૈતન્ય યોગ કેન્દ્ર | चैतन्य योग केंद्र | health | Gandhinagar | Yoga
Thakkarbapa Ashramshala | ઠક્કરબાપા આશ્રમશાળા | - | tribal | Dahod | Boarding school
Jhanvi Jal Mandir | જાહ્નવી જળ મંદિર | - | environment | Kheda | Wells
Manav Mandir | માનવ મંદિર | मानव मंदिर | disability | Savarkundla | Shelter for the mentally ill
Dr Ambedkar Chhatralaya | ડૉ આંબેડકર છાત્રાલય | - | education | Lunawada | Hostel
Shri Sitaram Annakshetra | શ્રી સીતારામ અન્નક્ષેત્ર | - | rural | Junagadh | Free meals
Kutch Rann Vikas | કચ્છ રણ વિકાસ | - | rural | Rapar | Salt workers
Om Shanti Vidhva Sahay | ઓમ શાંતિ વિધવા સહાય | ओम शांति विधवा सहाय | women | Kadi | Pensions
`);

/** Typed | the name meant. Words in brackets are comments. */
export const corpusPairs: { typed: string; meant: string }[] = pairs(`
jivan jyot | Jivan Jyot Trust
jeevan jyot | Jivan Jyot Trust
jeevan jyoti | Jivan Jyot Trust
jivanjyot | Jivan Jyot Trust
જીવન જ્યોત | Jivan Jyot Trust
जीवन ज्योत | Jivan Jyot Trust
jiwan jyot | Jivan Jyot Trust
jivn jyot | Jivan Jyot Trust
jivan jot | Jivan Jyot Trust
shikshan vikas | Shikshan Vikas Mandal
sikshan vikas | Shikshan Vikas Mandal
shikshn vikas | Shikshan Vikas Mandal
shixan vikas | Shikshan Vikas Mandal
siksan vikas mandal | Shikshan Vikas Mandal
शिक्षण विकास | Shikshan Vikas Mandal
arogya seva | Arogya Seva Kendra
aarogya seva | Arogya Seva Kendra
arogya sewa kendra | Arogya Seva Kendra
aarogya seva kendr | Arogya Seva Kendra
આરોગ્ય કેન્દ્ર | Arogya Seva Kendra
આરોગ્ય કેંદ્ર | Arogya Seva Kendra
argoya seva | Arogya Seva Kendra
vruddhashram | Vruddhashram Sevalaya
vrudhashram | Vruddhashram Sevalaya
vridhashram | Vruddhashram Sevalaya
vruddhasram | Vruddhashram Sevalaya
vrudhasram | Vruddhashram Sevalaya
વૃદ્ધાશ્રમ | Vruddhashram Sevalaya
વૃધ્ધાશ્રમ | Vruddhashram Sevalaya
वृद्धाश्रम | Vruddhashram Sevalaya
old age home vadodara | Vruddhashram Sevalaya
old age home baroda | Vruddhashram Sevalaya
raktdan | Raktdan Samiti
rakta dan | Raktdan Samiti
raktadaan | Raktdan Samiti
rakt daan samiti | Raktdan Samiti
રક્તદાન | Raktdan Samiti
blood bank bhavnagar | Raktdan Samiti
rakt | Jeevanrekh Rakt Mitra Mandal
રક્ત | Jeevanrekh Rakt Mitra Mandal
रक्त | Jeevanrekh Rakt Mitra Mandal
rakta mitra | Jeevanrekh Rakt Mitra Mandal
jeevanrekh | Jeevanrekh Rakt Mitra Mandal
jivanrekh | Jeevanrekh Rakt Mitra Mandal
jivanrek | Jeevanrekh Rakt Mitra Mandal
jivan rekh | Jeevanrekh Rakt Mitra Mandal
jeevanrekha | Jeevanrekh Rakt Mitra Mandal
જીવનરેખ | Jeevanrekh Rakt Mitra Mandal
જીવન રેખ | Jeevanrekh Rakt Mitra Mandal
bal mandir | Bal Mandir
baal mandir | Bal Mandir
બાળ મંદિર | Bal Mandir
બાળમંદિર | Bal Mandir
balmandir | Bal Mandir
bal mandeer | Bal Mandir
bhal pradesh | Bhal Pradesh Samaj
bhaal pradesh | Bhal Pradesh Samaj
ભાલ પ્રદેશ | Bhal Pradesh Samaj
bal pradesh | Bhal Pradesh Samaj
kala niketan | Kala Niketan
kalaniketan | Kala Niketan
કલા નિકેતન | Kala Niketan
કલા | Kala Niketan
kaal bhairav | Kaal Bhairav Parivar
kal bhairav | Kaal Bhairav Parivar
કાલ | Kaal Bhairav Parivar
kal bhairva | Kaal Bhairav Parivar
દાન | Daan Punya Samiti
ધન | Dhan Dhanya Mandal
daan punya | Daan Punya Samiti
dan puny | Daan Punya Samiti
daan poonya | Daan Punya Samiti
dhan dhanya | Dhan Dhanya Mandal
dhan dhany | Dhan Dhanya Mandal
rajani gandha | Rajani Gandha Sangh
rajnigandha | Rajani Gandha Sangh
rajni gandha | Rajani Gandha Sangh
રજનીગંધા | Rajani Gandha Sangh
रजनीगंधा | Rajani Gandha Sangh
laxmi narayan | Laxmi Narayan Gaushala
lakshmi narayan | Laxmi Narayan Gaushala
lakshminarayan gaushala | Laxmi Narayan Gaushala
laxmi naryan | Laxmi Narayan Gaushala
gowshala | Laxmi Narayan Gaushala
gaushaala | Laxmi Narayan Gaushala
gaushala gondal | Laxmi Narayan Gaushala
લક્ષ્મીનારાયણ | Laxmi Narayan Gaushala
gyan ganga | Gyan Ganga Pustakalaya
jnan ganga | Gyan Ganga Pustakalaya
gnan ganga | Gyan Ganga Pustakalaya
gyaan ganga | Gyan Ganga Pustakalaya
જ્ઞાનગંગા | Gyan Ganga Pustakalaya
library mehsana | Gyan Ganga Pustakalaya
pustkalay | Gyan Ganga Pustakalaya
krishna sudama | Krushna Sudama Sansthan
krushn sudama | Krushna Sudama Sansthan
kruSHNA | Krushna Sudama Sansthan
કૃષ્ણ સુદામા | Krushna Sudama Sansthan
krisna sudhama | Krushna Sudama Sansthan
swaminarayan | Swaminarayan Charitable Trust
svaminarayan | Swaminarayan Charitable Trust
swami narayan | Swaminarayan Charitable Trust
swaminarayn trust | Swaminarayan Charitable Trust
સ્વામીનારાયણ | Swaminarayan Charitable Trust
andhjan | Andhjan Pragati Mandal
andh jan | Andhjan Pragati Mandal
andhajan pragati | Andhjan Pragati Mandal
blind ahmedabad | Andhjan Pragati Mandal
blind amdavad | Andhjan Pragati Mandal
અંધજન | Andhjan Pragati Mandal
muk badhir | Muk Badhir Shala
mook badhir shala | Muk Badhir Shala
mukbadhir | Muk Badhir Shala
deaf school navsari | Muk Badhir Shala
મૂકબધિર શાળા | Muk Badhir Shala
anath ashram | Anath Ashram
anathashram | Anath Ashram
orphanage surat | Anath Ashram
anaath aashram | Anath Ashram
અનાથાશ્રમ | Anath Ashram
vyasan mukti | Vyasan Mukti Kendra
vyasanmukti | Vyasan Mukti Kendra
nasha mukti jamnagar | Vyasan Mukti Kendra
व्यसन मुक्ति | Vyasan Mukti Kendra
vishwas | Vishwas Foundation
vishvas foundation | Vishwas Foundation
viswas faundation | Vishwas Foundation
વિશ્વાસ | Vishwas Foundation
vishvaas | Vishwas Foundation
chetna | Chetna Gramin Trust
chetana | Chetna Gramin Trust
chetnaa gramin | Chetna Gramin Trust
ચેતના | Chetna Gramin Trust
चेतना ट्रस्ट | Chetna Gramin Trust
ahimsa | Ahimsa Pashu Raksha
ahinsa | Ahimsa Pashu Raksha
अहिंसा | Ahimsa Pashu Raksha
animals palitana | Ahimsa Pashu Raksha
sadbhavna | Sadbhavna Ghardaghar
sadbhavana | Sadbhavna Ghardaghar
sadbavna | Sadbhavna Ghardaghar
gharda ghar | Sadbhavna Ghardaghar
ghardaghar rajkot | Sadbhavna Ghardaghar
સદભાવના | Sadbhavna Ghardaghar
sarvoday | Sarvodaya Kumar Mandir
sarwodaya kumar | Sarvodaya Kumar Mandir
સર્વોદય | Sarvodaya Kumar Mandir
svachchh nagar | Swachchh Nagar Samiti
swachh nagar | Swachchh Nagar Samiti
swachhh | Swachchh Nagar Samiti
સ્વચ્છ | Swachchh Nagar Samiti
ujwal bhavishya | Ujjwal Bhavishya
ujjval | Ujjwal Bhavishya
ujval bhavisya | Ujjwal Bhavishya
yashoda | Yashoda Matru Gruh
yasoda matru gruh | Yashoda Matru Gruh
yashodha | Yashoda Matru Gruh
matrugruh | Yashoda Matru Gruh
zalak | Zalak Nrutya Shala
jhalak | Zalak Nrutya Shala
jalak nritya | Zalak Nrutya Shala
phoolwadi | Phoolwadi Baalghar
fulvadi | Phoolwadi Baalghar
fulwadi balghar | Phoolwadi Baalghar
phulvadi | Phoolwadi Baalghar
ફૂલવાડી | Phoolwadi Baalghar
dhvani sangit | Dhwani Sangeet Sabha
dhwani | Dhwani Sangeet Sabha
dhawni sangeet | Dhwani Sangeet Sabha
rushikul | Rushikul Vidyalay
rishikul | Rushikul Vidyalay
rushikul vidhyalaya | Rushikul Vidyalay
ऋषिकुल | Rushikul Vidyalay
hriday mitra | Hriday Mitra Hospital
hruday mitra | Hriday Mitra Hospital
hridya mitr | Hriday Mitra Hospital
हृदय मित्र | Hriday Mitra Hospital
kshitij | Kshitij Yuva Vikas
xitij | Kshitij Yuva Vikas
kshitiz | Kshitij Yuva Vikas
ક્ષિતિજ | Kshitij Yuva Vikas
shraddha manav | Shraddha Manav Seva
sraddha manav seva | Shraddha Manav Seva
shradha | Shraddha Manav Seva
manav seva bardoli | Shraddha Manav Seva
vatsalya | Vatsalya Dham
vatsalyadham | Vatsalya Dham
vaatsalya | Vatsalya Dham
વાત્સલ્ય | Vatsalya Dham
ashirwad | Aashirwad Vikas Griha
aashirvad | Aashirwad Vikas Griha
ashirvaad vikas gruh | Aashirwad Vikas Griha
આશિર્વાદ | Aashirwad Vikas Griha
maitri | Maitri Sanstha
maytri sanstha | Maitri Sanstha
मैत्री | Maitri Sanstha
udyogini | Udyogini Mahila Sangh
udhyogini mahila | Udyogini Mahila Sangh
paushtik aahar | Paushtik Aahar Kendra
postik ahar | Paushtik Aahar Kendra
poushtik | Paushtik Aahar Kendra
snehalay | Snehalaya
snehaalaya | Snehalaya
snehaly | Snehalaya
સ્નેહાલય | Snehalaya
prabhat ketu | Prabhat Ketu Parivar
parbhat ketu | Prabhat Ketu Parivar
jivdaya panjrapol | Jeevdaya Panjrapole
panjrapole | Jeevdaya Panjrapole
panjarapol radhanpur | Jeevdaya Panjrapole
પાંજરાપોળ | Jeevdaya Panjrapole
khedut mitra | Khedut Mitra Sangathan
khedoot | Khedut Mitra Sangathan
kedut mitr | Khedut Mitra Sangathan
eye hospital viramgam | Netra Jyoti Aankh Hospital
netra jyoti | Netra Jyoti Aankh Hospital
aankh hospital | Netra Jyoti Aankh Hospital
ankh viramgam | Netra Jyoti Aankh Hospital
આંખ હોસ્પિટલ | Netra Jyoti Aankh Hospital
sahyog kushth | Sahyog Kushth Yagna Trust
sahayog | Sahyog Kushth Yagna Trust
kushth yagya | Sahyog Kushth Yagna Trust
sahyog yajna | Sahyog Kushth Yagna Trust
adivasi sarvangi | Adivasi Sarvangi Vikas Sangh
aadivasi vyara | Adivasi Sarvangi Vikas Sangh
vriksh prem | Vriksh Prem Trust
vruksh prem | Vriksh Prem Trust
vruksha | Vriksh Prem Trust
વૃક્ષ | Vriksh Prem Trust
tree kodinar | Vriksh Prem Trust
bhukamp | Bhukamp Punarvas Samiti
bhookamp samiti | Bhukamp Punarvas Samiti
earthquake bhachau | Bhukamp Punarvas Samiti
annapurna | Annapurna Bhojanalaya
anapurna | Annapurna Bhojanalaya
annpurna bhojnalay | Annapurna Bhojanalaya
अन्नपूर्णा | Annapurna Bhojanalaya
kanya kelavni | Kanya Kelavani Nidhi
kanya kedvani nidhi | Kanya Kelavani Nidhi
કન્યા કેળવણી | Kanya Kelavani Nidhi
xavier | Xavier Education Society
xaviers | Xavier Education Society
zavier | Xavier Education Society
chaitanya yog | Chaitanya Yog Kendra
chetanya yog | Chaitanya Yog Kendra
chaitany | Chaitanya Yog Kendra
thakkarbapa | Thakkarbapa Ashramshala
thakkar bapa | Thakkarbapa Ashramshala
takkarbapa | Thakkarbapa Ashramshala
ashram shala dahod | Thakkarbapa Ashramshala
jal mandir | Jhanvi Jal Mandir
jahnvi | Jhanvi Jal Mandir
manav mandir | Manav Mandir
maanav mandeer | Manav Mandir
ambedkar | Dr Ambedkar Chhatralaya
aambedkar chhatralay | Dr Ambedkar Chhatralaya
ambedker | Dr Ambedkar Chhatralaya
hostel lunawada | Dr Ambedkar Chhatralaya
sitaram | Shri Sitaram Annakshetra
seetaram annakshetra | Shri Sitaram Annakshetra
sita ram | Shri Sitaram Annakshetra
kutch rann | Kutch Rann Vikas
kachchh ran | Kutch Rann Vikas
kutchh rann | Kutch Rann Vikas
om shanti | Om Shanti Vidhva Sahay
widow kadi | Om Shanti Vidhva Sahay
vidhwa sahay | Om Shanti Vidhva Sahay
drishtikiran | Drishtikiran Netra Seva
drashti kiran | Drishtikiran Netra Seva
dristikiran | Drishtikiran Netra Seva
દૃષ્ટિકિરણ | Drishtikiran Netra Seva
દ્રષ્ટિકિરણ | Drishtikiran Netra Seva
balgruh | Patangiyu Balgruh
patangiyu | Patangiyu Balgruh
patangyu | Patangiyu Balgruh
sewa trust nani pagli | Nanhi Pagli Sewa Trust
nahni pagli | Nanhi Pagli Sewa Trust
ritudhara | Ritudhara Kishori Mitra
rutudhara | Ritudhara Kishori Mitra
wheelmitra | Sahachal Wheelmitra Foundation
wheel mitra | Sahachal Wheelmitra Foundation
surya kirti | Suryakirti Gram Urja
suryakeerti | Suryakirti Gram Urja
bhukampmitra | Bhukampmitra Surakshit Ghar
જીવ જ્યોત | Jeevjyot Pratham Upchar
pratham upachar | Jeevjyot Pratham Upchar
hariyali gali | Hariyali Gali Foundation
haryali | Hariyali Gali Foundation
`);

/** What should find nothing: no word of the directory is near, or no NGO has all the words. */
export const corpusNothing: string[] = list(`
xqzwv, qwertyuiop, asdfgh, zzzzzz, 12345, jivan xqzwv, hello world computer, टमाटर, બટાકા, मोटरसाइकिल, restaurant, cinema ticket,
cricket score, bitcoin, घोड़ागाड़ी, રિક્ષા ભાડું, pizza delivery, lmnopqrs, blorptide, gfdsahjkl, ☃☃☃, %%%, ___, "" ''
`);

function rows(text: string): CorpusNgo[] {
  return lines(text).map((line) => {
    const [name, gu, hi, category, city, services] = line.split(' | ').map((cell) => cell.trim());
    const orNull = (cell: string | undefined) => (cell === '-' || !cell ? null : cell);
    return {
      name: name!,
      nameGu: orNull(gu),
      nameHi: orNull(hi),
      category: category!,
      city: city!,
      services: services!.split(';').map((service) => service.trim()),
    };
  });
}

function pairs(text: string): { typed: string; meant: string }[] {
  return lines(text).map((line) => {
    const [typed, meant] = line.split(' | ') as [string, string];
    return { typed, meant };
  });
}

function lines(text: string): string[] {
  return text.split('\n').filter((line) => line.trim() !== '');
}

function list(text: string): string[] {
  return text
    .split(/[,\n]/)
    .map((entry) => entry.trim())
    .filter((entry) => entry !== '');
}
