import { install } from './install.ts';
import { readSettings } from './readSettings.ts';

// The loader that is the same for every chatbot: its tag says what it has to know.
try {
  const script = document.currentScript;
  // Not `instanceof`, for which the browser would build a class that it has not needed yet.
  const settings = script && 'src' in script && readSettings(script.src, script.dataset);
  if (settings) install(settings);
} catch {
  // Whatever a page has done to the browser's objects: no bubble is better than a broken page.
}
