import type { Inline } from './ast.ts';

/** Adds text behind what is there; neighbouring texts become one. */
export function pushText(out: Inline[], text: string): void {
  if (text === '') return;
  const last = out.at(-1);
  if (last?.type === 'text') last.text += text;
  else out.push({ type: 'text', text });
}
