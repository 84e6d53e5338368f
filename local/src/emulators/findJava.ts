import fs from 'node:fs';
import path from 'node:path';
import { ExpectedError } from '../errors/ExpectedError.ts';

/** The oldest Java that firebase-tools starts its emulators with. */
const OLDEST = 21;
const WHERE_SYSTEMS_KEEP_JAVA = ['/usr/lib/jvm', '/Library/Java/JavaVirtualMachines'];

export interface Java {
  home: string;
  major: number;
}

export interface JavaSearch {
  javaHome: string | undefined;
  path: string;
  folders: readonly string[];
}

/** Every JDK and JRE says its version in a file, so none has to be run. "1.8.0_402" counts as 8. */
function majorOf(home: string): number | undefined {
  const file = path.join(home, 'release');
  if (!fs.existsSync(file) || !fs.existsSync(path.join(home, 'bin', 'java'))) return undefined;
  const version = /^JAVA_VERSION="?(?:1\.)?(\d+)/m.exec(fs.readFileSync(file, 'utf8'))?.[1];
  return version === undefined ? undefined : Number(version);
}

function homesOnPath(searchPath: string): string[] {
  return searchPath
    .split(path.delimiter)
    .map((folder) => path.join(folder, 'java'))
    .filter((file) => path.isAbsolute(file) && fs.existsSync(file))
    .map((file) => path.dirname(path.dirname(fs.realpathSync(file))));
}

function homesIn(folder: string): string[] {
  if (!fs.existsSync(folder)) return [];
  const homes = fs.readdirSync(folder).map((name) => path.join(folder, name));
  return [...homes, ...homes.map((home) => path.join(home, 'Contents', 'Home'))];
}

/** The newest Java that is new enough; one that can compile wins over one of the same age that cannot. */
export function findJava(
  search: JavaSearch = {
    javaHome: process.env['JAVA_HOME'],
    path: process.env['PATH'] ?? '',
    folders: WHERE_SYSTEMS_KEEP_JAVA,
  },
): Java {
  const homes = [...(search.javaHome === undefined ? [] : [search.javaHome]), ...homesOnPath(search.path)];
  const found = [...new Set([...homes, ...search.folders.flatMap(homesIn)])]
    .map((home) => ({ home, major: majorOf(home) ?? 0, compiles: fs.existsSync(path.join(home, 'bin', 'javac')) }))
    .sort((a, b) => b.major - a.major || Number(b.compiles) - Number(a.compiles));
  const newest = found[0];
  if (newest === undefined || newest.major === 0) {
    throw new ExpectedError(`Java ${OLDEST} or newer is needed and none was found: install a JDK or set JAVA_HOME.`);
  }
  if (newest.major < OLDEST) {
    throw new ExpectedError(
      `Java ${OLDEST} or newer is needed and the newest found is ${newest.major}: install a newer JDK or set JAVA_HOME.`,
    );
  }
  return { home: newest.home, major: newest.major };
}
