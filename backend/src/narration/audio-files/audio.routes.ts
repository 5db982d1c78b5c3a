import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { parseRange } from '../../audio/byte-range.js';
import { sendError } from '../../common/errors/error.filter.js';
import type { AudioFileService, ServedAudio } from './audio-file.service.js';

const DAY_SECONDS = 86_400;

/** Registers GET and HEAD `/audio/:file`, outside `/api`: without a token, with byte ranges. */
export function registerAudioRoutes(server: FastifyInstance, files: AudioFileService): void {
  server.route<{ Params: { file: string } }>({
    method: ['GET', 'HEAD'],
    // Nest sets its own error handler too late for routes outside its controllers.
    errorHandler: (error, request, reply) => sendError(error, request, reply),
    url: '/audio/:file',
    handler: async (request, reply) => {
      const name = /^([\w-]+)\.mp3$/.exec(request.params.file)?.[1];
      const served = name === undefined ? undefined : await files.openAudio(name);
      return served ? sendAudio(request, reply, served) : reply.callNotFound();
    },
  });
}

/** Sends the file or the requested range: RFC 9110 §13 and §14. */
async function sendAudio(
  request: FastifyRequest,
  reply: FastifyReply,
  { audio, etag: tag, isPublic }: ServedAudio,
) {
  const etag = `"${tag}"`;
  const { range, 'if-range': ifRange, 'if-none-match': ifNoneMatch } = request.headers;
  void reply.headers({
    'accept-ranges': 'bytes',
    // Revalidated before every use, so that a withdrawn file is not played from a cache.
    'cache-control': isPublic ? `public, max-age=${DAY_SECONDS}` : 'private, no-cache',
    etag,
    'referrer-policy': 'no-referrer',
  });
  if (ifNoneMatch?.split(',').some((candidate) => candidate.trim().replace(/^W\//, '') === etag)) {
    await audio.close();
    return reply.status(304).send();
  }
  const isCurrent = ifRange === undefined || ifRange === etag;
  const part = isCurrent && request.method === 'GET' ? parseRange(range, audio.size) : undefined;
  if (part === 'unsatisfiable') {
    await audio.close();
    return reply.status(416).header('content-range', `bytes */${audio.size}`).send();
  }
  const { start, end } = part ?? { start: 0, end: audio.size - 1 };
  void reply.type('audio/mpeg').header('content-length', end - start + 1);
  if (part) void reply.status(206).header('content-range', `bytes ${start}-${end}/${audio.size}`);
  if (request.method === 'GET') return reply.send(audio.createReadStream(start, end));
  await audio.close();
  return reply.send();
}
