import { Global, Module, type DynamicModule } from '@nestjs/common';
import type { DataSource } from 'typeorm';
import { DATA_SOURCE, DatabaseService } from './database.service.js';

/**
 * Gives every module the database. It is opened before the application and closed after it (main.ts), so that the order
 * lock, migrate, listen and its reverse stand in one place.
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
