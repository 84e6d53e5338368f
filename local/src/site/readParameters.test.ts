import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { expect, it } from 'vitest';
import { readParameters } from './readParameters.ts';

it('reads what a deployment of this project reads: .env, and .env.<project> over it', () => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'parlance-env-'));
  fs.writeFileSync(path.join(folder, '.env'), 'MAIL_FROM="Shop <a@b.example>"\nAI_PROVIDER=gemini\n');
  fs.writeFileSync(path.join(folder, '.env.shop'), '# ours\nAI_PROVIDER=vertex\n');
  fs.writeFileSync(path.join(folder, '.env.local'), 'AI_PROVIDER=local\n');
  expect(readParameters(folder, 'shop')).toEqual({ MAIL_FROM: 'Shop <a@b.example>', AI_PROVIDER: 'vertex' });
  expect(readParameters(path.join(folder, 'none'), 'shop')).toEqual({});
  fs.rmSync(folder, { recursive: true });
});
