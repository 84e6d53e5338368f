import { json } from '../../http/json.ts';
import type { Reply } from '../../http/serve.ts';

export function okReply(result: unknown): Reply {
  return json({ ok: true, result });
}

export function refuseBot(status: number, description: string): Reply {
  return json({ ok: false, error_code: status, description }, status);
}
