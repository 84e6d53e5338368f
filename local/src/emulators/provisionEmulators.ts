import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { localPath } from '../config/localPath.ts';
import { ExpectedError } from '../errors/ExpectedError.ts';
import { cachedDownload } from './cachedDownload.ts';
import { compileRulesRuntime } from './compileRulesRuntime.ts';
import type { Java } from './findJava.ts';
import { findCloudSdkJar } from './findCloudSdkJar.ts';
import { isReachable } from './isReachable.ts';
import { writeManifestJar } from './writeManifestJar.ts';

const MAIN_CLASS = 'com.google.cloud.datastore.emulator.firestore.CloudFirestore';

/** Environment variables that point firebase-tools to the emulators' programs, and which ones they are. */
export interface Provision {
  env: Record<string, string>;
  notes: readonly string[];
}

/**
 * Google's originals first: named by an environment variable, downloaded before, or to be downloaded by firebase-tools now.
 * Where its download host is out of reach, the Firestore emulator of an installed Cloud SDK serves, and the rules engine
 * inside it serves the Storage rules.
 */
export async function provisionEmulators(java: Java): Promise<Provision> {
  const firestore = cachedDownload('firestore');
  const storage = cachedDownload('storage');
  const sdkJar = findCloudSdkJar();
  const env: Record<string, string> = {};
  const notes: string[] = [];
  const canDownload = firestore.isCached && storage.isCached ? false : await isReachable(firestore.url);

  const firestoreOverride = process.env['FIRESTORE_EMULATOR_BINARY_PATH'];
  if (firestoreOverride !== undefined) {
    notes.push(`Firestore emulator: ${firestoreOverride} (FIRESTORE_EMULATOR_BINARY_PATH)`);
  } else if (firestore.isCached) {
    notes.push(`Firestore emulator: ${path.basename(firestore.file)}`);
  } else if (sdkJar !== undefined) {
    const jar = localPath('cache', 'firestore-emulator.jar');
    writeManifestJar(jar, MAIN_CLASS, [pathToFileURL(sdkJar)]);
    env['FIRESTORE_EMULATOR_BINARY_PATH'] = jar;
    notes.push('Firestore emulator: the one of the installed Google Cloud SDK');
  } else if (canDownload) {
    notes.push('Firestore emulator: being downloaded by firebase-tools');
  } else {
    throw new ExpectedError(
      'The Firestore emulator is neither cached nor downloadable: connect to the internet once, or install the one of the ' +
        'Google Cloud SDK (apt-get install google-cloud-cli-firestore-emulator).',
    );
  }

  const storageOverride = process.env['STORAGE_EMULATOR_BINARY_PATH'];
  if (storageOverride !== undefined) {
    notes.push(`Storage rules: ${storageOverride} (STORAGE_EMULATOR_BINARY_PATH)`);
  } else if (storage.isCached) {
    notes.push(`Storage rules: ${path.basename(storage.file)}`);
  } else if (canDownload) {
    notes.push('Storage rules: runtime being downloaded by firebase-tools');
  } else {
    const engine = sdkJar ?? firestoreOverride ?? firestore.file;
    env['STORAGE_EMULATOR_BINARY_PATH'] = await compileRulesRuntime(java, engine);
    notes.push('Storage rules: the rules engine inside the Firestore emulator');
  }
  return { env, notes };
}
