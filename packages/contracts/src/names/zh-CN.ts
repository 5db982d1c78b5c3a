import type { Difficulty, Grade } from '../rules.js';
import type { VoiceCategory } from '../voices.js';

/** What grades, difficulties and voices are called in Chinese, in whichever remote. */
export const gradeNames: Record<Grade, string> = {
  1: '一年级',
  2: '二年级',
  3: '三年级',
  4: '四年级',
  5: '五年级',
  6: '六年级',
  7: '七年级',
  8: '八年级',
  9: '九年级',
};

export const difficultyNames: Record<Difficulty, string> = { easy: '简单', medium: '中等', hard: '较难' };

export const voiceCategories: Record<VoiceCategory, string> = {
  Premium: '精选',
  Standard: '标准',
  Bilingual: '双语',
};

/** Descriptions of voices, by value; the fallback is the voice's own description. */
export const voices: Record<string, string> = {
  graceful_lady: '温柔从容的讲故事人',
  nova: '明亮的年轻女声',
  alloy: '平稳清楚的声音',
  echo: '沉稳的男声',
  fable: '活泼的讲故事人',
  onyx: '低沉的男声',
  shimmer: '轻快的女声',
  cherry: '阳光的年轻女声',
  ethan: '亲切的年轻男声',
  luna: '轻柔缓慢的女声',
  sophia: '清楚利落的女声',
  xiaoyun: '温和的女老师',
  xiaogang: '温暖的男老师',
  ruoxi: '甜美的年轻女声',
};
