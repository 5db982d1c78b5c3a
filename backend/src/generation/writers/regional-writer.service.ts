import { Injectable } from '@nestjs/common';
import { StoryWriter, type StoryDraft, type WriteHooks, type WriteRequest } from './story-writer.js';
import { EmbeddedWriterService } from './embedded/embedded-writer.service.js';
import { OpenAiWriterService } from './openai/openai-writer.service.js';

/** Hands each request to the writer of its source. */
@Injectable()
export class RegionalWriterService extends StoryWriter {
  constructor(
    private readonly embedded: EmbeddedWriterService,
    private readonly provider: OpenAiWriterService,
  ) {
    super();
  }

  override admit(request: WriteRequest): () => void {
    return this.writerFor(request).admit(request);
  }

  writeStory(request: WriteRequest, hooks: WriteHooks): Promise<StoryDraft> {
    return this.writerFor(request).writeStory(request, hooks);
  }

  private writerFor({ source }: WriteRequest): StoryWriter {
    return source === 'embedded' ? this.embedded : this.provider;
  }
}
