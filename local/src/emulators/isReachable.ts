const TIMEOUT_MS = 3000;

/** True iff the URL can be downloaded from here. A proxy that blocks a host answers too, but not with success. */
export async function isReachable(url: string): Promise<boolean> {
  try {
    const response = await fetch(url, { method: 'HEAD', signal: AbortSignal.timeout(TIMEOUT_MS) });
    return response.ok;
  } catch {
    return false;
  }
}
