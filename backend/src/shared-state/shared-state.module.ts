import { Global, Module } from '@nestjs/common';
import { MemoryState } from './memory-state.js';
import { SHARED_STATE } from './shared-state.js';

@Global()
@Module({
  providers: [{ provide: SHARED_STATE, useFactory: () => new MemoryState() }],
  exports: [SHARED_STATE],
})
export class SharedStateModule {}
