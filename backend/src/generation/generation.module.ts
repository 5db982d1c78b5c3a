import { Module } from '@nestjs/common';
import { GenerationQuotaService } from './runs/generation-quota.service.js';
import { GenerationPipelineService } from './pipeline/generation-pipeline.service.js';
import { GenerationRunRegistry } from './runs/generation-run.registry.js';
import { RegionalScreenerService } from './screening/regional-screener.service.js';
import { RegionalWriterService } from './writers/regional-writer.service.js';
import { SafetyIdentifierService } from './pipeline/safety-identifier.service.js';
import { ScreeningModule } from './screening/screening.module.js';
import { Screener } from './screening/screener.js';
import { StorySourceService } from './writers/story-source.service.js';
import { StoryWriter } from './writers/story-writer.js';
import { EmbeddedWriterService } from './writers/embedded/embedded-writer.service.js';
import { AiProviderRegistry } from './writers/openai/ai-provider.registry.js';
import { OpenAiWriterService } from './writers/openai/openai-writer.service.js';

@Module({
  imports: [ScreeningModule],
  providers: [
    AiProviderRegistry,
    EmbeddedWriterService,
    GenerationQuotaService,
    GenerationPipelineService,
    GenerationRunRegistry,
    OpenAiWriterService,
    SafetyIdentifierService,
    StorySourceService,
    { provide: Screener, useClass: RegionalScreenerService },
    { provide: StoryWriter, useClass: RegionalWriterService },
  ],
  exports: [
    GenerationQuotaService,
    GenerationPipelineService,
    GenerationRunRegistry,
    SafetyIdentifierService,
  ],
})
export class GenerationModule {}
