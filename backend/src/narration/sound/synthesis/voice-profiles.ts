/** How one of the product's voices is derived from one of Flite's three speakers. */
export interface VoiceProfile {
  /** slt is female; awb and rms are male. */
  speaker: 'slt' | 'rms' | 'awb';
  /** Resampling factor: above 1 pitch and formants are higher, as of a smaller speaker. */
  size: number;
  /** Pace relative to the speaker's own. */
  rate: number;
  /** Pitch factor before resampling; rms ignores it. */
  pitch: number;
}

const voice = (speaker: VoiceProfile['speaker'], size: number, rate: number, pitch = 1): VoiceProfile => ({
  speaker,
  size,
  rate,
  pitch,
});

/** The product's 14 voices. Any two differ in measured pitch or formants: see embedded-narrator.test.ts. */
export const VOICE_PROFILES: Record<string, VoiceProfile> = {
  graceful_lady: voice('slt', 0.9, 0.82, 0.87),
  nova: voice('slt', 1.01, 0.95),
  shimmer: voice('slt', 1.11, 0.95, 1.15),
  cherry: voice('slt', 1.21, 1, 1.16),
  luna: voice('slt', 0.94, 0.86, 0.91),
  sophia: voice('slt', 0.97, 1.02, 1.11),
  xiaoyun: voice('slt', 1.13, 0.9, 0.83),
  ruoxi: voice('slt', 1.07, 0.88, 1.1),
  alloy: voice('rms', 1.14, 0.95),
  echo: voice('rms', 0.98, 0.95),
  onyx: voice('rms', 0.83, 0.9),
  fable: voice('awb', 1.07, 0.95, 0.93),
  ethan: voice('awb', 0.99, 0.92, 0.85),
  xiaogang: voice('awb', 0.91, 0.95, 0.8),
};
