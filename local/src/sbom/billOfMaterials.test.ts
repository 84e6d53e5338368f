import { expect, it } from 'vitest';
import { billOfMaterials } from './billOfMaterials.ts';

const NOW = new Date('2026-01-02T03:04:05Z');

const LOCK = {
  name: 'shop',
  version: '1.0.0',
  packages: {
    '': { dependencies: { left: '3' } },
    web: { version: '1.0.0', dependencies: { left: '3' } },
    'node_modules/@shop/web': { link: true },
    'node_modules/left': { version: '3.0.0', license: 'MIT', integrity: 'sha512-AAEC', dependencies: { pad: '1' } },
    'node_modules/left/node_modules/pad': { version: '1.0.0', dependencies: { '@a/b': '1' }, license: 'ISC' },
    'node_modules/pad': { version: '2.0.0', peerDependencies: { left: '3', gone: '1' } },
    'node_modules/@a/b': { version: '1.1.0' },
    'node_modules/alias': { name: 'real', version: '5.0.0' },
    'node_modules/lint': { version: '9.0.0', dev: true, dependencies: { pad: '2' } },
  },
};

it('a bill of materials names what is shipped, each version of it, and what that depends on', () => {
  const bom = billOfMaterials(LOCK, NOW);
  expect(bom.components.map(({ purl }) => purl)).toEqual([
    'pkg:npm/left@3.0.0',
    'pkg:npm/pad@1.0.0',
    'pkg:npm/pad@2.0.0',
    'pkg:npm/%40a/b@1.1.0',
    'pkg:npm/real@5.0.0',
  ]);
  expect(bom.components[0]).toMatchObject({
    name: 'left',
    version: '3.0.0',
    licenses: [{ expression: 'MIT' }],
    hashes: [{ alg: 'SHA-512', content: '000102' }],
  });
  expect(bom.dependencies).toEqual([
    { ref: 'left@3.0.0', dependsOn: ['pad@1.0.0'] },
    { ref: 'pad@1.0.0', dependsOn: ['@a/b@1.1.0'] },
    { ref: 'pad@2.0.0', dependsOn: ['left@3.0.0'] },
    { ref: '@a/b@1.1.0', dependsOn: [] },
    { ref: 'real@5.0.0', dependsOn: [] },
  ]);
  expect(bom.metadata.timestamp).toBe('2026-01-02T03:04:05.000Z');
});

it('something else is refused', () => {
  expect(() => billOfMaterials({ error: 'none' }, NOW)).toThrow('packages');
});
