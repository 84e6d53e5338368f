import fs from 'node:fs';
import path from 'node:path';
import { localPath } from '../config/localPath.ts';
import type { Ports } from '../config/portsFrom.ts';
import { HOST } from '../config/urls.ts';
import type { Java } from './findJava.ts';

const JAVA_OPTIONS = {
  // A Java that lives for minutes spends more on optimizing its code than it gains: without that, half the processor time.
  tests: ['-Xmx1g', '-XX:TieredStopAtLevel=1'],
  // One that looks through a hundred thousand documents for each query gains from it.
  benches: ['-Xmx4g'],
} as const;
const EVERY_JAVA = ['-XX:+UseSerialGC', '--enable-native-access=ALL-UNNAMED'];

export type EmulatorUse = keyof typeof JAVA_OPTIONS;

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
 * @param ports Where the functions' process takes Firestore's events in the emulator's place, as its proxy, and where tasks are
 * queued.
 * @param use How much memory Java gets, and whether it optimizes its code.
 */
export function quietEnvironment(java: Java, ports: Ports, use: EmulatorUse = 'tests'): Record<string, string> {
  const settings = localPath('config');
  fs.mkdirSync(path.join(settings, 'configstore'), { recursive: true });
  fs.writeFileSync(path.join(settings, 'configstore', 'firebase-tools.json'), '{"usage":false}\n');
  return {
    JAVA_HOME: java.home,
    PATH: `${path.join(java.home, 'bin')}${path.delimiter}${path.dirname(process.execPath)}${path.delimiter}${process.env['PATH'] ?? ''}`,
    JAVA_TOOL_OPTIONS: [...JAVA_OPTIONS[use], ...EVERY_JAVA, ...eventsTo(ports.functions)].join(' '),
    XDG_CONFIG_HOME: settings,
    CLOUD_TASKS_EMULATOR_HOST: `${HOST}:${ports.tasks}`,
    METADATA_SERVER_DETECTION: 'none',
    NO_UPDATE_NOTIFIER: '1',
    NO_COLOR: '1',
  };
}
