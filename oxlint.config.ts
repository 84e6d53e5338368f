import { defineConfig, type DummyRuleMap } from 'oxlint';

/** Imports that one `no-restricted-imports` pattern refuses, and the sentence with the reason. */
interface Restriction {
  group?: string[];
  regex?: string;
  allowImportNames?: string[];
  importNames?: string[];
  message: string;
}

/** Groups of functions/src, lowest layer first: a group imports groups of lower layers only (CONTRIBUTING.md). */
export const FUNCTION_LAYERS: readonly (readonly string[])[] = [
  ['kernel'],
  ['ai', 'delivery', 'versions'],
  ['figures', 'billing'],
  ['answering', 'identity'],
  ['knowledge'],
  ['chatbots'],
  ['conversations'],
  ['channels'],
  ['quality'],
  ['edge'],
];

const FIREBASE = ['firebase', 'firebase/*'];
const FIREBASE_ADMIN = ['firebase-admin', 'firebase-admin/*'];

const DOMAIN_ALONE: Restriction = {
  group: ['@parlance/*', ...FIREBASE, ...FIREBASE_ADMIN, 'react', 'genkit'],
  message: 'domain imports nothing of ours and no SDK.',
};

const OF_WEB: Restriction = {
  group: ['@parlance/functions', '@parlance/widget', '@parlance/local', '@parlance/tests', ...FIREBASE_ADMIN, 'genkit'],
  message: 'web imports domain alone.',
};

const PAGE_LINKS: Restriction = {
  group: ['react-router'],
  importNames: ['Link', 'NavLink'],
  message: 'PageLink and NavPageLink fetch what a page needs ahead, and show the way to it.',
};

const FIREBASE_IN_LIB: Restriction = {
  group: [...FIREBASE, 'reactfire'],
  message: 'Only web/src/lib talks to Firebase.',
};

const NO_FEATURES: Restriction = {
  group: ['#web/features/**', '#web/app/**'],
  message: 'lib, components, config, i18n and theme import no feature and nothing of app.',
};

const NO_OTHER_FEATURE: Restriction = {
  group: ['#web/features/**', '#web/app/**'],
  message: 'A feature imports no other feature and nothing of app; its own files it names relatively.',
};

/** @param levels Folders between the files and their feature's own. */
function insideFeature(levels: number): Restriction {
  return { regex: String.raw`^(\.\./){${levels + 1},}`, message: 'A relative import stays inside its feature.' };
}

const OF_WIDGET: Restriction = {
  group: ['@parlance/functions', '@parlance/web', '@parlance/local', '@parlance/tests', 'zod', '!zod/mini'],
  message: 'The widget imports domain alone, and zod as zod/mini.',
};

const NO_FIREBASE_IN_WIDGET: Restriction = {
  group: FIREBASE,
  message: 'Only handover/watchLive.ts loads the Firebase SDK, once an agent is asked for.',
};

const OF_FUNCTIONS: Restriction = {
  group: ['@parlance/web', '@parlance/widget', '@parlance/local', '@parlance/tests', ...FIREBASE],
  message: 'functions imports domain alone.',
};

const ONLY_OUTGOING = 'Only functions/src/kernel/outgoing opens connections to addresses that people gave.';

const NO_CONNECTIONS: readonly Restriction[] = [
  {
    regex: '^(node:)?(https?|http2|net|tls|dgram|dns|dns/promises)$',
    allowImportNames: ['isIP', 'isIPv4', 'isIPv6'],
    message: ONLY_OUTGOING,
  },
  {
    group: ['undici', 'undici/*', 'axios', 'got', 'node-fetch', 'needle', 'request', 'superagent', 'gaxios', 'ws'],
    message: ONLY_OUTGOING,
  },
];

function restrictImports(...patterns: Restriction[]): DummyRuleMap {
  return { 'no-restricted-imports': ['error', { patterns }] };
}

/** One override per group of functions/src, which refuses what is on its own layer or above, and what is inside another group. */
function layerOverrides() {
  return FUNCTION_LAYERS.flatMap((groups, layer) =>
    groups.flatMap((name) => {
      const above = FUNCTION_LAYERS.slice(layer)
        .flat()
        .filter((other) => other !== name);
      const onlyLower: Restriction = {
        regex: String.raw`^(\.\./)+(${above.join('|')})/`,
        message: `${name} imports groups of lower layers only (FUNCTION_LAYERS in oxlint.config.ts).`,
      };
      const others = FUNCTION_LAYERS.flat().filter((other) => other !== name && other !== 'kernel');
      const onlyDoors: Restriction = {
        regex: String.raw`^(\.\./)+(${others.join('|')})/[^/]+/`,
        message:
          'Of another group only the files in its own folder are for others: what is in its sub-folders is its own.',
      };
      const layers = above.length === 0 ? [onlyDoors] : [onlyLower, onlyDoors];
      const all = {
        files: [`functions/src/${name}/**`],
        rules: restrictImports(OF_FUNCTIONS, ...NO_CONNECTIONS, ...layers),
      };
      const outgoing = { files: ['functions/src/kernel/outgoing/**'], rules: restrictImports(OF_FUNCTIONS, ...layers) };
      return name === 'kernel' ? [all, outgoing] : [all];
    }),
  );
}

