import { setTimeout as after } from 'node:timers/promises';
import type { Post } from './Customer.ts';

/** Pause before what was not taken is posted again, in milliseconds, and how often. */
const AGAIN_MS = 500;
const ATTEMPTS = 20;

export interface Posted {
  /** Time until each answer with 200, in milliseconds. */
  takenMs: number[];
  /** Other answers by their status; 0 where there was none. */
  refused: Record<string, number>;
}

async function statusOf({ url, ...post }: Post): Promise<number> {
  try {
    const response = await fetch(url, { method: 'POST', ...post });
    await response.arrayBuffer();
    return response.status;
  } catch {
    return 0;
  }
}

/** Posts a message again and again until it is taken, as services do. */
export async function postUntilTaken(post: Post, { takenMs, refused }: Posted): Promise<void> {
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    const begun = performance.now();
    const status = await statusOf(post);
    if (status === 200) {
      takenMs.push(performance.now() - begun);
      return;
    }
    refused[status] = (refused[status] ?? 0) + 1;
    await after(AGAIN_MS);
  }
}
