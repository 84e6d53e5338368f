import { bootstrap } from './bootstrap.mjs';

bootstrap('local/src/start.ts', process.argv.slice(2));
