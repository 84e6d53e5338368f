import * as z from 'zod/mini';
import { sessionValue } from './sessionValue.ts';

const stored = sessionValue('parlance-toast');
const laterSchema = z.object({ text: z.string(), page: z.number() });

/** Time at which this page was loaded: no two pages of a tab share it. */
const thisPage = performance.timeOrigin;

/** The text of a success that the next page shows: this one is about to be left by a full load. */
export const laterToast = {
  write: (text: string): void => stored.write(JSON.stringify({ text, page: thisPage })),
  /** The text that an earlier page left, once. What this page wrote waits for the next, however often its parts are mounted. */
  take: (): string | null => {
    const value = stored.read();
    if (value === null) return null;
    const { text, page } = laterSchema.parse(JSON.parse(value));
    if (page === thisPage) return null;
    stored.remove();
    return text;
  },
};
