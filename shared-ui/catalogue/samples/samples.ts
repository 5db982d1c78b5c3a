import type { Band } from '@storysprout/shared-ui/art/band-plant';
import type { GradeOption } from '@storysprout/shared-ui/grade-picker';
import type { StepItem } from '@storysprout/shared-ui/steps';
import type { ThemeId } from '@storysprout/shared-ui/theme-art';
import type { SuggestedTheme } from '@storysprout/shared-ui/theme-chips';
import type { SampleTexts } from './zh-CN';

const LENGTHS = [100, 120, 140, 160, 180, 200, 220, 250, 300];

export const gradesOf = ({ choices }: SampleTexts): GradeOption<number>[] =>
  LENGTHS.map((length, i) => ({ value: i + 1, label: choices.grades[i], length: choices.length(length) }));

export const themesOf = ({ themes }: SampleTexts): SuggestedTheme[] =>
  (Object.keys(themes) as ThemeId[]).map((id) => ({ id, label: themes[id] }));

export const bandOf = (grade: number) => Math.ceil(grade / 3) as Band;

/** Data of a story card; its title is in the texts of each language. */
export interface SampleStory {
  id: string;
  grade: number;
  theme: string;
  preview: string;
  keywords: string[];
  hasNote?: true;
}

export const STORIES: SampleStory[] = [
  {
    id: 'a1',
    grade: 4,
    theme: 'zoo-trip',
    preview:
      'Last Sunday, Amy went to the zoo with her grandfather. Amy had a new scarf, and she was very proud of it.',
    keywords: ['scarf', 'proud', 'parrot', 'visitor', 'shout', 'tightly'],
    hasNote: true,
  },
  {
    id: 'b2',
    grade: 8,
    theme: 'favourite-pet',
    preview:
      'When the teacher announced that the class would visit the zoo, Lucy was more excited than anyone else.',
    keywords: ['announce', 'describe', 'partner', 'silent', 'patient', 'return'],
  },
  {
    id: 'c3',
    grade: 1,
    theme: '一袋鸡蛋',
    preview: 'Leo is at home. He sees an old woman with a big bag. The bag is full of eggs.',
    keywords: ['egg', 'bag', 'help', 'happy'],
  },
  {
    id: 'd4',
    grade: 5,
    theme: 'helping-others',
    preview:
      'One afternoon, Benjamin was walking home from school in the rain. Near a small shop, he saw a little girl.',
    keywords: ['rain', 'lost', 'clock', 'worried', 'thank'],
  },
  {
    id: 'e5',
    grade: 9,
    theme: 'my-room',
    preview:
      'There was a small bookshop at the end of the street, and Benjamin had known its owner since he was a child.',
    keywords: ['owner', 'greet', 'advice', 'candle', 'quiet'],
  },
  {
    id: 'f6',
    grade: 2,
    theme: 'travel-adventure',
    preview: 'Today is Sunday. Jack and his grandfather go to the zoo. He takes his new toy bear.',
    keywords: ['bear', 'tree', 'kind', 'again', 'ride'],
  },
];

/** Steps of a generation while step `current` (from 1) is running: 0 before the first, 5 after the last. */
export const stepsAt = (current: number, { waiting }: SampleTexts): StepItem[] =>
  waiting.steps.map((label, i) => ({
    id: label,
    label,
    detail: i < current ? waiting.details[i] : undefined,
    state: i + 1 < current ? 'done' : i + 1 === current ? 'now' : 'todo',
  }));
