/**
 * Renews a lease again and again until the returned function is called; that resolves when nothing is on its way any more. A
 * renewal that fails is tried again with the next beat: the lease outlasts some of them.
 * @param renew Answers false once the lease is lost; then the heartbeat ends.
 */
export function createHeartbeat(renew: () => Promise<boolean>, everyMs: number): () => Promise<void> {
  let renewal: Promise<void> = Promise.resolve();
  let isRenewing = false;
  const beat = async (): Promise<void> => {
    isRenewing = true;
    try {
      if (!(await renew())) clearInterval(timer);
    } catch {
      // Firestore was away: the next beat tries again.
    } finally {
      isRenewing = false;
    }
  };
  const timer = setInterval(() => {
    if (!isRenewing) renewal = beat();
  }, everyMs);
  return async () => {
    clearInterval(timer);
    await renewal;
  };
}
