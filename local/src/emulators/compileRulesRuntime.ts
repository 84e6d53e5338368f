import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { localPath } from '../config/localPath.ts';
import { ROOT } from '../config/ROOT.ts';
import { ExpectedError } from '../errors/ExpectedError.ts';
import type { Java } from './findJava.ts';
import { writeManifestJar } from './writeManifestJar.ts';

const CLASS = 'StorageRulesRuntime';
const run = promisify(execFile);

/**
 * Compiles our Storage rules server against the rules engine in the Firestore emulator's JAR, once for every version of
 * source, engine and Java. Returns the JAR to run.
 */
export async function compileRulesRuntime(java: Java, engineJar: string): Promise<string> {
  const source = path.join(ROOT, 'local', 'java', `${CLASS}.java`);
  const { size, mtimeMs } = fs.statSync(engineJar);
  const key = createHash('sha256')
    .update(fs.readFileSync(source))
    .update(`${engineJar} ${size} ${mtimeMs} ${java.major}`)
    .digest('hex')
    .slice(0, 16);
  const folder = localPath('cache', `storage-rules-${key}`);
  const jar = path.join(folder, 'storage-rules.jar');
  if (fs.existsSync(jar)) return jar;
  const javac = path.join(java.home, 'bin', 'javac');
  if (!fs.existsSync(javac)) {
    throw new ExpectedError(
      `The Java in ${java.home} cannot compile: install a JDK, not just a JRE, or set JAVA_HOME.`,
    );
  }
  // Two starts at once each build in a folder of their own; whoever is second finds the same files in place.
  fs.mkdirSync(path.dirname(folder), { recursive: true });
  const building = fs.mkdtempSync(`${folder}-`);
  await run(javac, ['-proc:none', '-d', building, '-cp', engineJar, source]);
  try {
    fs.renameSync(building, folder);
  } catch {
    fs.rmSync(building, { recursive: true });
  }
  writeManifestJar(jar, CLASS, [pathToFileURL(`${folder}/`), pathToFileURL(engineJar)]);
  return jar;
}
