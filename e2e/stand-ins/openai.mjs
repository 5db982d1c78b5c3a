// @ts-check
import { answerChat } from './lib/chat-answers.mjs';
import { startStandIn } from './lib/stand-in-server.mjs';
import { SPEECH_ROUTES } from './openai-speech.mjs';

/**
 * @typedef {import('openai').OpenAI.ModerationCreateResponse} ModerationCreateResponse
 * @typedef {import('openai').OpenAI.Moderation.Categories} Categories
 * @typedef {import('./lib/chat-answers.mjs').WriteStory} WriteStory
 */

/** Texts that the moderation flags, distinct from the product's own word lists. */
const FLAGGED = /flagged by moderation/i;
const DISTRESS = /distress by moderation/i;

/**
 * Stand-in for OpenAI: chat completions (whole and streamed), moderations and speech. Behaviours besides those of every stand-in:
 * the names of `CONTENT_FAULTS`, and slow, stall, clean-end, truncate, broken-json, refuse, filtered, error-in-stream, error-200.
 * @param {{ write: WriteStory, port?: number, apiKey?: string }} options `apiKey`: the only accepted key
 */
export async function startOpenAi({ write, port, apiKey }) {
  const standIn = await startStandIn(
    {
      'POST /v1/chat/completions': (request, fault) =>
        refused(request, apiKey) ?? answerChat(request, fault, { write }),
      'POST /v1/moderations': (request) =>
        refused(request, apiKey) ?? { json: moderation(inputsOf(request.body.input)) },
      ...SPEECH_ROUTES,
    },
    port === undefined ? {} : { port },
  );
  return { ...standIn, baseUrl: `${standIn.origin}/v1` };
}

/** @param {import('./lib/stand-in-server.mjs').RecordedRequest} request @param {string | undefined} apiKey */
function refused({ headers }, apiKey) {
  if (apiKey === undefined || headers.authorization === `Bearer ${apiKey}`) return undefined;
  return {
    status: 401,
    json: openAiError('Incorrect API key provided', 'invalid_request_error', 'invalid_api_key'),
  };
}

/**
 * An error in OpenAI's format.
 * @param {string} message @param {string} type @param {string | null} code
 * @returns {{ error: import('openai').OpenAI.ErrorObject }}
 */
export function openAiError(message, type, code) {
  return { error: { message, type, param: null, code } };
}

/** @param {string | string[]} input */
const inputsOf = (input) => (Array.isArray(input) ? input : [input]);

/** @param {string[]} inputs @returns {ModerationCreateResponse} */
function moderation(inputs) {
  return {
    id: 'modr-1',
    model: 'omni-moderation-latest',
    results: inputs.map((text) => {
      const [isFlagged, isDistress] = [FLAGGED.test(text), DISTRESS.test(text)];
      const categories = /** @template T @param {T} yes @param {T} no @param {T} distress */ (
        yes,
        no,
        distress,
      ) => ({
        harassment: no,
        'harassment/threatening': no,
        hate: no,
        'hate/threatening': no,
        illicit: no,
        'illicit/violent': no,
        'self-harm': isDistress ? distress : no,
        'self-harm/instructions': no,
        'self-harm/intent': isDistress ? distress : no,
        sexual: no,
        'sexual/minors': no,
        violence: isFlagged ? yes : no,
        'violence/graphic': no,
      });
      return {
        flagged: isFlagged || isDistress,
        categories: categories(true, false, true),
        category_scores: categories(0.97, 0.001, 0.98),
        category_applied_input_types: appliedTypes(),
      };
    }),
  };
}

/** @returns {import('openai').OpenAI.Moderation.CategoryAppliedInputTypes} */
function appliedTypes() {
  return {
    harassment: ['text'],
    'harassment/threatening': ['text'],
    hate: ['text'],
    'hate/threatening': ['text'],
    illicit: ['text'],
    'illicit/violent': ['text'],
    'self-harm': ['text'],
    'self-harm/instructions': ['text'],
    'self-harm/intent': ['text'],
    sexual: ['text'],
    'sexual/minors': ['text'],
    violence: ['text'],
    'violence/graphic': ['text'],
  };
}
