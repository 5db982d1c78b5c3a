import { Module } from '@nestjs/common';
import { GenerationLimits } from './runs/generation-quota.service.js';
import { GenerationPipeline } from './pipeline/generation-pipeline.service.js';
import { GenerationRegistry } from './runs/generation-run.registry.js';
import { ListScreener } from './screening/list-screener.service.js';
import { RegionalScreener } from './screening/regional-screener.service.js';
import { RegionalWriter } from './writers/regional-writer.service.js';
import { SafetyIds } from './pipeline/safety-identifier.service.js';
import { Screener } from './screening/screener.js';
import { StorySources } from './writers/story-source.service.js';
import { StoryWriter } from './writers/story-writer.js';
import { EmbeddedWriter } from './writers/embedded/embedded-writer.service.js';
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
