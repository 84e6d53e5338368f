/** Script that records desktop notifications and sounds instead of making them; the agent agrees, and is in another window. */
export const DESKTOP = `
  window.noticed = [];
  window.Notification = class {
    static get permission() { return sessionStorage.getItem('permission') ?? 'default'; }
    static async requestPermission() { sessionStorage.setItem('permission', 'granted'); }
    constructor(title, { silent }) { window.noticed.push({ title, silent }); }
    addEventListener() {}
  };
  document.hasFocus = () => false;
  window.tones = 0;
  window.AudioContext = class {
    currentTime = 0;
    resume() {}
    createGain() { return { gain: { setValueAtTime() {}, exponentialRampToValueAtTime() {} }, connect: (next) => next }; }
    createOscillator() { return { frequency: {}, connect: (next) => next, start: () => { window.tones += 1; }, stop() {} }; }
  };
`;
