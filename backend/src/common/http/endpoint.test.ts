import { expect, test } from '@jest/globals';
import { RequestMethod } from '@nestjs/common';
import { favoritesCalls, type FavoriteBody } from '@storysprout/contracts/api/favorites';
import { healthCalls } from '@storysprout/contracts/api/health';
import { storiesCalls, type GenerateBody, type StorySummary } from '@storysprout/contracts/api/stories';
import { usersCalls } from '@storysprout/contracts/api/users';
import { Endpoint, PathParam, RequestBody, RequestQuery } from './endpoint.js';
import { WithStatus } from './reply.js';

/** Each `@ts-expect-error` is a mistake that must not compile: `npm run types` fails where one is accepted. */
class Handlers {
  @Endpoint(storiesCalls.recent)
  recent(@RequestQuery(storiesCalls.recent) _query: { limit: number }) {
    return { stories: [] as StorySummary[] };
  }

  // @ts-expect-error the list is `stories`
  @Endpoint(storiesCalls.recent)
  misspeltReply() {
    return { storys: [] as StorySummary[] };
  }

  // @ts-expect-error the reply is null
  @Endpoint(storiesCalls.remove)
  async wrongReply() {
    return { removed: true };
  }

  // @ts-expect-error a list without its pagination
  @Endpoint(storiesCalls.list)
  incompleteReply() {
    return { stories: [] as StorySummary[] };
  }

  // @ts-expect-error a call without a status of repetition answers with its own status only
  @Endpoint(healthCalls.live)
  otherStatus() {
    return new WithStatus(200, { status: 'ok' as const });
  }

  wrongBody(
    // @ts-expect-error the body of another call
    @RequestBody(storiesCalls.generate) _body: Required<FavoriteBody>,
    // @ts-expect-error a list takes no body
    @RequestBody(storiesCalls.list) _none: unknown,
  ) {}

  wrongQuery(
    // @ts-expect-error the page is a number once validated
    @RequestQuery(storiesCalls.list) _query: { page: string },
    // @ts-expect-error the range is one of the contract's
    @RequestQuery(usersCalls.stats) _stats: { range: 'hour' },
  ) {}

  wrongParameter(
    // @ts-expect-error the path names `storyId`
    @PathParam(favoritesCalls.add, 'id') _id: string,
    // @ts-expect-error a path parameter is text
    @PathParam(storiesCalls.get, 'id') _number: number,
  ) {}

  right(
    @RequestBody(storiesCalls.generate) _body: GenerateBody,
    @PathParam(storiesCalls.get, 'id') _id: string,
  ) {}
}

test('method, path and status of a handler come from the contract', () => {
  const { recent } = Handlers.prototype;
  expect(Reflect.getMetadata('path', recent)).toBe('/stories/recent');
  expect(Reflect.getMetadata('method', recent)).toBe(RequestMethod.GET);
  expect(Reflect.getMetadata('__httpCode__', recent)).toBe(200);
});
