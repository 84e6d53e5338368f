import fs from 'node:fs';
import path from 'node:path';
import * as z from 'zod';
import { ROOT } from '../config/ROOT.ts';

const FOLDER = path.join(ROOT, 'operations');
const resourceSchema = z.record(z.string(), z.unknown());

/** A resource of one of Google's APIs, as a file has it. */
export type Resource = z.infer<typeof resourceSchema>;

/** Resources by the name of their file, without its ending. */
type Resources = ReadonlyMap<string, Resource>;

interface Monitoring {
  metrics: Resources;
  alerts: Resources;
  notificationChannel: Resource;
  uptimeChecks: Resources;
  dashboard: Resource;
}

function read(file: string): Resource {
  return resourceSchema.parse(JSON.parse(fs.readFileSync(path.join(FOLDER, file), 'utf8')));
}

function readFolder(folder: string): Resources {
  const files = fs.readdirSync(path.join(FOLDER, folder)).toSorted();
  return new Map(files.map((file) => [path.basename(file, '.json'), read(path.join(folder, file))]));
}

/** Reads what operations/ describes, with its placeholders. Throws if a file is not a JSON object. */
export function readMonitoring(): Monitoring {
  return {
    metrics: readFolder('metrics'),
    alerts: readFolder('alerts'),
    notificationChannel: read('notificationChannel.json'),
    uptimeChecks: readFolder('uptimeChecks'),
    dashboard: read('dashboard.json'),
  };
}
