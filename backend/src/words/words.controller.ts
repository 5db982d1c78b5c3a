import { Controller, UseInterceptors } from '@nestjs/common';
import { wordsCalls } from '@storysprout/contracts/api/words';
import { cacheableFor } from '../common/http/cacheable.interceptor.js';
import { Endpoint, PathParam } from '../common/http/endpoint.js';
import { WordsService } from './words.service.js';

const DAY_SECONDS = 86_400;

@Controller()
export class WordsController {
  constructor(private readonly words: WordsService) {}

  @Endpoint(wordsCalls.get)
  @UseInterceptors(cacheableFor(DAY_SECONDS))
  get(@PathParam(wordsCalls.get, 'form') form: string) {
    return this.words.findWord(form);
  }
}
