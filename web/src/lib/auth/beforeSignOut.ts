import { SECOND_MS } from '@parlance/domain/durations';

const tasks = new Set<() => Promise<void>>();

/** Work that needs the session which is about to end. It holds up nobody for longer than a second. */
export const beforeSignOut = {
  /** Returns what takes the work back. */
  add(task: () => Promise<void>): () => void {
    tasks.add(task);
    return () => tasks.delete(task);
  },
  async run(): Promise<void> {
    const enough = new Promise((resolve) => {
      setTimeout(resolve, SECOND_MS);
    });
    await Promise.race([Promise.all([...tasks].map((task) => task())), enough]);
  },
};
