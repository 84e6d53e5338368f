import fs from 'node:fs';
import path from 'node:path';
import { localPath } from '../config/localPath.ts';
import type { Java } from './findJava.ts';

/**
 * firebase-tools without questions, update notices, usage statistics or anyone's account: its settings live in a folder of
 * ours. Java comes first in PATH because firebase-tools takes the one that it finds there.
 */
export function quietEnvironment(java: Java): Record<string, string> {
  const settings = localPath('config');
  fs.mkdirSync(path.join(settings, 'configstore'), { recursive: true });
  fs.writeFileSync(path.join(settings, 'configstore', 'firebase-tools.json'), '{"usage":false}\n');
  return {
    JAVA_HOME: java.home,
    PATH: `${path.join(java.home, 'bin')}${path.delimiter}${path.dirname(process.execPath)}${path.delimiter}${process.env['PATH'] ?? ''}`,
    // A Java that lives for minutes spends more on optimizing its code than it gains: without that, half the processor time.
    JAVA_TOOL_OPTIONS: '-Xmx1g -XX:+UseSerialGC -XX:TieredStopAtLevel=1 --enable-native-access=ALL-UNNAMED',
    XDG_CONFIG_HOME: settings,
    METADATA_SERVER_DETECTION: 'none',
    NO_UPDATE_NOTIFIER: '1',
    NO_COLOR: '1',
  };
}
