import fs from 'node:fs';
import path from 'node:path';
import { localPath } from '../config/localPath.ts';
import type { Ports } from '../config/portsFrom.ts';
import { HOST } from '../config/urls.ts';
import type { Java } from './findJava.ts';

/**
 * A Java that lives for minutes gains from optimizing what is used all the time alone: calls, and the loop that looks through
 * everything ever stored, deleted documents too, for each query. It is optimized twice as late as by default. Of 48,000 operations
 * while 15,000 documents come together, processor time was 71 s so, 74 and 77 s with the defaults, 78 s ten times as late, and 100 s
 * without optimizing.
 */
const LATE_OPTIMIZING = [
  '-XX:Tier4InvocationThreshold=10000',
  '-XX:Tier4MinInvocationThreshold=2000',
  '-XX:Tier4CompileThreshold=30000',
];

const JAVA_OPTIONS = {
  tests: ['-Xmx1g', ...LATE_OPTIMIZING],
  // One that looks through a hundred thousand documents for each query gains from all of it.
  benches: ['-Xmx4g'],
} as const;
/**
 * A line of the log is its level and its words. By default it would be followed by forty lines of Google's stack, for each document
 * that rules refuse: 60 MB of logs in a run of all tests, which firebase-tools reads and writes once more.
 */
const SHORT_LOG = '-Djava.util.logging.SimpleFormatter.format=%4$s:%5$s%n';
/**
 * The emulator's loop over all documents waits for memory more than it computes. Huge pages and compact object headers reduce that: 36,000
 * operations took 47.4 s of processor time with both, 49.0 s with huge pages alone, 49.3 s with compact headers alone, 51.2 and 51.8 s with
 * neither. A Java before 25 has no compact headers, and only Linux has huge pages; elsewhere the options are ignored.
 * @see https://openjdk.org/jeps/519
 */
const MEMORY_LAYOUT = [
  '-XX:+IgnoreUnrecognizedVMOptions',
  '-XX:+UseTransparentHugePages',
  '-XX:+UseCompactObjectHeaders',
];
/**
 * The parallel collector copies an object and then directly the objects that it refers to, so the parts of a document's path, which
 * that loop reads, are neighbours in memory. The serial collector copies breadth first. The tests of functions, in which 20,000 documents come
 * together, took 132 s of Java's processor time with the serial one, 87 and 101 s with this one. One thread of it is enough for heaps
 * of this size, and leaves the other cores to the tests.
 */
const COLLECTOR = ['-XX:+UseParallelGC', '-XX:ParallelGCThreads=1'];
const EVERY_JAVA = [...COLLECTOR, ...MEMORY_LAYOUT, '--enable-native-access=ALL-UNNAMED', SHORT_LOG];

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
