/** Tabs in which the same visitor begins to wait hear of it within this time, in milliseconds. */
const TOGETHER_MS = 2000;
const LOCK = 'parlance-waiting-sound';

let audio: AudioContext | undefined;

/** Two short tones upwards. They are made here: no file is loaded. */
function play(): void {
  audio ??= new AudioContext();
  // Browsers let a page make no sound before somebody has clicked or typed in it.
  void audio.resume();
  const { currentTime: now, destination } = audio;
  for (const [frequency, start] of [
    [660, now],
    [880, now + 0.18],
  ] as const) {
    const tone = audio.createOscillator();
    const volume = audio.createGain();
    tone.frequency.value = frequency;
    volume.gain.setValueAtTime(0.08, start);
    volume.gain.exponentialRampToValueAtTime(0.001, start + 0.25);
    tone.connect(volume).connect(destination);
    tone.start(start);
    tone.stop(start + 0.25);
  }
}

/** The sound for a visitor who begins to wait. */
export const waitingSound = {
  play,
  /** Plays it in one of the browser's tabs. */
  async playOnce(): Promise<void> {
    await navigator.locks.request(LOCK, { ifAvailable: true }, async (lock) => {
      if (lock === null) return;
      play();
      await new Promise((resolve) => {
        setTimeout(resolve, TOGETHER_MS);
      });
    });
  },
} as const;
