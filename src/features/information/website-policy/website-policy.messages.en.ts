import { BRAND } from '#src/brand.ts';
export default {
  title: 'Website policy',
  lead: 'What happens to your data, what you can ask of us, and the rules for using this site.',
  contents: 'On this page',
  version: 'As of 24 November 2026. If anything changes, the new text will appear here with its date.',
  officer: {
    role: 'grievance officer',
    unset:
      'The operator of this site has not named a grievance officer yet. Until then please use the page “Contact us”.',
  },
  sections: {
    notice: {
      heading: 'Privacy in short',
      text: [
        'This is the notice that India’s Digital Personal Data Protection Act, 2023 asks for: each kind of data, what it is for, and your rights.',
      ],
      points: [
        'You can read everything without giving your name, and without cookies.',
        'We use your data only for what you gave it for. We do not sell it, and there is no advertising.',
        'Never send us an Aadhaar number. We refuse any text that contains one. We do not keep caste or religion: only the scheme finder asks for your group, and it stores nothing.',
        'The operator of this site is responsible for the data. Complaints go to the grievance officer below.',
      ],
    },
    data: {
      heading: 'Which data, for what, for how long',
      rows: [
        {
          name: 'When you read',
          text: [
            'Your internet (IP) address, for a short time in memory, so that programs cannot flood the site. If so many requests come from it that we refuse some, it is recorded for 180 days. We count how often an NGO’s page is viewed in a month, not who viewed it.',
            'A town you choose is kept in the link of the page and nowhere else.',
            'Which words are searched on a day, and whether they found something, so that the search learns: without name, address, place or time of day. Texts with an email or many digits are not counted at all. Our team sees words only once they were searched five times; rarer ones are erased after 30 days, the others after 400. So that no one counts twice, a code made from the internet (IP) address stays in memory until midnight, and is never stored.',
          ],
        },
        {
          name: 'When you ask for help',
          text: [
            'Name, mobile number, email, address with PIN code, town, kind of help, what you need, and how and when it is safe to reach you: so that NGOs can answer you, and you can see how far your request is.',
            'It goes to at most five NGOs at once. An NGO sees your name and how to reach you only after it accepts, and each time it looks is recorded.',
            'Kept while your request is open. Once answered, it closes after 30 days of silence. 180 days after it closes, or at once if you ask on the status page, everything that tells who you are and what was written is erased; town, kind of help, times and outcome stay for counting.',
            'What you type stays in this tab only, 30 minutes at most, until you send it.',
          ],
        },
        {
          name: 'When you register for a scheme',
          text: [
            'Name, mobile number, email, address and town: so that the NGO that offers the scheme can get in touch with you. That NGO sees them, and nobody else.',
            'Erased 180 days after the NGO approved or rejected it, two years after the last change otherwise, or 30 days after the scheme was deleted. The NGO can save a copy as a file and is responsible for that copy.',
          ],
        },
        {
          name: 'When you volunteer at an NGO',
          text: [
            'Name, mobile number, email, town, what you can do, when you are free, and whether you are 18; under 18 also the name and number of a parent: so that the NGO can choose volunteers, reach you and plan shifts. That NGO sees them, and nobody else.',
            'With the link in your email you see, change or erase everything at any time. Otherwise it is erased 7 days after you applied if you did not confirm, 90 days after the NGO declined, or two years after your last shift or change. On a certificate only your initials stay.',
          ],
        },
        {
          name: 'When you give to an NGO',
          text: [
            'Name, email, mobile number, address, amount, purpose and, if you write it, your PAN: so that the NGO can find your payment, make the receipt and report the gift as the law asks. That NGO sees them, and nobody else; your name is public only if you say so. PAN and bank accounts are stored encrypted.',
            'The money goes straight to the NGO: we never have it, and we see neither your account nor your card. If you pay by card or netbanking, the payment gateway of the NGO gets your name, email and mobile number.',
            'A gift that was begun and never paid is erased after 30 days, your details at a refused or cancelled one after 180 days. Received gifts are kept for eight financial years, because the law on taxes and books asks for it. After that your details are erased.',
            'At “Your gifts” you get a link by email. With it you see everything, correct name, address and PAN, or take your consent back: then only what the law asks for stays of received gifts, which is name, address, PAN and amount. Monthly reminders end with one click, and their data is erased at once.',
          ],
        },
        {
          name: 'When you write to us',
          text: [
            'What you wrote, and your name and email if you gave them: to answer you and to correct mistakes.',
            'Erased 180 days after we have dealt with it.',
          ],
        },
        {
          name: 'When you register an NGO, or say that one is yours',
          text: [
            'Your name, email, password, and what you consented to on which day; the NGO’s address, phone, registration numbers, PAN and photos: to check it, to list it and to let you manage its page.',
            'The PAN is shown masked. Passwords are kept only as a hash that nobody can read back. When an NGO is deleted or takes its consent back, its page and photos are off the site at once; a browser that has a photo already can show it for up to an hour. Its people, contact details and photos are erased after 30 days, in case it was a mistake; its name and registration numbers stay.',
          ],
        },
        {
          name: 'Codes and emails',
          text: [
            'A code by email works for 10 minutes, is kept only as a hash, and is erased a day later. What an email said, and to whom, is erased 30 days after it was sent.',
          ],
        },
        {
          name: 'When you sign in',
          text: [
            'A cookie that lets us recognise your browser; it is deleted after a year without use. Wrong passwords are counted for a short time.',
            'What signed-in people change is recorded with their name, the time and the internet (IP) address, so that misuse can be traced. These records stay when an account is closed.',
            'When you sign in, or a sign-in fails, the time, the internet (IP) address and the kind of browser are recorded and erased after 180 days. The password page shows where you are signed in.',
          ],
        },
      ],
    },
    consent: {
      heading: 'Your consent, and taking it back',
      text: [
        'We use your data only if you agree, by ticking a box yourself or by sending a form. You can take this back at any time, as easily as you gave it: have your request for help erased on its status page (or by whoever asked for you), take consent to a gift back at “Your gifts”, take your NGO off as its manager at “Our page”, or write to the grievance officer. What was done until then stays lawful; after that your data is erased, unless a law makes us keep it.',
      ],
    },
    sharing: {
      heading: 'Who gets your data',
      text: [
        'The NGOs you ask or give to, their payment gateway if you pay through it, and the service that delivers our emails. Nobody else; authorities only where the law requires it.',
      ],
    },
    rights: {
      heading: 'Your rights',
      points: [
        'To know: which data about you we have, what we do with it, and who got it.',
        'To have it corrected, completed or brought up to date.',
        'To have it erased.',
        'To complain, and to get an answer.',
        'To name someone who may use these rights if you die or can no longer do so yourself.',
      ],
    },
    grievance: {
      heading: 'Grievance officer',
      text: [
        'Write to the grievance officer from the email you used with us, with your request number if you have one. It costs nothing.',
        'A complaint is acknowledged within 24 hours and settled within 15 days, as the rules require; questions about your data are answered within 90 days at the latest.',
      ],
    },
    board: {
      heading: 'Data Protection Board of India',
      text: [
        'If our answer does not help you, you can complain to the Data Protection Board of India. The law asks you to write to us first.',
      ],
    },
    cookies: {
      heading: 'Cookies and what your browser keeps',
      text: [
        'Only if you sign in: “browser”, and after you type your password again, “confirmation”, so that we need not ask for it again for half an hour. There are no others, and none from other companies.',
        'What you are typing and, if you are signed in, your sign-in are kept only in this tab’s memory, and are gone when you close the tab.',
      ],
    },
    children: {
      heading: 'Children',
      text: [
        'If you are under 18, ask a parent or guardian to write to us for you: the law asks for their consent. A child in trouble can call 1098 at any time. We track nobody’s behaviour, least of all children’s.',
      ],
    },
    security: {
      heading: 'Keeping data safe',
      text: [
        'Connections are encrypted, few people have access, and what they do is recorded. If data ever gets into the wrong hands, we tell everyone concerned and the Board without delay, and give the Board the details within 72 hours.',
      ],
    },
    terms: {
      heading: 'Terms of use',
      points: [
        `${BRAND.name.en} is free for those who ask for help and for NGOs.`,
        'It is not an emergency service. In danger, call 112.',
        'Write only what is true, and only for yourself or for someone who knows that you are writing.',
        'NGOs are independent. They are responsible for what they write about themselves and for the help they give; we cannot promise that someone can help.',
        '“Checked” means that we compared the documents with the public registers on the day shown, and nothing more.',
        'Do not use contact details for anything but what they were given for, and do not try to harm the site or others.',
        'Anyone who breaks these rules can lose their account or their place in the list.',
        'Other websites we link to are responsible for their own pages.',
        'The laws of India apply.',
      ],
    },
  },
};
