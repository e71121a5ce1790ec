import { pluralIn } from '#src/messages/plural.ts';

const plural = pluralIn('en');

export default {
  title: 'Which schemes can you get?',
  description:
    'Answer at most seven short questions and see which schemes someone can get, may get or cannot get, why, and which documents to bring. Nothing is stored.',
  progress: (at: number, of: string) => `Question ${at} of at most ${of}`,
  /** Above a question that is opened again. */
  changing: 'Change this answer',
  backTo: (question: string) => `Back to: ${question}`,
  keep: 'Keep my answers',
  questions: {
    for: { heading: 'What is help needed for?', hint: 'Tick all that apply.' },
    who: { heading: 'Who is it for?', hint: 'Answer for the one person who would get the scheme.' },
    marital: {
      heading: 'Is this person married?',
      hint: 'Some schemes are only for widows, or for women whose husband left.',
    },
    circumstances: { heading: 'Which of these are true?', hint: 'Tick all that apply.' },
    disability: {
      heading: 'Does this person have a disability?',
      hint: 'The degree is on the disability certificate.',
    },
    group: {
      heading: 'Which caste group does the family belong to?',
      hint: 'Some schemes are only for these groups.',
    },
    income: {
      heading: 'What does the whole family earn in a year?',
      hint: 'Everyone who lives and eats together. A guess is fine.',
    },
    state: {
      heading: 'In which state does the family live?',
      hint: 'Where its ration card or its house is.',
    },
  },
  /** A skipped question among the answers, and the link that skips one. */
  unknown: 'I do not know',
  skip: 'I do not know, or skip this',
  none: 'None of these',
  everything: 'Everything',
  female: 'A girl or a woman',
  male: 'A boy or a man',
  otherGender: 'Another gender',
  age: 'Age in whole years',
  ageHint: 'Not sure? Leave it empty.',
  ageWrong: (oldest: string) => `Enter the age as a whole number up to ${oldest}, or leave it empty.`,
  otherState: 'A union territory',
  disability: {
    none: 'No disability',
    between: (from: string, to: string) => `${from} to ${to} percent`,
    under: (to: string) => `Less than ${to} percent`,
    from: (from: string) => `${from} percent or more`,
    some: 'Yes, the degree is not known',
  },
  income: {
    upTo: (amount: string) => `Up to ${amount}`,
    between: (from: string, to: string) => `${from} to ${to}`,
    over: (amount: string) => `More than ${amount}`,
  },
  next: 'Next',
  show: 'Show the schemes now',
  soFar: 'Your answers so far',
  answers: 'Your answers',
  labels: {
    for: 'What for',
    who: 'For whom',
    group: 'Caste group',
    marital: 'Married or not',
    income: 'Family income in a year',
    circumstances: 'True of this person',
    disability: 'Disability',
    state: 'State',
  },
  storage:
    'Your answers are only in the link of this page, so that you can send it on. Anyone who has the link can see them.',
  shared:
    'On a shared phone the link stays in the list of visited pages (history): delete it there, or use a private window.',
  change: 'Change',
  changeAnswers: 'Change my answers',
  allSchemes: 'Schemes',
  people: {
    girl: 'a girl',
    woman: 'a woman',
    female: 'a girl or a woman',
    boy: 'a boy',
    man: 'a man',
    male: 'a boy or a man',
    somebody: 'someone',
    aged: (age: number, who: string) => `${who} aged ${age}`,
  },
  result: {
    both: (can: number, shown: string, perhaps: string) =>
      `You can get ${plural(can, { one: '1 scheme', other: `${shown} schemes` })}. Ask about ${perhaps} more`,
    canOnly: (can: number, shown: string) =>
      plural(can, { one: 'You can get 1 scheme', other: `You can get ${shown} schemes` }),
    perhapsOnly: (perhaps: number, shown: string) =>
      plural(perhaps, {
        one: 'Ask about 1 scheme',
        other: `Ask about ${shown} schemes`,
      }),
    none: 'No scheme listed here matches these answers',
    noneHint: 'You can still ask for help: NGOs near you know more than this list.',
    forWhom: (who: string) => `For ${who}.`,
    income: (amount: string) => `family income ${amount}`,
    caution: 'This is based on the rules listed here; the office decides.',
    cautionMore:
      'A scheme may have conditions in its description that are not in these rules. Read it before you go.',
    print: 'Print on one page',
    whatsapp: 'Send on WhatsApp',
    can: 'You can get this',
    perhaps: 'Ask about these',
    not: 'Not for this person',
    morePerhaps: (shown: string) => `${shown} more to ask about`,
    moreNot: (shown: string) => `${shown} that do not fit, and why`,
    allFit: (rules: string) => `All conditions are met: ${rules}.`,
    noRules: 'No rules are listed here: the description says who can get it.',
    needToKnow: 'We need to know:',
    /** Followed by conditions in the words of whoever offers it. */
    ifSo: 'You can get it if this is true:',
    andIfSo: 'And this must be true:',
    because: 'Because it is',
    government: 'Government scheme',
    notShown: (shown: string) => `And ${shown} more.`,
    seeAll: 'See all schemes',
    papers: 'Bring these documents',
    papersFor: (count: number, shown: string) =>
      plural(count, { one: 'For this one scheme.', other: `One list for all ${shown} schemes.` }),
    noPapers: 'These schemes do not list the documents. Ask the office before you go.',
    askHelp: 'Ask for help with the forms',
  },
  /** What a scheme asks for. */
  holds: {
    marital: (names: string) => names,
    disability: (degree: string) => `a disability of ${degree} percent or more`,
    circumstances: {
      student: 'a student',
      pregnant: 'pregnant, or with a child under two',
      noHouse: 'no pucca house',
      farmland: 'farmland',
      workerCard: 'a worker’s card',
    },
    female: 'women and girls',
    male: 'men and boys',
    ages: (from: number, to: string) => `age ${from} to ${to}`,
    ageFrom: (age: number) => `age ${age} or older`,
    ageTo: (age: number) => `age ${age} or younger`,
    income: (amount: string) => `family income up to ${amount} a year`,
  },
  /** Why not: follows 'Because it is'. */
  fails: {
    marital: (names: string) => `only for people who are: ${names}`,
    disability: (degree: string) => `only for people with a disability of ${degree} percent or more`,
    circumstances: {
      student: 'only for those who study at school or college',
      pregnant: 'only for women who are pregnant or have a child under two',
      noHouse: 'only for families without a pucca house',
      farmland: 'only for families with farmland',
      workerCard: 'only for people with a worker’s card',
    },
    group: (names: string) => `only for ${names}`,
    female: 'only for women and girls',
    male: 'only for men and boys',
    state: (state: string) => `only in ${state}`,
    ageFrom: (age: number) => `only for people aged ${age} or older`,
    ageTo: (age: number) => `only for people aged ${age} or younger`,
    income: (amount: string) => `only for families with an income up to ${amount} a year`,
  },
  /** What is not known yet: follows 'We need to know:'. */
  asks: {
    marital: (names: string, count: number) =>
      plural(count, {
        one: `is this person ${names}?`,
        other: `is this person one of these: ${names}?`,
      }),
    disability: (degree: string) => `is the disability ${degree} percent or more?`,
    circumstances: {
      student: 'does this person study at school or college?',
      pregnant: 'is she pregnant, or has she a child under two?',
      noHouse: 'is the family without a pucca house?',
      farmland: 'does the family own farmland?',
      workerCard: 'has this person a worker’s card?',
    },
    group: (names: string, count: number) =>
      plural(count, {
        one: `is the family in the ${names} group?`,
        other: `is the family one of these: ${names}?`,
      }),
    female: 'is it for a woman or a girl?',
    male: 'is it for a man or a boy?',
    state: (state: string) => `does the family live in ${state}?`,
    ages: (from: number, to: string) => `is the person ${from} to ${to} years old?`,
    ageFrom: (age: number) => `is the person ${age} or older?`,
    ageTo: (age: number) => `is the person ${age} or younger?`,
    income: (amount: string) => `is the family income at most ${amount} a year?`,
  },
  /** Said of women and girls, where a language has other forms for them. */
  ofWomen: {
    holds: { student: 'a student' },
    asks: { student: 'does this person study at school or college?' },
  },
};
