import type en from './responses.messages.en.ts';

const responses: typeof en = {
  errors: {
    gatewayKeyIdRequired: 'કી આઈડી લખો.',
    gatewayKeyIdWrong: 'કી આઈડીની શરૂઆતમાં rzp_live_ હોય છે. Razorpay પરથી ફરી કૉપિ કરો.',
    gatewayKeyIdTest: 'આ કી અજમાવવા માટેની છે: તેનાથી પૈસા નહીં આવે. શરૂઆતમાં rzp_live_ હોય તે કી કૉપિ કરો.',
    gatewaySecretRequired: 'કીની ગુપ્ત સંજ્ઞા લખો.',
    gatewaySecretWrong: 'કીની ગુપ્ત સંજ્ઞામાં ફક્ત અંગ્રેજી અક્ષર અને આંકડા હોય. Razorpay પરથી ફરી કૉપિ કરો.',
    gatewayWebhookRequired: 'Razorpay પર તમે રાખેલી વેબહુકની ગુપ્ત સંજ્ઞા લખો.',
    gatewayWebhookWrong: 'વેબહુકની ગુપ્ત સંજ્ઞામાં ઓછામાં ઓછા 12 અક્ષર, આંકડા કે ચિહ્ન રાખો, ખાલી જગ્યા વગર.',
    gatewaySecretsSame: 'વેબહુકની ગુપ્ત સંજ્ઞા કીની ગુપ્ત સંજ્ઞાથી જુદી હોવી જોઈએ.',
  },
  answers: {
    gatewaySaved:
      'સાચવ્યું. કી 48 કલાક રાહ જોશે, અથવા અમારી ટીમ મંજૂર કરે ત્યાં સુધી. તમારી સંસ્થાના બધાને ઈમેલ મળશે, મોડામાં મોડો એક કલાકમાં.',
    gatewayRemoved: 'કાઢી નાખ્યું. દાતાઓ હવે કાર્ડથી ચૂકવી શકશે નહીં.',
    gatewayMissing: 'કોઈ કી ચાલુ નથી.',
  },
};
export default responses;
