import path from 'node:path';
import { ROOT } from '../../local/src/config/ROOT.ts';
import { serve, type Served } from './serve.ts';

/** A built function under Google's functions framework, in one process as on Cloud Run. */
export function serveFunction(target: string, port: number): Promise<Served> {
  const framework = path.join(ROOT, 'node_modules', '.bin', 'functions-framework');
  const source = path.join(ROOT, 'functions', 'dist', 'lib', 'index.js');
  return serve(framework, [`--target=${target}`, `--source=${source}`, '--signature-type=http'], port);
}
