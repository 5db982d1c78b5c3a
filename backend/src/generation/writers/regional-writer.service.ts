import { Injectable } from '@nestjs/common';
import { EmbeddedWriterService } from './embedded/embedded-writer.service.js';
import { OpenAiWriterService } from './openai/openai-writer.service.js';
import type { StorySource } from './story-source.service.js';
import { StoryWriter, type StoryDraft, type WriteHooks, type WriteRequest } from './story-writer.js';

/** Delegates each request to the writer of its source. */
@Injectable()
export class RegionalWriterService extends StoryWriter {
  constructor(
    private readonly embedded: EmbeddedWriterService,
    private readonly provider: OpenAiWriterService,
  ) {
    super();
  }

  override admit(source: StorySource): () => void {
    return this.writerFor(source).admit(source);
  }

  writeStory(request: WriteRequest, hooks: WriteHooks): Promise<StoryDraft> {
    return this.writerFor(request.source).writeStory(request, hooks);
  }

  private writerFor(source: StorySource): StoryWriter {
    return source === 'embedded' ? this.embedded : this.provider;
  }
}
