import { Module, type DynamicModule } from '@nestjs/common';
import { APP_FILTER, APP_INTERCEPTOR, APP_PIPE } from '@nestjs/core';
import type { KeyObject } from 'node:crypto';
import { AccountModule } from './account/account.module.js';
import { AuthModule } from './auth/auth.module.js';
import { ClientErrorsModule } from './client-errors/client-errors.module.js';
import { ClientConfigModule } from './client-config/client-config.module.js';
import { EnvelopeInterceptor } from './common/http/envelope.interceptor.js';
import { ErrorFilter } from './common/errors/error.filter.js';
import type { Lifecycle } from './common/lifecycle.js';
import { ValidationPipe } from './common/http/validation.pipe.js';
import { RuntimeModule } from './runtime.module.js';
import type { Settings } from './config/settings.js';
import { DatabaseModule } from './database/database.module.js';
import type { OpenDatabase } from './database/open-database.js';
import { FavoritesModule } from './favorites/favorites.module.js';
import { HealthModule } from './health/health.module.js';
import { RateLimitsModule } from './rate-limits/rate-limits.module.js';
import { LinkPreviewModule } from './link-preview/link-preview.module.js';
import { LocationModule } from './location/location.module.js';
import { MetricsModule } from './metrics/metrics.module.js';
import { NarrationModule } from './narration/narration.module.js';
import { OpenapiModule } from './openapi/openapi.module.js';
import { SharedStateModule } from './shared-state/shared-state.module.js';
import { StoriesModule } from './stories/stories.module.js';
import { StoryRemovalModule } from './story-removal/story-removal.module.js';
import { UsersModule } from './users/users.module.js';
import { WordsModule } from './words/words.module.js';

/** Created before the application and closed after it. */
export interface Runtime {
  settings: Settings;
  tokenKey: KeyObject;
  database: OpenDatabase;
  lifecycle: Lifecycle;
}

@Module({
  // One line for each part of the product. The site (shell, remotes, registry) is no module: createApp() receives it.
  imports: [
    SharedStateModule,
    MetricsModule,
    RateLimitsModule,
    HealthModule,
    UsersModule,
    AuthModule,
    StoriesModule,
    FavoritesModule,
    NarrationModule,
    StoryRemovalModule,
    LinkPreviewModule,
    AccountModule,
    ClientErrorsModule,
    LocationModule,
    ClientConfigModule,
    WordsModule,
    OpenapiModule,
  ],
  providers: [
    { provide: APP_FILTER, useClass: ErrorFilter },
    { provide: APP_INTERCEPTOR, useClass: EnvelopeInterceptor },
    { provide: APP_PIPE, useClass: ValidationPipe },
  ],
})
export class AppModule {
  /** The application module on a runtime. */
  static forRoot({ settings, tokenKey, database, lifecycle }: Runtime): DynamicModule {
    return {
      module: AppModule,
      imports: [
        RuntimeModule.forRoot(settings, tokenKey, lifecycle),
        DatabaseModule.forRoot(database.dataSource),
      ],
    };
  }
}
