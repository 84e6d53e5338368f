import { describe, expect, it } from 'vitest';
import { committedFiles } from '../../../local/src/secrets/committedFiles.ts';
import { findSecrets } from '../../../local/src/secrets/findSecrets.ts';
import { listRepo, readRepo } from '../../support/repo.ts';

const BUILT = ['functions/dist', 'web/build/client', 'widget/dist'];

function filesWithKeys(files: readonly string[]): string[] {
  return files.filter((file) => findSecrets(file, readRepo(file)).length > 0);
}

describe('T-57 keys', () => {
  it('are in no committed file', () => {
    const files = committedFiles();
    expect(files.length).toBeGreaterThan(100);
    expect(filesWithKeys(files)).toEqual([]);
  });

  it.each(BUILT)('are in no file of %s', (folder) => {
    const files = listRepo(`${folder}/**/*.{js,mjs,css,html,json,map}`);
    expect(files.length, `${folder} is empty: run \`npm run build\` first`).toBeGreaterThan(0);
    expect(filesWithKeys(files)).toEqual([]);
  });
});
