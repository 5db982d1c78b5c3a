import { Global, Module, type DynamicModule } from '@nestjs/common';
import type { DataSource } from 'typeorm';
import { DATA_SOURCE, DatabaseService } from './database.service.js';

/**
 * Provides every module with the database, which is opened before the application and closed after it (start/serve.ts).
 */
@Global()
@Module({})
export class DatabaseModule {
  static forRoot(dataSource: DataSource): DynamicModule {
    return {
      module: DatabaseModule,
      providers: [{ provide: DATA_SOURCE, useValue: dataSource }, DatabaseService],
      exports: [DatabaseService],
    };
  }
}
