import { Module } from '@nestjs/common';
import { CountryLookupService } from './country-lookup.service.js';
import { LocationController } from './location.controller.js';
import { LocationService } from './location.service.js';

@Module({
  controllers: [LocationController],
  providers: [CountryLookupService, LocationService],
  exports: [LocationService],
})
export class LocationModule {}
