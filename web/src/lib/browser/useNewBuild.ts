import { MINUTE_MS } from '@parlance/domain/durations';
import { useEffect, useState } from 'react';
import * as z from 'zod';

const POLL_MS = 5 * MINUTE_MS;
const versionSchema = z.object({ build: z.string() });

async function isOutdated(): Promise<boolean> {
  const response = await fetch('/version.json', { cache: 'no-store' });
  if (!response.ok) return false;
  return versionSchema.parse(await response.json()).build !== import.meta.env.VITE_BUILD;
}

/** True once the host serves another build than the one that is running. Failures of the check are no news. */
export function useNewBuild(): boolean {
  const [isNew, setNew] = useState(false);
  useEffect(() => {
    if (import.meta.env.DEV || isNew) return undefined;
    const timer = setInterval(() => {
      isOutdated().then(setNew, () => undefined);
    }, POLL_MS);
    return () => clearInterval(timer);
  }, [isNew]);
  return isNew;
}
