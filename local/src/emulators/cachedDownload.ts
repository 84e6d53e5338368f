import fs from 'node:fs';
import { createRequire } from 'node:module';
import os from 'node:os';
import path from 'node:path';
import * as z from 'zod';

const downloadSchema = z.object({ downloadPathRelativeToCacheDir: z.string(), remoteUrl: z.string() });
const infoSchema = z.object({
  firestore: downloadSchema,
  storage: downloadSchema,
  ui: z.object({ main: downloadSchema }),
});

const require = createRequire(import.meta.url);

export interface Download {
  file: string;
  isCached: boolean;
  url: string;
}

/** Path at which firebase-tools caches its download for an emulator, and the source. Its own table has the version. */
export function cachedDownload(emulator: 'firestore' | 'storage' | 'ui'): Download {
  const info = infoSchema.parse(require('firebase-tools/lib/emulator/downloadableEmulatorInfo.json'));
  const details = emulator === 'ui' ? info.ui.main : info[emulator];
  const cache = process.env['FIREBASE_EMULATORS_PATH'] ?? path.join(os.homedir(), '.cache', 'firebase', 'emulators');
  const file = path.join(cache, details.downloadPathRelativeToCacheDir);
  return { file, isCached: fs.existsSync(file), url: details.remoteUrl };
}
