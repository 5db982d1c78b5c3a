/** A heading with its paragraphs. */
export interface Section {
  title: string;
  text: readonly string[];
}

const termsSections: readonly Section[] = [
  {
    title: '这是什么',
    text: ['故事芽帮一到九年级的同学学英语：选年级，写主题，AI 写出一篇英语短文。', '没有广告。'],
  },
  {
    title: '故事是 AI 写的',
    text: [
      '每篇故事都由 AI 写成，标着“AI 生成”。故事会检查难度和内容，但还是可能写错，所以请和家长、老师一起读。',
      '故事里的人和事都是编出来的，不能当作事实或建议。',
    ],
  },
  {
    title: '请你做到',
    text: [
      '主题里不要写自己或别人的真名、电话、住址、学校。',
      '不要写伤害人的、不适合小朋友的内容。这样的主题不会生成故事。',
      '密码只告诉爸爸妈妈。账号只给自己用。',
    ],
  },
  {
    title: '分享出去的故事',
    text: [
      '故事默认只有自己能看。分享之后，拿到链接的人都能读到它，也能看到你的昵称。',
      '取消分享或删掉故事，别人就马上打不开了。',
      '公开的故事要是不合适，提供服务的人可以取消分享或删掉它。',
    ],
  },
  {
    title: '年纪小的同学',
    text: ['不满 14 岁的同学，请先让爸爸妈妈看过这一页和隐私政策，同意了再注册。'],
  },
];

const privacySections: readonly Section[] = [
  {
    title: '我们存了什么',
    text: [
      '账号：邮箱和昵称。密码只存加密后的样子，谁也看不到原文。',
      '故事：你写的主题、选的年级，还有写好的故事。',
      '收藏：你收藏了哪些故事，还有你写的分类和备注。',
      '偏好：默认年级、声音、喜欢的主题、界面语言，还有登录时所在的地区（在不在中国）。',
      '次数：每天生成了几篇、分享了几次，分享的故事被读了多少次，还有什么时候登录的，在哪个国家，用的什么浏览器和系统。',
    ],
  },
  {
    title: '用来做什么',
    text: ['只用来让你登录、读故事、找回故事。不做广告，不卖给别人，也没有第三方的统计。'],
  },
  {
    title: '交给 AI 的内容',
    text: ['写故事时，AI 只会收到年级、主题和故事的文字，不会收到你的昵称、邮箱和网络地址。'],
  },
  {
    title: '存在你这台设备上的',
    text: [
      '浏览器里存着登录状态、界面语言和还没写完的主题，没有跟踪用的 Cookie。退出登录后，登录状态就清掉了。',
    ],
  },
  {
    title: '存多久',
    text: ['故事和收藏一直替你留着，直到你删掉它们。账号删除后，和你有关的内容都会一起删掉。'],
  },
  {
    title: '爸爸妈妈和同学可以要求',
    text: ['想看我们存了什么、改正、拿走一份，或者删掉账号，联系提供服务的人就可以。'],
  },
];

export const messages = {
  about: {
    title: '关于',
    heading: '每个孩子，都有一个想听的故事',
    lead: [
      '故事芽把孩子写下的主题，',
      '变成一篇刚好读得懂的英语短文。',
      '从一年级的小芽，',
      '到九年级的大树。',
    ],
    featuresTitle: '它能做什么',
    features: {
      grade: { title: '按年级写', text: ['九个年级，', '从 60 词到 300 词。', '每篇都检查过词汇和句长。'] },
      theme: { title: '主题你来定', text: ['想到什么就写什么，', '没想好就从 15 个主题里选。'] },
      favorites: { title: '收藏', text: ['喜欢的故事留下来，', '随时再读一遍。'] },
      keywords: { title: '关键词', text: ['音标、释义、例句和译文，', '点一下就能看到。'] },
      translation: { title: '逐句对照', text: ['读不懂哪一句，', '就看哪一句的中文。'] },
      recent: { title: '都替你留着', text: ['写过的每一篇，', '都在“我的”里等你。'] },
    },
    supportTitle: '技术支持',
    support: [
      '故事由 AI 生成，写好以后再由程序检查难度和内容，没有通过的不会给孩子看。每篇故事都标着“AI 生成”。',
      '我们只保存读故事需要的信息，不把孩子的昵称、邮箱交给 AI 服务。',
      '页面打不开或者故事没写成，刷新一下再试。请用近两年的 Chrome、Edge、Safari、Firefox 或微信打开。',
    ],
    countryData:
      '地区判断用的是 ip-location-db 的数据（CC0），来自 AFRINIC、APNIC、ARIN、LACNIC 和 RIPE NCC 的登记信息，由 NRO 以 CC BY 4.0 许可提供。',
    contactTitle: '联系我们',
    contactHeading: '有话想说？',
    contactKnown: '写给提供这项服务的人。',
    contactUnknown: '问问告诉你这个网址的老师或家长。',
  },
  askWhom: '有问题问谁',
  terms: {
    title: '服务条款',
    lead: ['写给同学，', '也写给爸爸妈妈。'],
    sections: termsSections,
  },
  privacy: {
    title: '隐私政策',
    lead: ['写给同学，', '也写给爸爸妈妈。', '能不存的，我们都不存。'],
    sections: privacySections,
  },
  favorites: {
    title: '收藏',
    heading: '收藏的故事在“我的”里',
    text: ['喜欢的故事都收在那里，', '打开就能读。'],
    open: '打开我的收藏',
  },
  settings: {
    title: '设置',
    heading: '设置功能正在开发中',
    text: ['想改昵称、年级、声音，', '去“我的设置”就好。'],
    open: '打开我的设置',
  },
};
export type Messages = typeof messages;
