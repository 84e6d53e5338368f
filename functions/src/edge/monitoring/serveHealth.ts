import { createHealthCheck } from './createHealthCheck.ts';
import { readQueueAges } from './readQueueAges.ts';

interface HealthResponse {
  status: number;
  headers: Record<string, string>;
  body: string;
}

const isHealthy = createHealthCheck(readQueueAges);

/** `/health`, for anybody: 200 and `ok`, or 503 and `degraded`, and nothing of why. */
export async function serveHealth(
  { method, path }: { method: string; path: string },
  check = isHealthy,
): Promise<HealthResponse> {
  const headers = { 'Cache-Control': 'no-store', 'Content-Type': 'application/json; charset=utf-8' };
  if (path !== '/health') return { status: 404, headers, body: '' };
  if (method !== 'GET' && method !== 'HEAD')
    return { status: 405, headers: { ...headers, Allow: 'GET, HEAD' }, body: '' };
  return (await check())
    ? { status: 200, headers, body: '{"status":"ok"}' }
    : { status: 503, headers, body: '{"status":"degraded"}' };
}
