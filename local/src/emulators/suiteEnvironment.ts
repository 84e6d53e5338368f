import type { Ports } from '../config/portsFrom.ts';
import { HOST, urlOf } from '../config/urls.ts';

export const REGION = 'europe-west3';

/** The bucket that the Functions emulator takes as the default one of a project. */
export function bucketOf(projectId: string): string {
  return `${projectId}.appspot.com`;
}

export function functionsUrlOf(projectId: string, ports: Ports): string {
  return `${urlOf(ports.functions)}/${projectId}/${REGION}`;
}

/** What a process outside the suite needs in its environment for the Admin SDK to reach the suite. */
export function clientEnvironment(projectId: string, ports: Ports): Record<string, string> {
  return {
    GCLOUD_PROJECT: projectId,
    FIRESTORE_EMULATOR_HOST: `${HOST}:${ports.firestore}`,
    FIREBASE_AUTH_EMULATOR_HOST: `${HOST}:${ports.auth}`,
    FIREBASE_STORAGE_EMULATOR_HOST: `${HOST}:${ports.storage}`,
    STORAGE_EMULATOR_HOST: urlOf(ports.storage),
    FIREBASE_EMULATOR_HUB: `${HOST}:${ports.hub}`,
    METADATA_SERVER_DETECTION: 'none',
  };
}

/** The functions' own configuration. */
export function functionsEnvironment(projectId: string, ports: Ports): Record<string, string> {
  return {
    WEB_ORIGIN: urlOf(ports.web),
    FUNCTIONS_URL: functionsUrlOf(projectId, ports),
    AI_PROVIDER: 'local',
    MAIL_PROVIDER: 'local',
    MAIL_FROM: 'Parlance <hello@parlance.example>',
    // The one website on this machine that the crawler may read.
    CRAWLER_LOCAL_HOSTS: `${HOST}:${ports.demoSite}`,
  };
}
