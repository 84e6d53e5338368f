import { contrast } from './contrast.ts';

/** Black or white: what the chat writes on a colour, whichever can be read better. */
export function textOn(background: string): '#FFFFFF' | '#000000' {
  return contrast(background, '#FFFFFF') >= 4.5 ? '#FFFFFF' : '#000000';
}
