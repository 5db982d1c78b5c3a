import { difficultyNames, gradeNames } from '@storysprout/contracts/names/en-US';
import type { Messages } from './zh-CN';

const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];
const monthDay = (month: number, day: number) => `${MONTHS[month - 1]} ${day}`;
const many = (count: number, one: string, more = `${one}s`) => `${count} ${count === 1 ? one : more}`;

export const messages: Messages = {
  gradeNames,
  difficultyNames,
  wordCount: (count) => many(count, 'word'),
  storyCount: (count) => many(count, 'story', 'stories'),
  storyTotal: (count) => many(count, 'story', 'stories'),

  profileTitle: 'Profile',
  emailNotSet: 'Email not set',
  statsLabel: 'My numbers',
  stats: { totalStories: 'Stories generated', totalFavorites: 'Stories favourited', totalShares: 'Shares' },
  doorsLabel: 'My stories',

  recentTitle: 'Recent stories',
  recentList: 'Stories generated',
  favoritesTitle: 'My favourites',
  favoritesList: 'Stories favourited',
  loadingList: 'Your stories are on their way',
  loadFailed: 'Load failed, please retry',
  tryAgain: 'Try again',
  moreKeywords: (count) => `${many(count, 'more keyword')}`,
  views: 'Views',
  favorites: 'Favourites',
  note: 'My note',
  pager: {
    label: 'Pages',
    previous: 'Previous',
    next: 'Next',
    page: (page, pages) => `Page ${page} of ${pages}`,
  },
  time: {
    justNow: 'Just now',
    minutesAgo: (count) => `${many(count, 'minute')} ago`,
    hoursAgo: (count) => `${many(count, 'hour')} ago`,
    daysAgo: (count) => `${many(count, 'day')} ago`,
    monthDay,
  },
  favoritedOn: (month, day) => `Favourited ${monthDay(month, day)}`,

  deleteStory: (theme) => `Delete “${theme}”`,
  confirmDelete: {
    title: 'Delete this story?',
    message: (theme) => `“${theme}” cannot be brought back, and it leaves your favourites too.`,
    confirm: 'Delete',
    cancel: 'Keep it',
  },
  deleted: 'Deleted',
  deleteFailed: 'Delete failed, please retry',
  unfavoriteStory: (theme) => `Unfavourite “${theme}”`,
  confirmUnfavorite: {
    title: 'Unfavourite this story?',
    message: (theme) => `“${theme}” leaves your shelf, and your note goes with it.`,
    confirm: 'Unfavourite',
    cancel: 'Keep it',
  },
  unfavorited: 'Unfavourited',
  unfavoriteFailed: 'Failed to unfavourite, please retry',
  unavailableStory: 'This story is away for now',
  unavailableText: 'Its owner no longer shares it.',

  noStories: {
    title: 'No stories yet',
    text: ['Enter a theme, and your first story grows.'],
    action: 'Start creating',
  },
  noFavorites: {
    title: 'Your shelf is empty',
    text: ['When you like a story, press its heart and it moves in here.'],
    action: 'Discover stories',
  },

  lists: {
    filters: 'Filter favourites',
    search: 'Search',
    searchHint: 'Theme, note or category',
    grade: 'Grade',
    allGrades: 'All grades',
    category: 'Category',
    allCategories: 'All categories',
    categoryCount: (name, count) => `${name} (${count})`,
    found: (count) => `${many(count, 'story', 'stories')} found`,
    noMatch: {
      title: 'No story like that here',
      text: ['Try another word, or look at all your favourites.'],
      action: 'Show all favourites',
    },
    write: 'Write a note',
    writeAbout: (theme) => `Write a note about “${theme}”`,
    editAbout: (theme) => `Change note and category of “${theme}”`,
    lettersLeft: (count) => `${many(count, 'more letter')}`,
    save: 'Save',
    saving: 'Saving',
    cancel: 'Cancel',
    saved: 'Note saved',
    saveFailed: 'Save failed, please retry',
  },

  garden: {
    title: 'My garden',
    range: 'How far back',
    ranges: { '7d': '7 days', '30d': '30 days', '365d': 'Year', all: 'All' },
    loading: 'Your garden is on its way',
    spans: {
      '7d': 'the last 7 days',
      '30d': 'the last 30 days',
      '365d': 'the last year',
      all: 'all your time here',
    },
    sentence: (span, { days, words }) =>
      days === 0
        ? [`Nothing read in ${span} yet. `, 'Plant a story!']
        : [`In ${span} you read on ${many(days, 'day')}, `, `${words.toLocaleString('en-US')} words in all`],
    legend: {
      day: ['One plant a day: the more you read, the taller. ', 'Over 200 words it blooms.'],
      month: ['One plant a month: the more you read, the taller. ', 'Over 2,000 words it blooms.'],
      year: ['One plant a year: the more you read, the taller. ', 'Over 20,000 words it blooms.'],
    },
    plotName: (key) => {
      const [year, month, day] = key.split('-').map(Number);
      if (day) return monthDay(month!, day);
      return month ? `${MONTHS[month - 1]} ${year}` : String(year);
    },
    now: { day: 'Today', month: 'This month', year: 'This year' },
    asTable: 'Show as a table',
    columns: { day: 'Day', month: 'Month', year: 'Year', stories: 'Stories', words: 'Words' },
    number: (count) => count.toLocaleString('en-US'),
  },
  settingsDoor: { title: 'Settings', text: 'Grade, voice, language' },
};
