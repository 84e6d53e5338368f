import { useCallback, useRef, useState } from 'react';

export interface Sound {
  isOn: boolean;
  toggle: () => void;
  play: () => void;
}

function beep(audio: AudioContext): void {
  const tone = audio.createOscillator();
  const volume = audio.createGain();
  const start = audio.currentTime;
  tone.frequency.value = 660;
  volume.gain.setValueAtTime(0.08, start);
  volume.gain.exponentialRampToValueAtTime(0.001, start + 0.25);
  tone.connect(volume).connect(audio.destination);
  tone.start(start);
  tone.stop(start + 0.25);
}

/** A short tone for what arrives, off until the visitor wants it. It is made here: no file is loaded. */
export function useSound(): Sound {
  const audio = useRef<AudioContext | null>(null);
  const [isOn, setIsOn] = useState(false);
  const toggle = useCallback(() => {
    setIsOn((current) => !current);
    // Browsers let sound begin with a click alone.
    audio.current ??= new AudioContext();
    void audio.current.resume();
  }, []);
  const play = useCallback(() => {
    if (isOn && audio.current !== null) beep(audio.current);
  }, [isOn]);
  return { isOn, toggle, play };
}
