import type en from './needs.messages.en.ts';

const needs: typeof en = {
  confirmed: 'चुने हुए',
  none: 'अभी कुछ चुना नहीं है।',
  proposed: 'पेज पर लिखे से लगता है कि शायद ये भी',
  proposedHint: 'जो सही है उस पर टिक करें। कुछ नया लिखकर सहेजेंगे तो नए सुझाव आएंगे।',
  other: 'कुछ और',
  choose: 'कृपया चुनें',
  others: 'अन्य',
  add: 'जोड़ें',
};
export default needs;
