import fs from 'node:fs';
import path from 'node:path';
import { localPath } from '../config/localPath.ts';
import { HOST } from '../config/urls.ts';
import type { Java } from './findJava.ts';

const JAVA_OPTIONS = [
  '-Xmx1g',
  '-XX:+UseSerialGC',
  // A Java that lives for minutes spends more on optimizing its code than it gains: without that, half the processor time.
  '-XX:TieredStopAtLevel=1',
  '--enable-native-access=ALL-UNNAMED',
];

/**
 * Lets Firestore's emulator send its events to that port. It takes its proxy from these properties alone, for HTTP too: see
 * NetHttpTransport of Google's HTTP client for Java.
 */
function eventsTo(port: number): string[] {
  return ['-Dcom.google.api.client.should_use_proxy=true', `-Dhttps.proxyHost=${HOST}`, `-Dhttps.proxyPort=${port}`];
}

/**
 * firebase-tools without questions, update notices, usage statistics or anyone's account: its settings live in a folder of
 * ours. Java comes first in PATH because firebase-tools takes the one that it finds there.
 * @param functionsPort Where the functions' process listens. It takes Firestore's events in the emulator's place, as its proxy.
 */
export function quietEnvironment(java: Java, functionsPort: number): Record<string, string> {
  const settings = localPath('config');
  fs.mkdirSync(path.join(settings, 'configstore'), { recursive: true });
  fs.writeFileSync(path.join(settings, 'configstore', 'firebase-tools.json'), '{"usage":false}\n');
  return {
    JAVA_HOME: java.home,
    PATH: `${path.join(java.home, 'bin')}${path.delimiter}${path.dirname(process.execPath)}${path.delimiter}${process.env['PATH'] ?? ''}`,
    JAVA_TOOL_OPTIONS: [...JAVA_OPTIONS, ...eventsTo(functionsPort)].join(' '),
    XDG_CONFIG_HOME: settings,
    METADATA_SERVER_DETECTION: 'none',
    NO_UPDATE_NOTIFIER: '1',
    NO_COLOR: '1',
  };
}
