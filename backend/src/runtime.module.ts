import { Global, Module, type DynamicModule } from '@nestjs/common';
import type { KeyObject } from 'node:crypto';
import { Lifecycle } from './common/lifecycle.js';
import { SETTINGS, type Settings } from './config/settings.js';
import { TOKEN_KEY } from './config/token-key.js';

/** Provides every module with the settings, the token key and the lifecycle of the process. */
@Global()
@Module({})
export class RuntimeModule {
  static forRoot(settings: Settings, tokenKey: KeyObject, lifecycle: Lifecycle): DynamicModule {
    return {
      module: RuntimeModule,
      providers: [
        { provide: SETTINGS, useValue: settings },
        { provide: TOKEN_KEY, useValue: tokenKey },
        { provide: Lifecycle, useValue: lifecycle },
      ],
      exports: [SETTINGS, TOKEN_KEY, Lifecycle],
    };
  }
}
