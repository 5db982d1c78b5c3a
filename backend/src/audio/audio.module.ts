import { Module } from '@nestjs/common';
import { AudioUrlService } from './audio-url.service.js';
import { AudioStore } from './audio.store.js';
import { FileAudioStore } from './file-audio.store.js';

@Module({
  providers: [AudioUrlService, { provide: AudioStore, useClass: FileAudioStore }],
  exports: [AudioUrlService, AudioStore],
})
export class AudioModule {}
