import { BRAND } from '#src/brand.ts';

/** What this site is called. A name that consists of it and of `ROLE_WORDS` says that it is our team. */
export const OWN_NAMES = Object.values(BRAND.name);

/** Words that make our name that of a part of us: 'Sahay Support'. */
export const ROLE_WORDS = [
  ...['team', 'support', 'help', 'helpline', 'helpdesk', 'care', 'customer', 'official', 'office', 'app'],
  ...['admin', 'staff', 'service', 'services', 'centre', 'center', 'desk', 'donation', 'donations', 'fund'],
  ...['platform', 'portal', 'site', 'website', 'india', 'gujarat', 'in', 'org', 'com', 'the', 'trust'],
  ...['foundation', 'ngo', 'society', 'verification', 'security', 'payment', 'payments', 'refund'],
  ...['verified', 'checked', 'my', 'number', 'contact', 'group', 'page', 'online', 'welcome'],
  ...['ટીમ', 'મદદ', 'કેન્દ્ર', 'ગુજરાત', 'ભારત', 'સેવા', 'ટ્રસ્ટ', 'સંસ્થા', 'ફાઉન્ડેશન', 'સપોર્ટ', 'દાન'],
  ...['टीम', 'मदद', 'केंद्र', 'गुजरात', 'भारत', 'सेवा', 'ट्रस्ट', 'संस्था', 'फाउंडेशन', 'सपोर्ट', 'दान'],
];

/**
 * Names of public funds and bodies that people trust with money and calls. A name of an NGO that contains one goes to
 * our team with a note. The list names no private organisation.
 */
export const PUBLIC_NAMES = [
  ...['PM CARES', 'PM CARES Fund', 'PM CARE Fund', 'PM Relief Fund', 'પીએમ કેર્સ', 'पीएम केयर्स'],
  ...['Prime Minister', 'Pradhan Mantri', 'Mukhya Mantri', 'વડાપ્રધાન', 'प्रधानमंत्री'],
  ...['Chief Minister', 'મુખ્યમંત્રી', 'मुख्यमंत्री'],
  ...['CM Relief Fund', 'National Relief Fund', 'PMNRF', 'National Defence Fund'],
  ...[
    'Government of Gujarat',
    'Govt of Gujarat',
    'Gujarat Government',
    'Gujarat Govt',
    'ગુજરાત સરકાર',
    'गुजरात सरकार',
  ],
  ...[
    'Government of India',
    'Govt of India',
    'Indian Government',
    'Bharat Sarkar',
    'Gujarat Sarkar',
    'ભારત સરકાર',
    'भारत सरकार',
  ],
  ...['Reserve Bank of India', 'NITI Aayog', 'NGO Darpan', 'Income Tax Department', 'Ayushman Bharat'],
  ...['Gujarat Police', 'ગુજરાત પોલીસ', 'गुजरात पुलिस', 'Collector Office', 'Collectorate'],
  ...['High Court', 'Supreme Court', 'Legal Services Authority', 'Municipal Corporation'],
  ...['UNICEF', 'UNHCR', 'World Health Organization', 'United Nations'],
];
