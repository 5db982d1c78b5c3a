import { Module } from '@nestjs/common';
import { GenerationLimits } from './generation-limits.js';
import { GenerationPipeline } from './generation-pipeline.js';
import { GenerationRegistry } from './generation-registry.js';
import { ListScreener } from './list-screener.js';
import { Screener } from './screener.js';
import { StoryWriter } from './story-writer.js';
import { EmbeddedWriter } from './writers/embedded-writer.js';

@Module({
  providers: [
    GenerationLimits,
    GenerationPipeline,
    GenerationRegistry,
    { provide: Screener, useClass: ListScreener },
    { provide: StoryWriter, useClass: EmbeddedWriter },
  ],
  exports: [GenerationLimits, GenerationPipeline, GenerationRegistry],
})
export class GenerationModule {}
