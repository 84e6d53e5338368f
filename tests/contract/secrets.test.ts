import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { inRepo, listRepo, readRepo } from '../support/repo.ts';

/** What the keys of the services in use look like. Written so that no pattern matches itself. */
const KEYS = [
  /AIza[0-9A-Za-z_-]{35}/,
  /[rs]k_live_[0-9A-Za-z]{8,}/,
  /whsec_[0-9A-Za-z]{24,}/,
  /-{5}BEGIN [A-Z ]*(?:PRIVATE KEY|CERTIFICATE)-{5}/,
  /"private_key"\s*:\s*"[^"]{20,}/,
  /GOCSPX-[0-9A-Za-z_-]{20,}/,
  /AKIA[0-9A-Z]{16}/,
  /gh[pousr]_[0-9A-Za-z]{36}/,
];

const BUILT = ['functions/dist', 'web/build/client', 'widget/dist'];

/** Everything that is or will be committed. */
function committedFiles(): string[] {
  const list = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
    cwd: inRepo('.'),
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  });
  return list.split('\0').filter((file) => file !== '' && existsSync(inRepo(file)));
}

function filesWithKeys(files: readonly string[]): string[] {
  return files.filter((file) => {
    const text = readRepo(file);
    return KEYS.some((pattern) => pattern.test(text));
  });
}

describe('T-57 keys', () => {
  it.each([
    `AIza${'a'.repeat(35)}`,
    `rk_live_${'a'.repeat(24)}`,
    `${'-'.repeat(5)}BEGIN RSA PRIVATE KEY${'-'.repeat(5)}`,
    `whsec_${'a'.repeat(32)}`,
  ])('such as %s are recognised', (key) => {
    expect(KEYS.some((pattern) => pattern.test(`x = "${key}"`))).toBe(true);
  });

  it('are in no committed file', () => {
    const files = committedFiles();
    expect(files.length).toBeGreaterThan(100);
    expect(filesWithKeys(files)).toEqual([]);
  });

  it('are not committed as a file of their own', () => {
    const names = /(^|\/)(\.env(\..+)?|\.secret\.local|.*\.pem|.*\.p12|service-?account.*\.json)$/i;
    expect(committedFiles().filter((file) => names.test(file) && !file.endsWith('.example'))).toEqual([]);
  });

  it.each(BUILT)('are in no file of %s', (folder) => {
    const files = listRepo(`${folder}/**/*.{js,mjs,css,html,json,map}`);
    expect(files.length, `${folder} is empty: run \`npm run build\` first`).toBeGreaterThan(0);
    expect(filesWithKeys(files)).toEqual([]);
  });
});
