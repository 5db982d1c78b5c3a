// @ts-check
import { answerChat } from './lib/chat-answers.mjs';
import { startStandIn } from './lib/stand-in-server.mjs';

/** @typedef {'qwen' | 'deepseek' | 'zhipu' | 'moonshot'} ChinaDialect */

/**
 * How each provider reports a refused prompt (HTTP 400) and withheld output.
 * @type {Record<ChinaDialect, { input: unknown, output: string }>}
 */
const INSPECTION = {
  qwen: {
    input: {
      error: {
        code: 'data_inspection_failed',
        param: null,
        message: 'Input data may contain inappropriate content.',
        type: 'data_inspection_failed',
      },
      id: 'chatcmpl-x',
      request_id: 'x',
    },
    output: 'Output data may contain inappropriate content.',
  },
  deepseek: {
    input: {
      error: {
        message: 'Content Exists Risk',
        type: 'invalid_request_error',
        param: null,
        code: 'invalid_request_error',
      },
    },
    output: 'content_filter',
  },
  zhipu: {
    input: {
      contentFilter: [{ level: 1, role: 'user' }],
      error: { code: '1301', message: '系统检测到输入或生成内容可能包含不安全或敏感内容' },
    },
    output: 'sensitive',
  },
  moonshot: {
    input: {
      error: {
        type: 'content_filter',
        message: 'The request was rejected because it was considered high risk',
      },
    },
    output: 'content_filter',
  },
};

/**
 * Stand-in for one of China's OpenAI-compatible endpoints, with the same validation as the real one. Behaviours besides those of the
 * OpenAI stand-in: inspect-input, filtered (in this provider's format).
 * @param {{ write: import('./lib/chat-answers.mjs').WriteStory, dialect?: ChinaDialect, schemas?: boolean, port?: number }} options
 *   `schemas`: supports json_schema, as some Qwen models do
 */
export async function startChinaAi({ write, dialect = 'qwen', schemas = false, port }) {
  const { input, output } = INSPECTION[dialect];
  const filtered = output.includes(' ')
    ? {
        error: {
          code: 'data_inspection_failed',
          param: null,
          message: output,
          type: 'data_inspection_failed',
        },
      }
    : { finish: /** @type {import('./lib/chat-answers.mjs').FinishReason} */ (output) };
  const standIn = await startStandIn(
    {
      'POST /v1/chat/completions': (request, fault) => {
        const refusal = refusalOf(request.body, dialect, schemas);
        if (refusal) return { status: 400, json: invalid(refusal) };
        if (fault.behave === 'inspect-input') return { status: 400, json: input };
        return answerChat(request, fault, { write, filtered });
      },
    },
    port === undefined ? {} : { port },
  );
  return { ...standIn, baseUrl: `${standIn.origin}/v1` };
}

/**
 * Why the real endpoint would refuse this request.
 * @param {any} body @param {ChinaDialect} dialect @param {boolean} schemas
 */
function refusalOf(body, dialect, schemas) {
  const format = body.response_format?.type;
  const prompt = JSON.stringify(body.messages);
  if (body.messages.some((/** @type {{ role: string }} */ { role }) => role === 'developer'))
    return 'developer is not one of system, assistant, user, tool';
  if (format === 'json_schema' && !schemas) return "'response_format.type' json_schema is not supported";
  if (format === 'json_object' && !/json/i.test(prompt))
    return "'messages' must contain the word 'json' in some form, to use 'response_format' of type 'json_object'.";
  if (dialect === 'qwen' && format && body.enable_thinking !== false)
    return 'Json mode response is not supported when enable_thinking is true';
  if (dialect === 'moonshot' && (body.thinking?.type !== 'disabled' || body.temperature !== undefined))
    return 'invalid temperature: only 0.6 is allowed for this model';
  return undefined;
}

/** @param {string} message */
const invalid = (message) => ({
  error: { message, type: 'invalid_request_error', param: null, code: 'invalid_parameter_error' },
});
