import { Badge } from '@storysprout/shared-ui/badge';
import { StoryCard } from '@storysprout/shared-ui/story-card';
import { StoryCover } from '@storysprout/shared-ui/story-cover';
import type { SuggestedTheme } from '@storysprout/shared-ui/theme-chips';
import { useState } from 'react';

// Sample words: the product's own are in the catalogues of the apps.
export const THEMES: SuggestedTheme[] = [
  { id: 'zoo-trip', label: '动物园之旅' },
  { id: 'favourite-pet', label: '最喜欢的宠物' },
  { id: 'fun-outing', label: '快乐的郊游' },
  { id: 'my-family', label: '我的家人' },
  { id: 'school-day', label: '学校的一天' },
  { id: 'good-friend', label: '我的好朋友' },
  { id: 'birthday-party', label: '生日派对' },
  { id: 'my-dream', label: '我的梦想' },
  { id: 'science-experiment', label: '趣味科学实验' },
  { id: 'tasty-food', label: '美味的食物' },
  { id: 'my-hobby', label: '我的爱好' },
  { id: 'holiday-celebration', label: '节日庆祝' },
  { id: 'travel-adventure', label: '旅行冒险' },
  { id: 'helping-others', label: '帮助别人' },
  { id: 'my-room', label: '我的房间' },
];

const LENGTHS = [100, 120, 140, 160, 180, 200, 220, 250, 300];
export const GRADES = LENGTHS.map((length, i) => ({
  value: i + 1,
  label: `${'一二三四五六七八九'[i]}年级`,
  length: `${length} 字`,
}));

interface Sample {
  id: string;
  grade: number;
  theme: string;
  title: string;
  preview: string;
  keywords: string[];
  note?: string;
}

export const STORIES: Sample[] = [
  {
    id: 'a1',
    grade: 4,
    theme: 'zoo-trip',
    title: '和爷爷去动物园',
    preview:
      'Last Sunday, Amy went to the zoo with her grandfather. Amy had a new scarf, and she was very proud of it.',
    keywords: ['scarf', 'proud', 'parrot', 'visitor', 'shout', 'tightly'],
    note: '猴子抢围巾那段最好笑',
  },
  {
    id: 'b2',
    grade: 8,
    theme: 'favourite-pet',
    title: '等待一只熊猫',
    preview:
      'When the teacher announced that the class would visit the zoo, Lucy was more excited than anyone else.',
    keywords: ['announce', 'describe', 'partner', 'silent', 'patient', 'return'],
  },
  {
    id: 'c3',
    grade: 1,
    theme: '一袋鸡蛋',
    title: '一袋鸡蛋',
    preview: 'Leo is at home. He sees an old woman with a big bag. The bag is full of eggs.',
    keywords: ['egg', 'bag', 'help', 'happy'],
  },
  {
    id: 'd4',
    grade: 5,
    theme: 'helping-others',
    title: '帮助别人',
    preview:
      'One afternoon, Benjamin was walking home from school in the rain. Near a small shop, he saw a little girl.',
    keywords: ['rain', 'lost', 'clock', 'worried', 'thank'],
  },
  {
    id: 'e5',
    grade: 9,
    theme: 'my-room',
    title: '街角的小书店',
    preview:
      'There was a small bookshop at the end of the street, and Benjamin had known its owner since he was a child.',
    keywords: ['owner', 'greet', 'advice', 'candle', 'quiet'],
  },
  {
    id: 'f6',
    grade: 2,
    theme: 'travel-adventure',
    title: '玩具熊去哪儿了',
    preview: 'Today is Sunday. Jack and his grandfather go to the zoo. He takes his new toy bear.',
    keywords: ['bear', 'tree', 'kind', 'again', 'ride'],
  },
];

export function SampleCard({ story, headingLevel }: { story: Sample; headingLevel?: 2 | 3 }) {
  const [pressed, setPressed] = useState(true);
  const band = story.grade <= 3 ? 1 : story.grade <= 6 ? 2 : 3;
  return (
    <StoryCard
      link={<a href={`#${story.id}`} />}
      title={story.title}
      headingLevel={headingLevel}
      cover={<StoryCover id={story.id} grade={story.grade} theme={story.theme} />}
      badges={
        <>
          <Badge band={band}>{GRADES[story.grade - 1]?.label}</Badge>
          <Badge>{['简单', '中等', '较难'][band - 1]}</Badge>
          <Badge>{60 + 20 * story.grade} 词</Badge>
        </>
      }
      preview={story.preview}
      keywords={story.keywords}
      moreLabel={(more) => `还有 ${more} 个`}
      date={`3 月 ${story.grade + 4} 日收藏`}
      views={{ count: story.grade * 4, label: '浏览' }}
      favorites={{ count: story.grade - 1, label: '收藏' }}
      heart={{
        pressed,
        label: `${pressed ? '取消收藏' : '收藏'}《${story.title}》`,
        onPress: () => setPressed(!pressed),
      }}
    >
      {story.note ? <p>{story.note}</p> : null}
    </StoryCard>
  );
}
