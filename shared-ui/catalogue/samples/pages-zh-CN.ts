/** Texts of the sample pages, as in the apps. Lists are clauses for `KeepTogether`. */
export const pages = {
  frame: {
    brand: '故事芽',
    latin: 'StorySprout',
    product: '故事芽 StorySprout',
    skip: '跳到正文',
    mainNavigation: '主导航',
    bottomNavigation: '底部导航',
    footerNavigation: '页脚',
    home: '首页',
    about: '关于',
    mine: '我的',
    logout: '退出',
    terms: '服务条款',
    privacy: '隐私政策',
    footer: '故事由 AI 写成，请和家长、老师一起读',
    guest: { link: '登录', rest: '后可以保存故事，', clause: '还能查看历史记录。' },
  },
  home: {
    title: ['种下一个主题，', '长出一个英语故事'],
    text: ['用 AI 生成英语短文，', '选年级，写主题，开始学习'],
    scene: '一株新芽从打开的书里长出来，小鸟和蜗牛在一旁陪着',
    generator: '生成故事',
    theme: '和爷爷去动物园',
    lengthHint: '大约会生成 140–160 个字',
    enterTheme: '请输入主题',
    featuresLabel: '特色',
    features: {
      grow: { title: '智能生成', text: ['AI 按年级调整难度，', '词汇也刚刚好。'] },
      shelf: { title: '收藏管理', text: ['喜欢的故事收进书架，', '随时再读一遍。'] },
      learn: { title: '多维学习', text: ['关键词、例句和译文，', '都在故事旁边。'] },
    },
  },
  login: {
    quote: ['每天读一个故事，', '慢慢长成一棵树。'],
    title: '欢迎回来',
    text: '登录后，你的故事都在这里。',
    agreement: { before: '登录即表示同意', between: '和' },
    toRegister: '没有账号？去注册',
  },
  favorites: {
    title: '我的收藏',
    total: '共 14 个故事',
    list: '收藏的故事',
    empty: {
      title: '书架还空着',
      text: ['读到喜欢的故事，', '点一下心，', '它就住进这里。'],
      action: '去发现故事',
    },
    garden: { title: '还没有故事', text: ['写下一个主题，', '第一个故事就会长出来。'], action: '去写一个' },
    lost: {
      title: '没有找到这个故事',
      text: ['它可能被删掉了，', '回首页种一个新的吧。'],
      action: '回到首页',
    },
  },
  generating: {
    title: '故事正在长出来',
    text: ['慢慢来，', '好故事要一句一句检查。'],
    elapsed: '已用 12 秒',
  },
};

export type PageWords = typeof pages;
