import * as z from 'zod';

/** Server-sent events of the API by name, in their order. */
export function readEvents(stream: string): { event: string; data: Record<string, unknown> }[] {
  return stream
    .split('\n\n')
    .filter((block) => block !== '')
    .map((block) => {
      const [, event = '', data = ''] = /^event: (\w+)\ndata: (.+)$/.exec(block) ?? [];
      return { event, data: z.record(z.string(), z.unknown()).parse(JSON.parse(data)) };
    });
}
