import { describe, expect, it } from '@jest/globals';
import { GRADES, LENGTH_RANGES } from '@storysprout/contracts/rules';
import { ANSWER_JSON_SCHEMA, parseAnswer } from './answer.js';
import { storyMessages } from './prompt.js';
import { SentenceCounter } from './sentence-counter.js';

const answer = {
  themeCheck: 'suitable',
  sentences: [
    { en: 'He says "hi".', zh: '他说“嗨”。' },
    { en: 'A dog runs.', zh: '一只狗在跑。' },
  ],
  keywords: [{ word: 'dog', phonetic: '/dɒɡ/', meaning: '狗', example: { en: 'My dog.', zh: '我的狗。' } }],
  storyCheck: 'suitable',
};

describe('an answer', () => {
  it('has a schema that strict endpoints accept: closed objects, every key required', () => {
    const objects: { properties: object; required: string[]; additionalProperties: unknown }[] = [];
    JSON.stringify(ANSWER_JSON_SCHEMA, (_, value) => {
      if (value?.type === 'object') objects.push(value);
      return value;
    });
    expect(objects).toHaveLength(4);
    for (const { properties, required, additionalProperties } of objects) {
      expect(additionalProperties).toBe(false);
      expect(required).toEqual(Object.keys(properties));
    }
    expect(ANSWER_JSON_SCHEMA).not.toHaveProperty('$schema');
  });

  it('is parsed with or without a Markdown fence, and rejected in any other form', () => {
    const text = JSON.stringify(answer);
    expect(parseAnswer(text)).toEqual(answer);
    expect(parseAnswer(`\`\`\`json\n${text}\n\`\`\``)).toEqual(answer);
    for (const other of ['', 'null', '[]', text.slice(0, -5), '{"sentences":[]}']) {
      expect(parseAnswer(other)).toBeUndefined();
    }
  });
});

describe('SentenceCounter', () => {
  it.each([1, 3, 17, 1000])(
    'counts complete pairs, whatever the size of the deltas: %i characters',
    (size) => {
      const counter = new SentenceCounter();
      const text = JSON.stringify(answer);
      const counts = [];
      for (let at = 0; at < text.length; at += size) counts.push(counter.add(text.slice(at, at + size)));
      // Translations of the keywords' examples are not counted.
      expect(counts.at(-1)).toBe(2);
      expect(counts).toEqual([...counts].sort((a, b) => a - b));
    },
  );
});

describe('the prompt', () => {
  const request = { theme: 'My dog', seed: 's', recent: [], source: 'global', safetyId: 'hash' } as const;

  it.each(GRADES)('holds the rules of grade %i, the same for every pupil', (grade) => {
    const [system, user] = storyMessages({ ...request, grade });
    const { min, max } = LENGTH_RANGES[grade];
    expect(system!.content).toContain(`${min} to ${max} words altogether`);
    expect(system!.content).toMatch(/JSON/);
    expect(system!.content).not.toMatch(/My dog|hash/);
    expect(user!.content).toContain(JSON.stringify({ grade, theme: 'My dog' }));
    expect(storyMessages({ ...request, grade, theme: 'A cat' })[0]).toEqual(system);
  });

  it('lists the pupil’s words up to the last listed grade', () => {
    expect(storyMessages({ ...request, grade: 1 })[0]!.content).toMatch(/Use only these words.*\bapple\b/);
    expect(storyMessages({ ...request, grade: 9 })[0]!.content).toMatch(/junior high school/);
  });

  it('returns a refused draft with its exact problems', () => {
    const draft = { ...answer, keywords: [], aiModel: 'm', fallbackTheme: null, fingerprint: '' };
    const revision = { draft, problems: ['The story has 5 words.', 'Sentence 2 is bad.'] };
    const messages = storyMessages({ ...request, grade: 3, revision });
    expect(messages.map(({ role }) => role)).toEqual(['system', 'user', 'assistant', 'user']);
    expect(JSON.parse(messages[2]!.content).sentences).toEqual(answer.sentences);
    expect(messages[3]!.content).toContain('- The story has 5 words.\n- Sentence 2 is bad.');
  });
});
