import type { Messages, Section } from './zh-CN';

const termsSections: readonly Section[] = [
  {
    title: 'What this is',
    text: [
      'StorySprout helps pupils in grades 1 to 9 to learn English: choose a grade, enter a theme, and AI writes a short text.',
      'There are no advertisements.',
    ],
  },
  {
    title: 'AI writes the stories',
    text: [
      'Every story is written by AI and marked "AI generated". Level and content are checked, but there can still be mistakes: please read with a parent or a teacher.',
      'People and events in the stories are made up. They are neither facts nor advice.',
    ],
  },
  {
    title: 'What we ask of you',
    text: [
      'Do not write real names, phone numbers, addresses or schools into a theme.',
      'Do not write what hurts people or does not suit children. Such a theme makes no story.',
      'Tell your password to nobody but your parents. Keep your account to yourself.',
    ],
  },
  {
    title: 'Stories that you share',
    text: [
      'A story is yours alone at first. Once shared, everybody who has its link can read it and sees your nickname.',
      'When you stop sharing it or delete it, nobody else can open it any more, at once.',
      'Who runs this service may take back or delete a public story that does not fit.',
    ],
  },
  {
    title: 'Younger pupils',
    text: [
      'If you are under 14, let your parents read this page and the privacy policy, and agree, before you register.',
    ],
  },
];

const privacySections: readonly Section[] = [
  {
    title: 'What we keep',
    text: [
      'Your account: e-mail address and nickname. Of the password only a scrambled form that nobody can read.',
      'Your stories: the themes you entered, the grades you chose, and the finished stories.',
      'Your favourites: which stories you favourited, with your categories and notes.',
      'Your preferences: default grade, voice, favourite themes, language, and the region at your login (China or not).',
      'Numbers: how many stories you generated and shared each day, how often shared ones were read, and when you logged in, in which country and with which browser and system.',
    ],
  },
  {
    title: 'What it is for',
    text: [
      'To log you in and to keep your stories for you, nothing else. No advertising, no selling, no tracking by others.',
    ],
  },
  {
    title: 'What the AI receives',
    text: [
      'To write a story the AI gets the grade, the theme and the text, never your nickname, e-mail or network address.',
    ],
  },
  {
    title: 'What is kept on this device',
    text: [
      'The browser keeps your login, the language and a theme that you have not finished. There are no tracking cookies. Logging out removes the login.',
    ],
  },
  {
    title: 'For how long',
    text: [
      'Stories and favourites stay until you delete them. When an account is deleted, everything that belongs to you goes with it.',
    ],
  },
  {
    title: 'What you and your parents may ask for',
    text: [
      'To see what we keep, to correct it, to take a copy, or to delete the account: ask who runs this service.',
    ],
  },
];

export const messages: Messages = {
  about: {
    title: 'About',
    heading: 'Every child has a story to hear',
    lead: [
      'StorySprout turns a child’s theme into an English text that is just right to read. From the sprout of grade 1 to the tree of grade 9.',
    ],
    featuresTitle: 'What it does',
    features: {
      grade: {
        title: 'Written for a grade',
        text: ['Nine grades, from 60 to 300 words. Words and sentences are checked in every story.'],
      },
      theme: { title: 'Your own theme', text: ['Write what comes to mind, or pick one of 15 themes.'] },
      favorites: { title: 'Favourites', text: ['Keep the stories you like and read them again.'] },
      keywords: {
        title: 'Keywords',
        text: ['Sound, meaning, examples and translations, one tap away.'],
      },
      translation: { title: 'Sentence by sentence', text: ['Any sentence in Chinese, when you need it.'] },
      recent: { title: 'Nothing is lost', text: ['Every story you made waits in your profile.'] },
    },
    supportTitle: 'Technical support',
    support: [
      'AI writes the stories; a program then checks level and content. What does not pass is never shown to a child. Every story is marked "AI generated".',
      'We keep only what reading needs. A child’s nickname and e-mail are never given to an AI service.',
      'If a page does not open or a story does not work out, reload and try again. Use Chrome, Edge, Safari, Firefox or WeChat of the last two years.',
    ],
    countryData:
      'Regions are told by the data of ip-location-db (CC0), made from the registries of AFRINIC, APNIC, ARIN, LACNIC and RIPE NCC, licensed under CC BY 4.0 by the NRO.',
    contactTitle: 'Contact',
    contactHeading: 'Something to say?',
    contactKnown: 'Write to who runs this service.',
    contactUnknown: 'Ask the teacher or parent who gave you this address.',
  },
  askWhom: 'Who to ask',
  terms: {
    title: 'Terms of service',
    lead: ['For pupils, and for their parents.'],
    sections: termsSections,
  },
  privacy: {
    title: 'Privacy policy',
    lead: ['For pupils, and for their parents. What we can do without, we do not keep.'],
    sections: privacySections,
  },
  favorites: {
    title: 'Favourites',
    heading: 'Your favourites are in your profile',
    text: ['The stories you like are kept there.'],
    open: 'Open my favourites',
  },
  settings: {
    title: 'Settings',
    heading: 'The settings feature is under development',
    text: ['Your name, grade and voice are in your own settings.'],
    open: 'Open my settings',
  },
};
