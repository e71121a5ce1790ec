import type en from './gateway-account.messages.en.ts';

const gatewayAccount: typeof en = {
  title: 'કાર્ડ અને નેટબેંકિંગ',
  none: 'તમારી સંસ્થાનું Razorpay એકાઉન્ટ હોય તો દાતાઓ કાર્ડ અને નેટબેંકિંગથી પણ ચૂકવી શકે. Razorpay દરેક દાનમાંથી ફી રાખે છે; UPI વડે આખું દાન પહોંચે છે.',
  active: (keyId) => `ચાલુ છે: ${keyId}`,
  waiting: (keyId, time) => `રાહ જુએ છે: ${keyId}. ક્યાં સુધી: ${time}`,
  due: (keyId) => `થોડી મિનિટમાં ચાલુ થશે: ${keyId}`,
  by: (who) => `કોણે માંગી: ${who}`,
  add: 'Razorpay કી લખો',
  replace: 'બીજી કી લખો',
  withdraw: 'આ કી પાછી ખેંચો',
  withdrawTitle: 'રાહ જોતી કી પાછી ખેંચવી છે?',
  withdrawText: 'દાતાઓ અત્યારે ચૂકવે છે તેમ જ ચૂકવતા રહેશે.',
  withdrawYes: 'પાછી ખેંચો',
  remove: 'કી કાઢી નાખો',
  removeTitle: 'કી કાઢી નાખવી છે?',
  removeText:
    'દાતાઓ તરત જ કાર્ડથી ચૂકવી શકશે નહીં. બીજા કોઈને કીની જાણ થઈ ગઈ હોય તો પણ આ જ કરો: પછી તેનાથી કંઈ થઈ શકશે નહીં. જૂનાં દાનના પૈસા પાછા આપવાનું ચાલુ રહેશે.',
  removeYes: 'પાસવર્ડ આપીને કાઢો',
  webhook: {
    title: 'Razorpay પર આ લખો',
    text: 'દરેક ચુકવણીની અમને ખબર પડે તે માટે: Razorpay ડેશબોર્ડમાં “Account & Settings” ખોલો, પછી “Webhooks”, અને નવું વેબહુક ઉમેરો.',
    url: 'વેબહુકનું સરનામું',
    secret: 'ગુપ્ત સંજ્ઞા તરીકે લાંબું લખાણ રાખો, અને તે જ અહીં કી સાથે લખો.',
    events: 'પસંદ કરવાની ઘટનાઓ',
  },
  dialog: {
    title: 'તમારા Razorpay એકાઉન્ટની કી',
    lead: 'Razorpay ડેશબોર્ડમાં “Account & Settings” ખોલો, પછી “API keys”. કી 48 કલાક રાહ જોશે, અથવા અમારી ટીમ મંજૂર કરે ત્યાં સુધી.',
    fields: {
      keyId: 'કી આઈડી',
      keySecret: 'કીની ગુપ્ત સંજ્ઞા',
      webhookSecret: 'વેબહુકની ગુપ્ત સંજ્ઞા',
    },
    hints: {
      keyId: 'શરૂઆતમાં rzp_live_ હોય છે',
      keySecret: 'કી બને ત્યારે Razorpay તે એક જ વાર બતાવે છે',
      webhookSecret: 'વેબહુક માટે તમે રાખેલું લખાણ',
    },
    submit: 'આગળ વધો',
  },
};
export default gatewayAccount;
