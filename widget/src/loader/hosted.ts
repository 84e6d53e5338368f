import type { LoaderSettings } from '@parlance/domain/widget/loaderSettings';
import { install } from './install.ts';

// The loader of one chatbot: the server that hands it out says around it what it has to know (functions/src/embed/loaderScript.ts).
declare const SETTINGS: LoaderSettings;

try {
  install(SETTINGS);
} catch {
  // Whatever a page has done to the browser's objects: no bubble is better than a broken page.
}
