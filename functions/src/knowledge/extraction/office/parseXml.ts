import { DomHandler } from 'htmlparser2';
import type { Fuel } from '../fuel/createFuel.ts';
import { readXml } from './readXml.ts';

/** XML as a tree. Throws `file-too-complex` before it grows deeper or larger than a file's may. */
export function parseXml(xml: string, fuel: Fuel): DomHandler['root'] {
  const handler = new DomHandler(undefined, { xmlMode: true });
  readXml(xml, handler, fuel);
  return handler.root;
}
