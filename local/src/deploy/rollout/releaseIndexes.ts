import fs from 'node:fs';
import path from 'node:path';
import * as z from 'zod';
import { allPages } from '../cloud/allPages.ts';
import type { Cloud } from '../cloud/Cloud.ts';
import { firestoreList } from './firestoreList.ts';
import { release, type RunTool } from '../steps/release.ts';

const FILE = 'firestore.indexes.json';

const entrySchema = z.looseObject({ order: z.optional(z.string()), arrayConfig: z.optional(z.string()) });
const overrideSchema = z.looseObject({
  collectionGroup: z.string(),
  fieldPath: z.string(),
  indexes: z.array(entrySchema),
});
const definitionSchema = z.looseObject({ fieldOverrides: z.array(overrideSchema) });

type Definition = z.infer<typeof definitionSchema>;

const pageSchema = z.object({
  fields: z.optional(
    z.array(
      z.object({
        name: z.string(),
        indexConfig: z.optional(
          z.object({
            indexes: z.optional(
              z.array(z.object({ queryScope: z.string(), fields: z.tuple([entrySchema], entrySchema) })),
            ),
          }),
        ),
      }),
    ),
  ),
});

type Entry = z.infer<typeof entrySchema>;

/** The indexes that fields of the project have by settings of their own, by the field's `collection/path`. */
async function liveOverrides(cloud: Cloud): Promise<Map<string, Entry[]>> {
  const pages = await allPages(cloud, firestoreList(cloud, 'fields'), pageSchema);
  const found = pages.flatMap(({ fields = [] }) => fields);
  return new Map(
    found.map(({ name, indexConfig }) => {
      const [, collection = '', field = ''] = /\/collectionGroups\/([^/]+)\/fields\/(.+)$/.exec(name) ?? [];
      const entries = (indexConfig?.indexes ?? []).map(({ queryScope, fields: [{ order, arrayConfig }] }) => ({
        queryScope,
        ...(order === undefined ? {} : { order }),
        ...(arrayConfig === undefined ? {} : { arrayConfig }),
      }));
      return [`${collection}/${field}`, entries];
    }),
  );
}

function keyOf({ queryScope, order, arrayConfig }: Entry): string {
  return JSON.stringify([queryScope ?? 'COLLECTION', order, arrayConfig]);
}

/** A definition in which every field keeps the indexes that it has in the project, beside those that it is to have. */
function withLive(definition: Definition, live: ReadonlyMap<string, readonly Entry[]>): Definition {
  const fieldOverrides = definition.fieldOverrides.map((override) => {
    const wanted = new Set(override.indexes.map(keyOf));
    const kept = live.get(`${override.collectionGroup}/${override.fieldPath}`) ?? [];
    return { ...override, indexes: [...override.indexes, ...kept.filter((entry) => !wanted.has(keyOf(entry)))] };
  });
  return { ...definition, fieldOverrides };
}

/**
 * Releases the indexes of firestore.indexes.json and takes none away that the project has. firebase-tools alone would: it replaces the
 * indexes of a field by those of the file, also without `--force`, while the version before still runs.
 * @param root Folder of firebase.json; a folder for what is released is made in its `.local`.
 */
export async function releaseIndexes(cloud: Cloud, root: string, runTool: RunTool): Promise<string> {
  const definition = definitionSchema.parse(JSON.parse(fs.readFileSync(path.join(root, FILE), 'utf8')));
  const folder = path.join(root, '.local', 'indexes');
  fs.mkdirSync(folder, { recursive: true });
  const merged = withLive(definition, await liveOverrides(cloud));
  fs.writeFileSync(path.join(folder, FILE), JSON.stringify(merged));
  const config = path.join(folder, 'firebase.json');
  fs.writeFileSync(config, JSON.stringify({ firestore: { indexes: FILE } }));
  return release(cloud, ['firestore:indexes'], runTool, { deletes: false, config });
}
