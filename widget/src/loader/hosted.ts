import type { HostedSettings } from '@parlance/domain/widget/loaderSettings';
import { isSourceListed } from '@parlance/domain/widget/isSourceListed';
import { install } from './install.ts';
import { report } from './report.ts';

// The loader of one chatbot: the server that hands it out says around it what it has to know (functions/src/edge/embed/loaderScript.ts).
declare const SETTINGS: HostedSettings;

try {
  if (isSourceListed(location.origin, SETTINGS.sites)) install(SETTINGS);
  else report(SETTINGS);
} catch {
  // Whatever a page has done to the browser's objects: no bubble is better than a broken page.
}
