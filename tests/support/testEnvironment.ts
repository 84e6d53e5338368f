import { readFileSync } from 'node:fs';
import { localPath } from '../../local/src/config/localPath.ts';
import type { Suite } from '../../local/src/emulators/startSuite.ts';
import type { Seeded } from '../../local/src/seed/seed.ts';

/** Environment of the test processes: the suite, the browser, the seeded data and, if given, the extra test data. */
export function testEnvironment(
  suite: Suite,
  portBase: number,
  browser: string,
  seeded?: Seeded,
): Record<string, string> {
  return {
    ...suite.env,
    // The same secret as the suite's, so that tests can make and read visitor tokens.
    VISITOR_TOKEN_SECRET: readFileSync(localPath('secrets', 'visitor-token'), 'utf8').trim(),
    PARLANCE_PORT_BASE: String(portBase),
    PARLANCE_BROWSER: browser,
    ...(seeded === undefined ? {} : { PARLANCE_SEEDED: JSON.stringify(seeded) }),
  };
}
