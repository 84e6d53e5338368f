import { existsSync, globSync, readFileSync } from 'node:fs';
import * as z from 'zod';
import { describe, expect, it } from 'vitest';

const root = new URL('../../', import.meta.url);

function read(path: string): string {
  return readFileSync(new URL(path, root), 'utf8');
}

/** Rules without their comments. */
function code(path: string): string {
  return read(path).replaceAll(/\/\/.*$/gm, '');
}

const RULES_FILES = globSync('*.rules', { cwd: root.pathname });

interface Allow {
  verbs: string[];
  condition: string;
}

function allows(path: string): Allow[] {
  return [...code(path).matchAll(/\ballow\s+([a-z,\s]+?)(?::\s*if\s+([^;]+))?;/g)].map((match) => ({
    verbs: (match[1] ?? '').split(',').map((verb) => verb.trim()),
    condition: (match[2] ?? 'true').trim(),
  }));
}

const resource = z.object({ rules: z.string(), bucket: z.optional(z.string()), database: z.optional(z.string()) });
const resources = z.union([resource, z.array(resource)]).transform((value) => (Array.isArray(value) ? value : [value]));
const configSchema = z.object({ firestore: resources, storage: resources, database: z.optional(z.unknown()) });

describe.each(RULES_FILES)('T-64 %s', (path) => {
  it('has the statements that this test reads', () => {
    expect(allows(path)).toHaveLength([...code(path).matchAll(/\ballow\b/g)].length);
    expect(allows(path)).not.toHaveLength(0);
  });

  it('opens nothing to everybody', () => {
    const open = allows(path).filter(({ condition }) =>
      /^\(*\s*true\s*\)*$|\|\|\s*true\b|\btrue\s*\|\|/.test(condition),
    );
    expect(open).toEqual([]);
  });

  it('opens nothing until a date: the clock is asked of who is here, what was changed when, what somebody asked to see, and of nothing else', () => {
    const others = code(path).replaceAll(
      /function (?:isViewer|isPresence|isChangeOfNow|hasRevealed)\([a-zA-Z, ]+\) \{[^}]+\}/g,
      '',
    );
    expect(others).not.toMatch(/request\.time|timestamp\.|duration\./);
  });

  it('names each kind of write, save where all are refused', () => {
    const broad = allows(path).filter(({ verbs, condition }) => verbs.includes('write') && condition !== 'false');
    expect(broad).toEqual([]);
  });

  it('has no rule that matches any path', () => {
    expect([...code(path).matchAll(/match\s+\S*=\*\*\S*/g)].map(([match]) => match)).toEqual([]);
  });

  it('is in version 2, where a wildcard is one path segment', () => {
    expect(code(path)).toMatch(/^rules_version = '2';/);
  });
});

describe('T-66 firebase.json', () => {
  const config = configSchema.parse(JSON.parse(read('firebase.json')));

  it('has rules for every database and bucket', () => {
    const named = [...config.firestore, ...config.storage].map(({ rules }) => rules);
    expect(named.filter((path) => !existsSync(new URL(path, root)))).toEqual([]);
    expect(named.toSorted()).toEqual(RULES_FILES.toSorted());
  });

  it('has one database, one bucket and no Realtime Database', () => {
    expect(config.firestore).toHaveLength(1);
    expect(config.storage).toHaveLength(1);
    expect(config.database).toBeUndefined();
  });
});

describe('T-66 the code', () => {
  const sources = globSync('{functions,web,widget}/src/**/*.{ts,tsx}', { cwd: root.pathname });

  it('names no second bucket, database or Realtime Database', () => {
    const found = sources.filter((path) =>
      /\.bucket\((?!stored\.bucket\))\s*[^)\s]|getFirestore\([^)]*['"][^)]*\)|getDatabase\(|firebase\/database|gs:\/\//.test(
        read(path),
      ),
    );
    expect(sources.length).toBeGreaterThan(50);
    expect(found).toEqual([]);
  });
});
