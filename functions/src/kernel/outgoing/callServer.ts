/** Headers by which a client tells about its machine, and the length of a body that is another by now. */
const OMITTED = /^(?:x-stainless-|user-agent$|content-length$)/;

/** Message of a connection that was not made. */
export const NOT_REACHED = 'The server was not reached.';
/** Message of a connection that broke after it was made: nobody knows whether the server has what was sent. */
export const CONNECTION_BROKE = 'The connection broke.';
/** Codes of a connection that was made and broke: https://nodejs.org/api/errors.html and undici's own. */
const BROKEN: readonly unknown[] = ['UND_ERR_SOCKET', 'ECONNRESET', 'EPIPE'];

/**
 * A request to a server that the operator has configured, which is no address that people gave. It follows no redirect: the key goes
 * there and nowhere else. A connection that is not made counts as status 503, one without an answer in time as 504.
 * @param patienceMs Milliseconds until its end; without it the caller's own signal is the only bound.
 * @throws the abort's reason when the caller's signal is aborted.
 */
export async function callServer(address: string, init: RequestInit, patienceMs?: number): Promise<Response> {
  const patience = patienceMs === undefined ? undefined : AbortSignal.timeout(patienceMs);
  const signals = [init.signal, patience].filter((signal) => signal !== undefined && signal !== null);
  const headers = [...new Headers(init.headers)].filter(([name]) => !OMITTED.test(name));
  try {
    return await fetch(address, { ...init, headers, redirect: 'manual', signal: AbortSignal.any(signals) });
  } catch (error) {
    if (init.signal?.aborted === true) throw error;
    const isLate = patience?.aborted === true;
    const message = isLate ? 'The server did not answer in time.' : isBroken(error) ? CONNECTION_BROKE : NOT_REACHED;
    return Response.json({ error: { message } }, { status: isLate ? 504 : 503 });
  }
}

function isBroken(error: unknown): boolean {
  const cause = error instanceof Error ? error.cause : undefined;
  return cause instanceof Error && 'code' in cause && BROKEN.includes(cause.code);
}
