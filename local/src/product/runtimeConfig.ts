import { configuredModels } from '@parlance/domain/models';
import { mailSignInsOf, type RuntimeConfig, runtimeConfigSchema } from '@parlance/domain/runtimeConfig';
import { bucketOf } from '../config/bucketOf.ts';
import { functionsUrlOf } from '../config/functionsUrlOf.ts';
import { REGION } from '../config/REGION.ts';
import type { Ports } from '../config/portsFrom.ts';
import { HOST, urlOf } from '../config/urls.ts';

/** /config.json of a suite. The emulators take any API key, but the SDK wants one. */
export function runtimeConfig(
  projectId: string,
  ports: Ports,
  parameters: Readonly<Record<string, string | undefined>> = { AI_PROVIDER: 'local' },
  hasSiteTrials = false,
): RuntimeConfig {
  const at = (port: number): { host: string; port: number } => ({ host: HOST, port });
  return runtimeConfigSchema.parse({
    firebase: {
      projectId,
      apiKey: 'demo-key',
      authDomain: `${projectId}.firebaseapp.com`,
      storageBucket: bucketOf(projectId),
      appId: '1:0:web:0',
    },
    region: REGION,
    functionsUrl: functionsUrlOf(projectId, ports),
    emulators: {
      auth: at(ports.auth),
      firestore: at(ports.firestore),
      storage: at(ports.storage),
      functions: at(ports.functions),
      mailUrl: urlOf(ports.mail),
    },
    models: configuredModels(parameters),
    localAi: parameters['AI_PROVIDER'] === 'local',
    hasSiteTrials,
    takesForwardedMail: (parameters['MAIL_INBOUND_DOMAIN'] ?? '') !== '',
    mailSignIns: mailSignInsOf(parameters),
  });
}
