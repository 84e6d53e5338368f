import { type Handler, Parser } from 'htmlparser2';
import type { Fuel } from '../fuel/createFuel.ts';

/** Reads XML in one pass. Throws `file-too-complex` at the first element that lies too deep, or is one too many. */
export function readXml(xml: string, handler: Partial<Handler>, fuel: Fuel): void {
  let depth = 0;
  const parser = new Parser(
    {
      onparserinit: (self) => handler.onparserinit?.(self),
      onopentag(name, attributes, isImplied) {
        depth += 1;
        fuel.reach('depth', depth);
        fuel.use('nodes');
        handler.onopentag?.(name, attributes, isImplied);
      },
      onclosetag(name, isImplied) {
        depth -= 1;
        handler.onclosetag?.(name, isImplied);
      },
      ontext(text) {
        fuel.use('nodes');
        handler.ontext?.(text);
      },
      oncomment(text) {
        fuel.use('nodes');
        handler.oncomment?.(text);
      },
      oncommentend: () => handler.oncommentend?.(),
      oncdatastart() {
        fuel.use('nodes');
        handler.oncdatastart?.();
      },
      oncdataend: () => handler.oncdataend?.(),
      onprocessinginstruction(name, text) {
        fuel.use('nodes');
        handler.onprocessinginstruction?.(name, text);
      },
      onerror: (error) => handler.onerror?.(error),
      onend: () => handler.onend?.(),
    },
    { xmlMode: true },
  );
  parser.end(xml);
}
