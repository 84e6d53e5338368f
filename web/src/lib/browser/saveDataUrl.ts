import { saveFile } from './saveFile.ts';

/** Has the browser save what a `data:` address holds. */
export function saveDataUrl(name: string, url: string): void {
  const [head = '', data = ''] = url.split(',');
  const type = head.replace(/^data:|;base64$/g, '');
  saveFile(name, new Blob([Uint8Array.from(atob(data), (character) => character.charCodeAt(0))], { type }));
}
