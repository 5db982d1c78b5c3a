// @ts-check

/**
 * @typedef {import('openai').OpenAI.Chat.Completions.ChatCompletion} ChatCompletion
 * @typedef {import('openai').OpenAI.Chat.Completions.ChatCompletionChunk} ChatCompletionChunk
 * @typedef {import('openai').OpenAI.Chat.Completions.ChatCompletionChunk.Choice} ChunkChoice
 * @typedef {ChunkChoice['finish_reason'] | 'sensitive'} FinishReason `sensitive` is Zhipu's own
 * @typedef {import('openai').OpenAI.ErrorObject} ErrorObject
 */

/**
 * A valid answer of a model.
 * @typedef {object} StoryAnswer
 * @property {'suitable' | 'unsuitable' | 'distress'} themeCheck
 * @property {{ en: string, zh: string }[]} sentences
 * @property {{ word: string, phonetic: string, meaning: string, example: { en: string, zh: string } }[]} keywords
 * @property {'suitable' | 'unsuitable'} storyCheck
 */

/**
 * Story parameters parsed from a chat request.
 * @typedef {object} StoryRequest
 * @property {number} grade
 * @property {string} theme
 * @property {number} revision number of answers that were sent back for revision
 */

/** @typedef {(request: StoryRequest) => StoryAnswer | Promise<StoryAnswer>} WriteStory writes a valid answer */

/**
 * Content faults by name. The answer stays valid JSON of the right shape, except for `wrong-shape`.
 * @type {Record<string, (answer: StoryAnswer) => StoryAnswer>}
 */
