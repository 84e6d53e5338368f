import type { LoaderSettings } from '@parlance/domain/widget/loaderSettings';
import { iframeUrl } from './iframeUrl.ts';

/**
 * Asks for the chat page as a frame would, on a website that may not show it: the server refuses and notes the website for its
 * owner, who can allow it with one click. Visitors see nothing of it, and no cookie goes along to another origin.
 */
export function report(settings: LoaderSettings): void {
  fetch(iframeUrl(settings, 'en'), { mode: 'no-cors' }).catch(() => undefined);
}
