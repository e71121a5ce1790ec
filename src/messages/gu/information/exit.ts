import type { Catalogue } from '../../messages.tsx';

const exit: Catalogue['information/exit'] = {
  label: 'ઝડપથી બહાર નીકળો',
  leave: 'આ પાનું છોડો',
  heading: 'કોઈ તમારો ફોન જુએ છે?',
  explained:
    '“આ પાનું છોડો” દબાવો તો તરત હવામાનનું પાનું ખૂલે અને તમે લખેલું ભૂંસાઈ જાય; Escape ત્રણ વાર દબાવવાથી પણ એવું જ થાય. એ પહેલાં જોયેલાં પાનાં બ્રાઉઝરના ઇતિહાસમાં રહી શકે.',
};

export default exit;
