import { generateKeyPairSync } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { localPath } from '../config/localPath.ts';

/** Nothing listens there: whoever tries to use the key outside the emulators fails at once. */
const NOWHERE = 'http://127.0.0.1:9/token';

/**
 * The file of a service account that does not exist. The Admin SDK asks for an account's address before it queues a task, and
 * without a file it asks Google's metadata server, which takes seconds to time out anywhere but in Google's cloud. It also
 * keeps a developer's real credentials away from code that is being tried out.
 */
export function fakeCredentials(projectId: string): string {
  const file = localPath('secrets', `${projectId}.json`);
  if (fs.existsSync(file)) return file;
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const account = {
    type: 'service_account',
    project_id: projectId,
    private_key_id: 'none',
    private_key: privateKey.export({ type: 'pkcs8', format: 'pem' }),
    client_email: `local@${projectId}.iam.gserviceaccount.com`,
    client_id: '0',
    token_uri: NOWHERE,
  };
  fs.mkdirSync(path.dirname(file), { recursive: true });
  fs.writeFileSync(file, JSON.stringify(account), { mode: 0o600 });
  return file;
}