export const CONTENT_FAULTS = {
  'too-short': (answer) => ({ ...answer, sentences: answer.sentences.slice(0, 2) }),
  'too-long': (answer) => ({ ...answer, sentences: [...answer.sentences, ...answer.sentences] }),
  'too-hard': (answer) => ({
    ...answer,
    sentences: answer.sentences.map(({ en, zh }) => ({
      en: en.replace(/\b[a-z]+(?=[.!?]["”]?$)/, 'notwithstanding'),
      zh,
    })),
  }),
  'keyword-missing': (answer) => ({
    ...answer,
    keywords: answer.keywords.map((keyword) => ({ ...keyword, word: `${keyword.word}zz` })),
  }),
  'no-keywords': (answer) => ({ ...answer, keywords: [] }),
  unsafe: (answer) => ({
    ...answer,
    sentences: answer.sentences.map((pair, index) =>
      index === 0 ? { en: 'He wants to kill himself with a knife.', zh: '他想用刀自杀。' } : pair,
    ),
  }),
  flagged: (answer) => ({
    ...answer,
    sentences: answer.sentences.map((pair, index) =>
      index === 0 ? { en: 'This is flagged by moderation.', zh: '这是被标记的。' } : pair,
    ),
  }),
  misaligned: (answer) => ({
    ...answer,
    sentences: answer.sentences.map(({ en }, index, all) => ({
      en,
      zh: all[(index + 1) % all.length]?.zh ?? '',
    })),
  }),
  untranslated: (answer) => ({ ...answer, sentences: answer.sentences.map(({ en }) => ({ en, zh: en })) }),
  markup: (answer) => ({
    ...answer,
    sentences: answer.sentences.map(({ en, zh }, index) =>
      index === 0 ? { en: `<img src=x onerror=alert(1)> ${en}`, zh: `</script>${zh}` } : { en, zh },
    ),
  }),
  'bidi-marks': (answer) => ({
    ...answer,
    sentences: answer.sentences.map(({ en, zh }) => ({ en: `\u202e${en}\u2066`, zh })),
  }),
  emoji: (answer) => ({
    ...answer,
    sentences: answer.sentences.map(({ en, zh }, index) =>
      index === 0 ? { en: `${en} ${'💩'.repeat(200)}`, zh } : { en, zh },
    ),
  }),
  'theme-unsuitable': (answer) => ({ ...answer, themeCheck: 'unsuitable', sentences: [], keywords: [] }),
  'theme-distress': (answer) => ({ ...answer, themeCheck: 'distress', sentences: [], keywords: [] }),
  'story-unsuitable': (answer) => ({ ...answer, storyCheck: 'unsuitable' }),
  'wrong-shape': (answer) => /** @type {any} */ ({ story: answer.sentences }),
};

/** Delay in milliseconds per piece of a slow stream; a story takes about ten seconds. */
const SLOW_MS = 120;
/** Characters per streamed piece. */
const PIECE_LENGTH = 40;

/** @param {string} text */
const tokensOf = (text) => Math.ceil(text.length / 4);

/**
 * Parses grade and theme from the messages as a model would: the last ones count.
 * @param {{ messages: { role: string, content: string }[] }} body
 * @returns {StoryRequest}
 */
export function readStoryRequest({ messages }) {
  const text = messages.map(({ content }) => content).join('\n');
  const grade = Number([...text.matchAll(/"grade":\s*(\d)/g)].at(-1)?.[1] ?? 1);
  const theme = [...text.matchAll(/"theme":\s*("(?:[^"\\]|\\.)*")/g)].at(-1)?.[1] ?? '""';
  const revision = messages.filter(({ role }) => role === 'user').length - 1;
  return { grade, theme: JSON.parse(theme), revision };
}

/**
 * An answer as one response.
 * @param {string} model @param {string} content @param {string} prompt
 * @param {{ refusal?: string }} [options]
 * @returns {ChatCompletion}
 */
export function completion(model, content, prompt, { refusal } = {}) {
  return {
    id: 'chatcmpl-1',
    object: 'chat.completion',
    created: 1_763_000_000,
    model,
    choices: [
      {
        index: 0,
        finish_reason: 'stop',
        logprobs: null,
        message: { role: 'assistant', content: refusal ? null : content, refusal: refusal ?? null },
      },
    ],
    usage: usageOf(prompt, content),
  };
}

/** @param {string} prompt @param {string} content */
function usageOf(prompt, content) {
  const [prompt_tokens, completion_tokens] = [tokensOf(prompt), tokensOf(content)];
  return { prompt_tokens, completion_tokens, total_tokens: prompt_tokens + completion_tokens };
}

/**
 * An answer as a stream of server-sent events, piece by piece.
 * @param {object} answer
 * @param {string} answer.model
 * @param {string} answer.content
 * @param {string} answer.prompt
 * @param {FinishReason} answer.finish null omits it
 * @param {boolean} answer.usage whether the request includes usage
 * @param {string} [answer.behave] slow, stall, clean-end, refuse, error-in-stream, keep-alive
 * @param {ErrorObject} [answer.error] for error-in-stream
 * @returns {AsyncGenerator<string>}
 */
export async function* streamAnswer({ model, content, prompt, finish, usage, behave, error }) {
  /** @param {ChunkChoice['delta']} delta @param {FinishReason} [reason] */
  const chunk = (delta, reason = null) =>
    event({ ...head(model), choices: [{ index: 0, delta, finish_reason: /** @type {any} */ (reason) }] });
  yield chunk({ role: 'assistant', content: '' });
  if (behave === 'refuse') yield chunk({ refusal: 'I cannot help with that.' });
  const pieces = behave === 'refuse' ? [] : (content.match(new RegExp(`[^]{1,${PIECE_LENGTH}}`, 'gu')) ?? []);
  for (const [index, piece] of pieces.entries()) {
    const isHalf = index === Math.ceil(pieces.length / 2);
    if (isHalf && behave === 'stall') await new Promise(() => {});
    if (isHalf && behave === 'clean-end') return;
    if (isHalf && behave === 'error-in-stream') {
      yield event({ error });
      return;
    }
    if (behave === 'slow') await new Promise((done) => setTimeout(done, SLOW_MS));
    if (behave === 'keep-alive') yield ': keep-alive\n\n';
    yield chunk({ content: piece });
  }
  yield chunk({}, finish);
  if (usage) yield event({ ...head(model), choices: [], usage: usageOf(prompt, content) });
  yield 'data: [DONE]\n\n';
}

/** @param {string} model @returns {Omit<ChatCompletionChunk, 'choices'>} */
const head = (model) => ({
  id: 'chatcmpl-1',
  object: 'chat.completion.chunk',
  created: 1_763_000_000,
  model,
});

/** @param {ChatCompletionChunk | { error: ErrorObject | undefined }} data */
const event = (data) => `data: ${JSON.stringify(data)}\n\n`;

/**
 * Answers a chat request with a story, with the fault named by `behave`.
 * @param {import('./stand-in-server.mjs').RecordedRequest} request
 * @param {import('./stand-in-server.mjs').Fault} fault
 * @param {{ write: WriteStory, filtered?: { finish?: FinishReason, error?: ErrorObject } }} options `filtered`: how
 *   this provider withholds output; default: finish reason content_filter
 * @returns {Promise<import('./stand-in-server.mjs').Answer>}
 */
export async function answerChat({ body }, { behave }, { write, filtered = { finish: 'content_filter' } }) {
  if (behave === 'error-200')
    return {
      json: { error: { message: 'Something went wrong', type: 'server_error', param: null, code: null } },
    };
  const prompt = JSON.stringify(body.messages);
  const valid = await write(readStoryRequest(body));
  const whole = JSON.stringify((behave ? CONTENT_FAULTS[behave] : undefined)?.(valid) ?? valid);
  const isCut = behave === 'truncate' || behave === 'broken-json';
  const content = isCut ? whole.slice(0, Math.floor(whole.length / 2)) : whole;
  if (!body.stream) {
    const refusal = behave === 'refuse' ? { refusal: 'I cannot help with that.' } : {};
    return { json: completion(body.model, content, prompt, refusal) };
  }
  const withheldAs = behave === 'filtered' ? filtered : {};
  /** @type {FinishReason} */
  const finish = behave === 'truncate' ? 'length' : (withheldAs.finish ?? 'stop');
  return {
    headers: { 'Content-Type': 'text/event-stream; charset=utf-8' },
    chunks: streamAnswer({
      model: body.model,
      content,
      prompt,
      finish,
      usage: body.stream_options?.include_usage === true,
      ...(behave && { behave: withheldAs.error ? 'error-in-stream' : behave }),
      error: withheldAs.error ?? {
        message: 'The server had an error',
        type: 'server_error',
        param: null,
        code: null,
      },
    }),
  };
}
