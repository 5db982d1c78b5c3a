import { useShell } from '@storysprout/contracts/shell';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { voicePreviewQuery } from '../../../api/profile';

export type PreviewState = 'rest' | 'loading' | 'playing';
/** `refused`: the autoplay policy requires another press, because the first one expired while loading. */
export type PreviewFailure = 'failed' | 'refused';

/** Plays a short sample of a voice; stops on a change of the voice and on unmount. */
export function useVoicePreview(voice: string, onFailure: (failure: PreviewFailure) => void) {
  const { api } = useShell();
  const queryClient = useQueryClient();
  const audio = useRef<HTMLAudioElement>(null);
  const current = useRef(voice);
  const [state, setState] = useState<PreviewState>('rest');

  useEffect(() => {
    const element = audio.current;
    current.current = voice;
    return () => {
      current.current = '';
      element?.pause();
      setState('rest');
    };
  }, [voice]);

  const play = async () => {
    setState('loading');
    try {
      const options = { ...voicePreviewQuery(api, voice), staleTime: Infinity };
      const { audioUrl } = await queryClient.fetchQuery(options);
      if (current.current !== voice || !audio.current) return;
      audio.current.src = audioUrl;
      await audio.current.play();
      setState('playing');
    } catch (error) {
      // Stopped or replaced meanwhile: not a failure.
      if (current.current !== voice || (error instanceof Error && error.name === 'AbortError')) return;
      setState('rest');
      onFailure(error instanceof Error && error.name === 'NotAllowedError' ? 'refused' : 'failed');
    }
  };
  const rest = () => setState('rest');
  const stop = () => {
    audio.current?.pause();
    rest();
  };

  return { state, play: () => void play(), stop, element: { ref: audio, onEnded: rest, onPause: rest } };
}
