import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { findJava } from './findJava.ts';

let folder: string;

function install(name: string, version: string, programs: readonly string[] = ['java', 'javac']): string {
  const home = path.join(folder, name);
  fs.mkdirSync(path.join(home, 'bin'), { recursive: true });
  fs.writeFileSync(path.join(home, 'release'), `IMPLEMENTOR="x"\nJAVA_VERSION="${version}"\n`);
  for (const program of programs) fs.writeFileSync(path.join(home, 'bin', program), '');
  return home;
}

beforeEach(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'parlance-java-'));
});
afterEach(() => {
  fs.rmSync(folder, { recursive: true });
});

describe('findJava', () => {
  const nothing = { javaHome: undefined, path: '', folders: [] };

  it('takes the newest wherever it is', () => {
    install('jdk-17', '17.0.15');
    const newest = install('jdk-25', '25.0.3');
    expect(findJava({ ...nothing, javaHome: install('jdk-21', '21.0.1'), folders: [folder] })).toEqual({
      home: newest,
      major: 25,
    });
  });

  it('finds one through PATH', () => {
    const home = install('jdk-24', '24');
    expect(findJava({ ...nothing, path: `/nowhere${path.delimiter}${path.join(home, 'bin')}` }).home).toBe(
      fs.realpathSync(home),
    );
  });

  it('prefers a JDK to a JRE of the same age', () => {
    install('a-jre', '21.0.2', ['java']);
    const jdk = install('b-jdk', '21.0.1');
    expect(findJava({ ...nothing, folders: [folder] }).home).toBe(jdk);
  });

  it('says in one sentence that the newest is too old', () => {
    install('jdk-8', '1.8.0_402');
    install('jdk-17', '17.0.15');
    expect(() => findJava({ ...nothing, folders: [folder] })).toThrow(/the newest found is 17: install a newer JDK/);
  });

  it('says in one sentence that there is none', () => {
    install('broken', '25', []);
    expect(() => findJava({ ...nothing, folders: [folder] })).toThrow(/none was found: install a JDK/);
  });
});
