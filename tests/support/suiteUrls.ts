import { portsFrom } from '../../local/src/config/portsFrom.ts';

const projectId = process.env['GCLOUD_PROJECT'] ?? '';
const ports = portsFrom(Number(process.env['PARLANCE_PORT_BASE'] ?? '0'));
const host = 'http://127.0.0.1';

/** Addresses of the running emulator suite. tests/run.ts sets the two variables that they are made from. */
export const suiteUrls = {
  projectId,
  bucket: `${projectId}.appspot.com`,
  ports,
  web: `${host}:${ports.web}`,
  demoSite: `${host}:${ports.demoSite}`,
  mail: `${host}:${ports.mail}`,
  stripe: `${host}:${ports.stripe}`,
  channels: `${host}:${ports.channels}`,
  auth: `${host}:${ports.auth}`,
  storage: `${host}:${ports.storage}`,
  firestore: { host: '127.0.0.1', port: ports.firestore },
  functions: `${host}:${ports.functions}/${projectId}/europe-west3`,
} as const;
