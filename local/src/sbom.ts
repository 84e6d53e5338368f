import fs from 'node:fs';
import path from 'node:path';
import { ROOT } from './config/ROOT.ts';
import { parseJson } from './http/parseJson.ts';
import { billOfMaterials } from './sbom/billOfMaterials.ts';

/** `npm run -s sbom`: prints what is shipped as CycloneDX, made from package-lock.json without the network. */
const lock = parseJson(fs.readFileSync(path.join(ROOT, 'package-lock.json'), 'utf8'));
console.log(JSON.stringify(billOfMaterials(lock, new Date()), null, 2));
