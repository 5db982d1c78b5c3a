import { Module } from '@nestjs/common';
import { LocationModule } from '../location/location.module.js';
import { ClientConfigController } from './client-config.controller.js';
import { ClientConfigService } from './client-config.service.js';

@Module({
  imports: [LocationModule],
  controllers: [ClientConfigController],
  providers: [ClientConfigService],
})
export class ClientConfigModule {}
