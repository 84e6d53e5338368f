import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { EXPORT_FORMATS } from '@parlance/domain/documents/exports/dataExport';
import * as z from 'zod';
import { ROOT } from '../../local/src/config/ROOT.ts';

const figuresSchema = z.object({ peakMb: z.int(), fileMb: z.int(), seconds: z.number() });

/**
 * The longest export of each format, written row by row into a file by a process of its own: its peak memory, the file's size and
 * how long it took. Target: less than 200 MB.
 */
export function exportMemory(): Record<string, z.infer<typeof figuresSchema>> {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'parlance-export-'));
  try {
    const script = path.join(ROOT, 'tests', 'bench', 'writeExport.ts');
    return Object.fromEntries(
      EXPORT_FORMATS.map((format) => {
        const printed = execFileSync(process.execPath, [script, format, path.join(folder, format)], { cwd: ROOT });
        return [format, figuresSchema.parse(JSON.parse(printed.toString()))];
      }),
    );
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
