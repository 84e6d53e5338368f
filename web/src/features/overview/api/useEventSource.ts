import { useMemo } from 'react';
import type * as z from 'zod';
import type { Live, Stored } from '#web/lib/live.ts';
import { useMaskedReader } from '#web/lib/firestore/masked/useMaskedReader.ts';
import type { QuerySpec } from '#web/lib/firestore/QuerySpec.ts';
import { readPage } from '#web/lib/firestore/readPage.ts';
import { useCollection } from '#web/lib/firestore/useCollection.ts';
import type { ActivityEvent } from '../activity/activityEvent.ts';
import type { Events } from '../activity/eventPages.ts';

export interface EventSource {
  /** The newest ones: a page, and one more. */
  live: Live<Events>;
  /** A page behind an event. `isEnd`: nothing is behind it. Throws an `AppError`. */
  readBehind: (last: ActivityEvent) => Promise<{ found: Events; isEnd: boolean }>;
}

/** The documents of a query as events, `size` to a page. The three arguments have to stay the same ones. */
export function useEventSource<T extends object>(
  spec: QuerySpec,
  { schema, toEvent }: { schema: z.ZodType<T>; toEvent: (document: Stored<T>) => ActivityEvent },
  size: number,
): EventSource {
  const masked = useMaskedReader(spec.path);
  const live = useCollection({ ...spec, limit: size + 1 }, schema);
  return useMemo(
    (): EventSource => ({
      live: live.status === 'ready' ? { status: 'ready', value: live.value.map(toEvent) } : live,
      readBehind: async ({ at, id }) => {
        const { found, isEnd } = await readPage(spec, schema, { after: { value: at, id }, size, masked });
        return { found: found.map(toEvent), isEnd };
      },
    }),
    [live, spec, schema, toEvent, size, masked],
  );
}
