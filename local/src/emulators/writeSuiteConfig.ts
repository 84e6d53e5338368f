import fs from 'node:fs';
import path from 'node:path';
import * as z from 'zod';
import type { Ports } from '../config/portsFrom.ts';
import { ROOT } from '../config/ROOT.ts';
import { HOST } from '../config/urls.ts';

const firebaseJsonSchema = z.looseObject({
  functions: z.array(z.looseObject({ codebase: z.string() })),
  hosting: z.looseObject({ public: z.string() }),
});

export interface SuiteConfig {
  ports: Ports;
  /** Folder that Hosting serves, relative to the root. */
  publicFolder: string;
  /** Folder with a folder for each codebase of the suite's functions, relative to the root. */
  functionsFolder: string;
  ui: boolean;
  file: string;
}

/** Derives a suite's configuration from firebase.json. It lies beside it because paths in it are relative to its folder. */
export function writeSuiteConfig({ ports, publicFolder, functionsFolder, ui, file }: SuiteConfig): void {
  const source: unknown = JSON.parse(fs.readFileSync(path.join(ROOT, 'firebase.json'), 'utf8'));
  const base = firebaseJsonSchema.parse(source);
  const at = (port: number): { host: string; port: number } => ({ host: HOST, port });
  const config = {
    ...base,
    functions: base.functions.map((entry) => {
      const folder = path.posix.join(functionsFolder, entry.codebase);
      return { ...entry, source: folder, configDir: folder };
    }),
    hosting: { ...base.hosting, public: publicFolder },
    emulators: {
      functions: at(ports.functionsEmulator),
      firestore: { ...at(ports.firestore), websocketPort: ports.firestoreWebsocket },
      auth: at(ports.auth),
      storage: at(ports.storage),
      eventarc: at(ports.eventarc),
      hub: at(ports.hub),
      logging: at(ports.logging),
      ui: { enabled: ui, ...at(ports.ui) },
      singleProjectMode: false,
    },
  };
  fs.writeFileSync(file, `${JSON.stringify(config, null, 2)}\n`);
}
