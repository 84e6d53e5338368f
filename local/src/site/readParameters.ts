import fs from 'node:fs';
import path from 'node:path';
import { parseEnv } from 'node:util';

export type Parameters = Readonly<Record<string, string | undefined>>;

/**
 * The parameters of a project's functions, from the dotenv files that a deployment reads: `.env`, then `.env.<project>`.
 * @param folder The folder of the dotenv files: `configDir` of firebase.json.
 */
export function readParameters(folder: string, projectId: string): Parameters {
  const files = ['.env', `.env.${projectId}`]
    .map((name) => path.join(folder, name))
    .filter((file) => fs.existsSync(file));
  return Object.fromEntries(files.flatMap((file) => Object.entries(parseEnv(fs.readFileSync(file, 'utf8')))));
}
