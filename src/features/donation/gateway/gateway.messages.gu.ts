import type en from './gateway.messages.en.ts';

const gateway: typeof en = {
  title: 'ચુકવણીના પેજ પર',
  heading: (amount) => `${amount} આપો`,
  to: 'કોને',
  lead: 'હવે Razorpay ખૂલશે, જે આ સંસ્થા વતી ચુકવણી લે છે. ત્યાં કાર્ડ, નેટબેંકિંગ કે બીજી રીત પસંદ કરો. પછી તમે અહીં પાછા આવશો.',
  fee: 'Razorpay પોતાની ફી કાપે છે, જે સંસ્થાએ તેની સાથે નક્કી કરી છે. UPIથી આપો તો પૂરી રકમ પહોંચે છે.',
  go: 'Razorpay પર જાઓ',
  other: 'બીજી રીતે આપો',
  description: (reference) => `દાન ${reference}`,
  refundReason: 'પૈસા Razorpay મારફતે પાછા આપ્યા છે.',
  errors: {
    gatewayAway: 'ચુકવણીનું પેજ હમણાં ખૂલતું નથી. કંઈ ચૂકવાયું નથી. એક મિનિટ પછી ફરી પ્રયાસ કરો, અથવા UPIથી આપો.',
    gatewayRefused: 'Razorpayએ ના પાડી છે. શું ખોટું છે તે ત્યાં જુઓ, અથવા તેને ફોન કરો.',
    gatewayClosed: 'આ સંસ્થા હમણાં કાર્ડ કે નેટબેંકિંગથી દાન લેતી નથી. બીજી રીત પસંદ કરો.',
    gatewaySignatureWrong: 'આ વેબહુકની સહી ખોટી છે.',
    gatewayRefundPending: 'આ દાન પાછું આપવાનું કામ ચાલુ જ છે.',
    refundLarge: 'વધુમાં વધુ {0} પાછા આપી શકાય.',
  },
  donationRefundAsked: 'Razorpayને પૈસા પાછા આપવા કહ્યું છે. થોડા દિવસમાં પહોંચી જશે.',
};

export default gateway;
