import { json } from '../../http/json.ts';
import type { Reply } from '../../http/serve.ts';

/** An error as Meta words it: https://developers.facebook.com/docs/graph-api/guides/error-handling */
export function refuse(status: number, code: number, message: string, subcode?: number): Reply {
  const error = {
    message,
    type: code === 190 ? 'OAuthException' : 'GraphMethodException',
    code,
    ...(subcode === undefined ? {} : { error_subcode: subcode }),
    fbtrace_id: 'local',
  };
  return json({ error }, status, status === 429 ? { 'retry-after': '1' } : {});
}
