import type { Rolldown } from 'vite';
import { LOCALES } from '@parlance/domain/locales';

/** Parts of the app's first pages, by their modules and by the names of vite/chunkGroups.ts. */
const AREAS = {
  signIn: { modules: ['/layouts/AppShell.tsx', '/layouts/AuthLayout.tsx', '/sign-in/SignInPage.tsx'], names: [] },
  dashboard: { modules: ['/layouts/AppShell.tsx', '/layouts/DashboardLayout.tsx'], names: ['shared'] },
} as const;

/** In the page's HTML already. */
const ROOT = { modules: ['/app/root.tsx', 'entry.client'], names: [] } as const;

interface Area {
  modules: readonly string[];
  names: readonly string[];
}

function filesOf(chunks: ReadonlyMap<string, Rolldown.OutputChunk>, { modules, names }: Area): Set<string> {
  const isOf = ({ facadeModuleId, name }: Rolldown.OutputChunk): boolean =>
    names.includes(name) || modules.some((module) => facadeModuleId?.includes(module) === true);
  const files = new Set([...chunks.values()].filter(isOf).map(({ fileName }) => fileName));
  for (const file of files) for (const imported of chunks.get(file)?.imports ?? []) files.add(imported);
  return files;
}

/** The addresses of the files that web/src/scripts/early/preloadApp.ts asks for, by area and language. */
export function earlyFiles(bundle: Rolldown.OutputBundle): Record<string, string[]> {
  const chunks = new Map(
    Object.values(bundle).flatMap((file) => (file.type === 'chunk' ? [[file.fileName, file] as const] : [])),
  );
  const known = filesOf(chunks, ROOT);
  const addresses = (area: Area) =>
    [...filesOf(chunks, area)].filter((file) => !known.has(file)).map((file) => `/${file}`);
  return Object.fromEntries([
    ...Object.entries(AREAS).map(([name, area]) => [name, addresses(area)] as const),
    ...LOCALES.map((locale) => [`texts-${locale}`, addresses({ modules: [], names: [`texts-${locale}`] })] as const),
  ]);
}
