import type { StatsRange } from '@storysprout/contracts/api/users';
import { difficultyNames, gradeNames } from '@storysprout/contracts/names/zh-CN';
import type { Harvest } from '../garden/plots';

export const messages = {
  gradeNames,
  difficultyNames,
  wordCount: (count: number) => `${count} 词`,
  storyCount: (count: number) => `${count} 个故事`,
  storyTotal: (count: number) => `共 ${count} 个故事`,

  profileTitle: '我的',
  emailNotSet: '未设置邮箱',
  statsLabel: '我的数字',
  stats: { totalStories: '生成故事', totalFavorites: '收藏故事', totalShares: '分享次数' },
  doorsLabel: '我的故事',

  recentTitle: '最近生成',
  recentList: '生成的故事',
  favoritesTitle: '我的收藏',
  favoritesList: '收藏的故事',
  loadingList: '故事马上就来',
  loadFailed: '加载失败，请重试',
  tryAgain: '再试一次',
  moreKeywords: (count: number) => `还有 ${count} 个关键词`,
  views: '浏览',
  favorites: '收藏',
  note: '我的笔记',
  pager: {
    label: '翻页',
    previous: '上一页',
    next: '下一页',
    page: (page: number, pages: number) => `第 ${page} 页，共 ${pages} 页`,
  },
  time: {
    justNow: '刚刚',
    minutesAgo: (count: number) => `${count}分钟前`,
    hoursAgo: (count: number) => `${count}小时前`,
    daysAgo: (count: number) => `${count}天前`,
    monthDay: (month: number, day: number) => `${month}月${day}日`,
  },
  favoritedOn: (month: number, day: number) => `${month}月${day}日收藏`,

  deleteStory: (theme: string) => `删除《${theme}》`,
  confirmDelete: {
    title: '删除这个故事？',
    message: (theme: string) => `《${theme}》删掉后就找不回来了，它的收藏也会一起消失。`,
    confirm: '删除',
    cancel: '再想想',
  },
  deleted: '已删除',
  deleteFailed: '删除失败，请重试',
  unfavoriteStory: (theme: string) => `取消收藏《${theme}》`,
  confirmUnfavorite: {
    title: '取消收藏？',
    message: (theme: string) => `《${theme}》会从书架上拿下来，写的笔记也会一起消失。`,
    confirm: '取消收藏',
    cancel: '留着',
  },
  unfavorited: '已取消收藏',
  unfavoriteFailed: '取消收藏失败，请重试',
  unavailableStory: '这个故事暂时看不到了',
  unavailableText: '它的主人收回了分享。',

  noStories: {
    title: '还没有故事',
    text: ['写下一个主题，', '第一个故事就会长出来。'],
    action: '去写一个',
  },
  noFavorites: {
    title: '书架还空着',
    text: ['读到喜欢的故事，', '点一下心，', '它就住进这里。'],
    action: '去发现故事',
  },

  lists: {
    filters: '筛选收藏',
    search: '找一找',
    searchHint: '主题、笔记或分类',
    grade: '年级',
    allGrades: '全部年级',
    category: '分类',
    allCategories: '全部分类',
    categoryCount: (name: string, count: number) => `${name}（${count}）`,
    found: (count: number) => `找到 ${count} 个故事`,
    noMatch: {
      title: '没有找到这样的故事',
      text: ['换个词试试，', '或者看看全部收藏。'],
      action: '看全部收藏',
    },
    write: '写笔记',
    writeAbout: (theme: string) => `给《${theme}》写笔记`,
    editAbout: (theme: string) => `改《${theme}》的笔记和分类`,
    lettersLeft: (count: number) => `还能写 ${count} 个字`,
    save: '保存',
    saving: '正在保存',
    cancel: '取消',
    saved: '笔记存好了',
    saveFailed: '保存失败，请重试',
  },

  garden: {
    title: '我的小花园',
    range: '看多久',
    ranges: { '7d': '7 天', '30d': '30 天', '365d': '一年', all: '全部' } satisfies Record<
      StatsRange,
      string
    >,
    loading: '小花园马上就来',
    spans: { '7d': '最近 7 天', '30d': '最近 30 天', '365d': '最近一年', all: '到今天' } satisfies Record<
      StatsRange,
      string
    >,
    sentence: (span: string, { days, words }: Harvest): string[] =>
      days === 0
        ? [`${span}还没有读故事，`, '种一个吧']
        : [`${span}读了 ${days} 天，`, `共 ${words.toLocaleString('en-US')} 个词`],
    legend: {
      day: ['一天一株，', '读得越多长得越高，', '超过 200 个词会开花。'],
      month: ['一月一株，', '读得越多长得越高，', '超过 2,000 个词会开花。'],
      year: ['一年一株，', '读得越多长得越高，', '超过 20,000 个词会开花。'],
    },
    plotName: (key: string) => {
      const [year, month, day] = key.split('-').map(Number);
      if (day) return `${month}月${day}日`;
      return month ? `${year}年${month}月` : `${year}年`;
    },
    now: { day: '今天', month: '这个月', year: '今年' },
    asTable: '看成表格',
    columns: { day: '日子', month: '月份', year: '年份', stories: '故事', words: '词' },
    number: (count: number) => count.toLocaleString('en-US'),
  },
  settingsDoor: { title: '设置', text: '年级、声音、语言' },
};
export type Messages = typeof messages;
