import type { Rolldown } from 'vite';

type Group = NonNullable<Rolldown.CodeSplittingOptions['groups']>[number];

/** Files that every page of an area loads, by area, and so what they import. Of two areas that have a module, the first keeps it. */
const AREAS = {
  /** Every page with scripts, before its address is looked at. */
  root: [/\/app\/root\.tsx/, /entry\.client/],
  /** Accounts and dashboard. */
  shell: [/\/layouts\/AppShell\.tsx/],
  /** Signing in, and whatever the dashboard's frame has of that. */
  account: [/\/layouts\/AuthLayout\.tsx/, /\/Sign(In|Up)Page\.tsx/],
  /** The dashboard's frame. */
  dashboard: [/\/layouts\/(DashboardLayout|PageGate)\.tsx/],
};

/** A module of this many pages and layouts or more goes with others of its kind instead of into a file for just those pages. */
const SHARED_BY = 5;
/** Pages that count twice for that: the dashboard has them once for all chatbots and once for each. */
const TWICE = /\/(Chats|Leads)Page\.tsx/;
/** Pages that are files by the time somebody opens them: nobody loads their JavaScript, and what only they need goes nowhere else. */
const PRERENDERED = /\/routes\/public\//;
/** One language's texts, which only its readers load. */
const TEXTS = /\/i18n\/(\w\w)\.json$/;
/** Large, and not for every page: what imports them stays with the pages that show it. */
const HEAVY = /node_modules\/@mui\/x-/;

type Context = Parameters<Exclude<Group['name'], string>>[1];

/** The pages, layouts and lazily loaded modules from which one is reached by imports that are not lazy, itself among them. */
function entriesOf(id: string, context: Context, known: Map<string, ReadonlySet<string>>): ReadonlySet<string> {
  const before = known.get(id);
  if (before !== undefined) return before;
  const reached = new Set([id]);
  const entries = new Set<string>();
  for (const at of reached) {
    const info = context.getModuleInfo(at);
    if (info === null) continue;
    if (info.isEntry || info.dynamicImporters.length > 0) entries.add(at);
    for (const importer of info.importers) reached.add(importer);
  }
  known.set(id, entries);
  return entries;
}

/** Reports whether a module imports one of the heavy ones, directly or through others, lazily excepted. */
function isHeavy(id: string, context: Context, known: Map<string, boolean>): boolean {
  const before = known.get(id);
  if (before !== undefined) return before;
  known.set(id, HEAVY.test(id));
  const heavy =
    HEAVY.test(id) || (context.getModuleInfo(id)?.importedIds ?? []).some((at) => isHeavy(at, context, known));
  known.set(id, heavy);
  return heavy;
}

/**
 * Groups of modules that share a file. Left to itself the bundler makes a file for every set of pages that share something: over
 * a hundred requests for the first page, most for less than 2 kB, each of which costs a browser some milliseconds.
 * @see https://rolldown.rs/in-depth/manual-code-splitting
 */
export function chunkGroups(): Group[] {
  const known = new Map<string, ReadonlySet<string>>();
  const heavy = new Map<string, boolean>();
  const areas = Object.entries(AREAS);
  return [
    ...areas.map(([area, roots], index) => ({
      priority: areas.length - index,
      name: (id: string, context: Context) =>
        [...entriesOf(id, context, known)].some((entry) => roots.some((root) => root.test(entry))) ? area : null,
    })),
    {
      priority: areas.length + 1,
      name: (id: string) => {
        const [, locale] = TEXTS.exec(id) ?? [];
        return locale === undefined ? null : `texts-${locale}`;
      },
    },
    {
      priority: 0,
      name: (id: string, context: Context) => {
        const loaded = [...entriesOf(id, context, known)].filter((entry) => !PRERENDERED.test(entry));
        const count = loaded.length + loaded.filter((entry) => TWICE.test(entry)).length;
        return count >= SHARED_BY && !isHeavy(id, context, heavy) ? 'shared' : null;
      },
    },
  ];
}
