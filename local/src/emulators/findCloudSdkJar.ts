import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

const JAR = path.join('platform', 'cloud-firestore-emulator', 'cloud-firestore-emulator.jar');

function sdkOnPath(searchPath: string): string | undefined {
  const gcloud = searchPath
    .split(path.delimiter)
    .map((folder) => path.join(folder, 'gcloud'))
    .find((file) => path.isAbsolute(file) && fs.existsSync(file));
  return gcloud === undefined ? undefined : path.dirname(path.dirname(fs.realpathSync(gcloud)));
}

/** The Firestore emulator that an installed Google Cloud SDK brings along. */
export function findCloudSdkJar(): string | undefined {
  return [
    process.env['CLOUDSDK_ROOT_DIR'],
    sdkOnPath(process.env['PATH'] ?? ''),
    '/usr/lib/google-cloud-sdk',
    path.join(os.homedir(), 'google-cloud-sdk'),
  ]
    .filter((root) => root !== undefined)
    .map((root) => path.join(root, JAR))
    .find((file) => fs.existsSync(file));
}
