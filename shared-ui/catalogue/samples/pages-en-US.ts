import type { PageWords } from './pages-zh-CN';

export const pages: PageWords = {
  frame: {
    brand: 'StorySprout',
    latin: '故事芽',
    product: 'StorySprout 故事芽',
    skip: 'Skip to content',
    mainNavigation: 'Main',
    bottomNavigation: 'Bottom',
    footerNavigation: 'Footer',
    home: 'Home',
    about: 'About',
    mine: 'Profile',
    logout: 'Log out',
    terms: 'Terms of service',
    privacy: 'Privacy policy',
    footer: 'Stories are written by AI. Read them with a parent or a teacher.',
    guest: { link: 'Log in', rest: ' to save stories ', clause: 'and see your history.' },
  },
  home: {
    title: ['Plant a theme,', 'grow a story'],
    text: ['Generate English short texts with AI, ', 'choose a grade, enter a theme, start learning'],
    scene: 'A sprout grows out of an open book, a bird and a snail keep it company',
    generator: 'Generate a story',
    theme: 'To the zoo with Grandpa',
    lengthHint: 'About 140–160 words will be generated',
    enterTheme: 'Please enter a theme',
    featuresLabel: 'Features',
    features: {
      grow: { title: 'Smart generation', text: ['AI adjusts difficulty and vocabulary to the grade.'] },
      shelf: { title: 'Favourites', text: ['Save the stories you like and read them again.'] },
      learn: { title: 'Many ways to learn', text: ['Keywords, example sentences and translations.'] },
    },
  },
  login: {
    quote: ['A story a day,', 'and a tree grows.'],
    title: 'Welcome back',
    text: 'Log in and find all your stories here.',
    agreement: { before: 'By logging in you agree to the ', between: ' and the ' },
    toRegister: 'No account? Register',
  },
  favorites: {
    title: 'My favourites',
    total: '14 stories',
    list: 'Stories favourited',
    empty: {
      title: 'Your shelf is empty',
      text: ['When you like a story, press its heart and it moves in here.'],
      action: 'Discover stories',
    },
    garden: {
      title: 'No stories yet',
      text: ['Enter a theme, and your first story grows.'],
      action: 'Start creating',
    },
    lost: {
      title: 'Story ID does not exist',
      text: ['It may have been deleted. Plant a new one at home.'],
      action: 'Back to home',
    },
  },
  generating: {
    title: 'Your story is growing',
    text: ['Good stories are checked with care.'],
    elapsed: '12 s so far',
  },
};
