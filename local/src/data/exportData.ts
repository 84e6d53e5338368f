import fs from 'node:fs';
import path from 'node:path';
import type { Ports } from '../config/portsFrom.ts';
import { urlOf } from '../config/urls.ts';

/**
 * Saves what the emulators hold. They write to a new folder, which takes the old one's place only when it is complete: an
 * export that fails half-way must not cost the data of the last one.
 */
export async function exportData(folder: string, ports: Ports): Promise<void> {
  const fresh = `${folder}.new`;
  const old = `${folder}.old`;
  fs.rmSync(fresh, { recursive: true, force: true });
  fs.mkdirSync(path.dirname(folder), { recursive: true });
  const response = await fetch(`${urlOf(ports.hub)}/_admin/export`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ path: fresh, initiatedBy: 'parlance' }),
  });
  if (!response.ok) throw new Error(`The emulators could not export their data: ${await response.text()}`);
  fs.rmSync(old, { recursive: true, force: true });
  if (fs.existsSync(folder)) fs.renameSync(folder, old);
  fs.renameSync(fresh, folder);
  fs.rmSync(old, { recursive: true, force: true });
}
