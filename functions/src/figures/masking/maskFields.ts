import { isActionSource } from '@parlance/domain/actions/isActionSource';
import * as z from 'zod';
import type { FieldRules } from './FIELD_RULES.ts';
import { CATALOGUES } from '../../kernel/i18n/CATALOGUES.ts';
import { type MaskOptions, maskPersonal } from '../maskPersonal.ts';

const quotedSchema = z.object({ sourceId: z.string() });

/** Reports whether an entry quotes a source that the business publishes: one that names its source, which is no action. */
function isPublished(entry: unknown): boolean {
  const { success, data } = quotedSchema.safeParse(entry);
  return success && !isActionSource(data.sourceId);
}

/**
 * A parsed document with its texts masked by the rules of its collection: what no rule names is masked as text. Keys, numbers and
 * dates stay.
 */
export function maskFields(value: unknown, rules: FieldRules, options: MaskOptions, field = ''): unknown {
  if (rules.kept.has(field)) return value;
  if (rules.published.has(field) && isPublished(value)) return value;
  if (rules.emptied.has(field)) return [];
  if (typeof value === 'string') {
    const kind = rules.whole[field];
    if (kind === undefined) return maskPersonal(value, options);
    return value === '' ? '' : CATALOGUES[options.locale].masks[kind];
  }
  if (Array.isArray(value)) return value.map((each) => maskFields(each, rules, options, field));
  if (typeof value !== 'object' || value === null || value instanceof Date) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, each]: [string, unknown]) => [name, maskFields(each, rules, options, name)]),
  );
}
