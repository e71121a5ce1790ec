import { label as parts } from '#src/ui/form/sections/form-sections.messages.en.ts';
import { documentHints, documentLabels } from '#src/features/ngo/fields/fields.messages.en.ts';

/** What an NGO reads when it registers. */
export default {
  title: 'Register your NGO',
  description:
    'Register your NGO in ten minutes. We check its documents, and people who need you can find you.',
  lead: 'It takes ten minutes. Then people who need you can find you, in three languages.',
  parts,
  preview: {
    empty:
      'Your page appears here as you write, the way people will see it: first we need its name, the kind of work and the city.',
    lead: 'This is how people will see your page once we have checked it.',
  },
  next: {
    heading: 'What happens next',
    steps: [
      ['You prepare your page', 'Sign in at once: your text, your services, your photos.'],
      ['We check', 'What you wrote and your documents, usually within three days.'],
      ['You are listed', 'We write to you, and people find you.'],
    ],
  },
  organisation: {
    heading: 'Your organisation',
    why: 'We ask this so that people can find your NGO and contact it. Once it is checked, everyone can see it.',
    name: 'Name in English',
    nameHint: 'As it is registered, in English letters.',
    nameGu: 'Name in Gujarati',
    nameHi: 'Name in Hindi',
    category: 'Kind of work',
    chooseCategory: 'Choose the kind of work',
    registrationType: 'Registered as',
    chooseType: 'Choose',
    types: {
      Trust: 'Trust',
      Society: 'Society',
      'Section 8 Company': 'Section 8 company',
    },
    address: 'Address',
    city: 'City',
    chooseCity: 'Choose a city',
    pin: 'PIN code',
    phone: 'Phone of the NGO',
    phoneHint: '10 digits, with the area code if it is a landline.',
    email: 'Email of the NGO',
    website: 'Website',
  },
  papers: {
    heading: 'Documents',
    why: 'We ask for these numbers so that we can check them and people can trust your NGO. Everyone can see them with their dates, but only part of the PAN. Leave out what you do not have: you can add it later.',
    open: 'Enter the numbers of your documents',
    labels: { ...documentLabels, pan: 'PAN of the NGO' },
    hints: documentHints,
    never: 'Please do not write an Aadhaar number anywhere. We are not allowed to keep it.',
  },
  account: {
    heading: 'Your account',
    why: 'With this account you sign in and manage your NGO’s page. Only our team sees your name and this email; we write to you there.',
    contactName: 'Your name',
    contactEmail: 'Your email',
    emailHint: 'We send a code to it, to be sure that it is yours.',
    getCode: 'Get the code',
    codeSent: (email: string) => `We sent the code to ${email}. It works for ten minutes.`,
    otp: 'Code',
    otpHint: 'From our email. Check your spam folder too.',
    password: 'Password',
    passwordHint: 'At least 10 characters. A short sentence is easy to remember and hard to guess.',
    passwordAgain: 'We never send a password back. If the field is empty, please type yours again.',
  },
  consent: {
    heading: 'Your consent',
    notice:
      'We use what you write here for three things only: to check your NGO, to show it to people, and to write to you about it. We do not give it to anyone else. You may withdraw your consent at any time; then we erase everything that no law requires us to keep.',
    tick: 'I may act for this NGO, and I agree to this use of my data.',
  },
  similar: {
    heading: 'Is this your NGO?',
    waits: 'A similar NGO is already registered but not shown to the public at the moment. If it is yours:',
    inCityWithAccount: (city: string) => `${city}. Someone from this NGO already signs in here.`,
    claim: (name: string) => `Yes, ${name} is our NGO`,
    another: 'No, ours is a different NGO: register it',
    choose: 'What would you like to do?',
    note: 'How are you connected with it?',
    noteHint: 'For example: I have been its secretary since 2019. This helps us to check.',
    goOn: 'Choose one, then send the form again below.',
    signIn: 'Sign in',
    anotherNgo: 'Ours is a different NGO from the one you showed us.',
  },
  submit: 'Send',
  submitted: {
    title: 'Thank you. We have received your registration.',
    lead: 'We check the documents and write to you, usually within three days.',
    mail: 'Check your email: we have just written to you.',
    prepare: 'You need not wait. Sign in and prepare your page: nobody else can see it until it is checked.',
    signIn: 'Sign in',
  },
  claimed: {
    title: 'Thank you. We are checking it.',
    lead: 'We will check whether this NGO is yours and write to you, usually within three days. Until then nothing changes.',
    mail: 'Check your email: we have just written to you.',
  },
};
