import { Module } from '@nestjs/common';
import { GenerationLimits } from './generation-limits.js';
import { GenerationPipeline } from './generation-pipeline.js';
import { GenerationRegistry } from './generation-registry.js';
import { ListScreener } from './list-screener.js';
import { RegionalScreener } from './regional-screener.js';
import { RegionalWriter } from './regional-writer.js';
import { SafetyIds } from './safety-ids.js';
import { Screener } from './screener.js';
import { StorySources } from './story-sources.js';
import { StoryWriter } from './story-writer.js';
import { EmbeddedWriter } from './writers/embedded-writer.js';
import { AiProviders } from './writers/openai/ai-providers.js';
import { OpenAiWriter } from './writers/openai/openai-writer.js';

@Module({
  providers: [
    AiProviders,
    EmbeddedWriter,
    GenerationLimits,
    GenerationPipeline,
    GenerationRegistry,
    ListScreener,
    OpenAiWriter,
    SafetyIds,
    StorySources,
    { provide: Screener, useClass: RegionalScreener },
    { provide: StoryWriter, useClass: RegionalWriter },
  ],
  exports: [GenerationLimits, GenerationPipeline, GenerationRegistry, SafetyIds],
})
export class GenerationModule {}
