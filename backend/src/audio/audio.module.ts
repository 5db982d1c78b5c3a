import { Module } from '@nestjs/common';
import { AudioAddresses } from './audio-url.service.js';
import { AudioStore } from './audio.store.js';
import { FileAudioStore } from './file-audio.store.js';

@Module({
  providers: [AudioAddresses, { provide: AudioStore, useClass: FileAudioStore }],
  exports: [AudioAddresses, AudioStore],
})
export class AudioModule {}