export default defineConfig({
  plugins: ['typescript', 'unicorn', 'oxc', 'import', 'react', 'jsx-a11y', 'vitest', 'promise'],
  categories: { correctness: 'error', suspicious: 'error' },
  ignorePatterns: ['**/dist/**', '**/build/**', '.local/**', '**/.react-router/**'],
  rules: {
    'typescript/no-explicit-any': 'error',
    'typescript/no-unsafe-argument': 'error',
    'typescript/no-unsafe-assignment': 'error',
    'typescript/no-unsafe-call': 'error',
    'typescript/no-unsafe-member-access': 'error',
    'typescript/no-unsafe-return': 'error',
    'typescript/no-unsafe-type-assertion': 'error',
    'typescript/no-non-null-assertion': 'error',
    'typescript/no-floating-promises': 'error',
    'typescript/no-misused-promises': 'error',
    'typescript/switch-exhaustiveness-check': ['error', { considerDefaultExhaustiveForUnions: true }],
    'typescript/consistent-type-imports': 'error',
    'typescript/ban-ts-comment': 'error',
    'import/no-cycle': 'error',
    'oxc/no-barrel-file': 'error',
    'max-lines': ['error', { max: 250, skipBlankLines: true, skipComments: true }],
    'max-lines-per-function': ['error', { max: 60, skipBlankLines: true, skipComments: true }],
    'max-depth': ['error', 3],
    'no-console': 'error',
    'unicorn/filename-case': 'off',
    'react/exhaustive-deps': 'error',
    'react/react-in-jsx-scope': 'off',
    'import/no-unassigned-import': 'off',
    'unicorn/no-array-sort': 'off',
    'unicorn/consistent-function-scoping': 'off',
    'no-restricted-globals': 'off',
    'typescript/consistent-return': 'off',
    'no-underscore-dangle': ['error', { allow: ['_default', '_', '__endpoint'] }],
  },
  overrides: [
    { files: ['domain/**'], rules: restrictImports(DOMAIN_ALONE) },
    { files: ['web/**'], rules: restrictImports(OF_WEB) },
    { files: ['web/src/app/**'], rules: restrictImports(OF_WEB, PAGE_LINKS, FIREBASE_IN_LIB) },
    {
      files: ['web/src/features/**'],
      rules: restrictImports(OF_WEB, PAGE_LINKS, FIREBASE_IN_LIB, NO_OTHER_FEATURE, insideFeature(1)),
    },
    {
      files: ['web/src/features/*/components/*/**'],
      rules: restrictImports(OF_WEB, PAGE_LINKS, FIREBASE_IN_LIB, NO_OTHER_FEATURE, insideFeature(2)),
    },
    {
      files: ['web/src/{components,config,i18n,theme}/**'],
      rules: restrictImports(OF_WEB, PAGE_LINKS, FIREBASE_IN_LIB, NO_FEATURES),
    },
    {
      files: ['web/src/components/links/*.tsx'],
      rules: restrictImports(OF_WEB, FIREBASE_IN_LIB, NO_FEATURES),
    },
    { files: ['web/src/lib/**'], rules: restrictImports(OF_WEB, NO_FEATURES) },
    { files: ['widget/**'], rules: restrictImports(OF_WIDGET, NO_FIREBASE_IN_WIDGET) },
    { files: ['widget/src/app/handover/watchLive.ts'], rules: restrictImports(OF_WIDGET) },
    { files: ['functions/**'], rules: restrictImports(OF_FUNCTIONS) },
    {
      files: ['functions/src/**'],
      rules: {
        'no-restricted-globals': ['error', 'fetch', 'XMLHttpRequest', 'WebSocket', 'EventSource'],
        ...restrictImports(OF_FUNCTIONS, ...NO_CONNECTIONS),
      },
    },
    // The one that goes to Google alone: undici's own is for addresses that people gave.
    { files: ['functions/src/kernel/outgoing/{postGoogle,callServer}.ts'], rules: { 'no-restricted-globals': 'off' } },
    ...layerOverrides(),
    // A test looks at what its file is made of, wherever that lies.
    { files: ['functions/src/**/*.test.ts'], rules: restrictImports(OF_FUNCTIONS, ...NO_CONNECTIONS) },
    { files: ['local/**', 'tests/**', '**/*.mjs'], rules: { 'no-console': 'off' } },
    // A suite of tests is one function around many.
    { files: ['tests/**', '**/*.test.{ts,tsx}'], rules: { 'max-lines-per-function': 'off' } },
    {
      files: ['**/*.mjs'],
      rules: {
        'typescript/no-unsafe-argument': 'off',
        'typescript/no-unsafe-assignment': 'off',
        'typescript/no-unsafe-call': 'off',
        'typescript/no-unsafe-member-access': 'off',
        'typescript/no-unsafe-return': 'off',
      },
    },
    {
      files: [
        'web/src/components/ui/Wordmark.tsx',
        'web/src/components/page/PageFallback.tsx',
        'web/src/features/settings/components/procedures/picture/StepPicture.tsx',
        // A list over a field that keeps the focus: no select or datalist has that.
        'web/src/components/cannedReplies/ReplyOptions.tsx',
        'web/src/app/frame/palette/PaletteList.tsx',
      ],
      rules: { 'jsx-a11y/prefer-tag-over-role': 'off' },
    },
  ],
});
