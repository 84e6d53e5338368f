import { setGlobalOptions } from 'firebase-functions/v2';

/** Frankfurt: conversations of European visitors stay in the European Union. */
export const REGION = 'europe-west3';

// Must run before any function is defined: index.ts imports this module first.
setGlobalOptions({ region: REGION, maxInstances: 10, concurrency: 80, memory: '512MiB' });
