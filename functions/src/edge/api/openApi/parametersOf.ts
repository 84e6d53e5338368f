import { idSchema } from '@parlance/domain/ids';
import * as z from 'zod';
import type { ApiOperation } from '../operation.ts';
import { type Json, toSchema } from './toSchema.ts';

interface Parameter extends Json {
  name: string;
  in: 'path' | 'query';
  required: boolean;
  schema: Json;
}

/** Parameters of an operation beside its body: the ids of its address, then its query. */
export function parametersOf({ path, query }: Pick<ApiOperation, 'path' | 'query'>): Parameter[] {
  const ids = [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']): Parameter => {
    return { name, in: 'path', required: true, schema: toSchema(idSchema) };
  });
  const asked = Object.entries(query.shape).map(([name, field]): Parameter => {
    const { description, ...schema } = toSchema(field);
    const required = !z.safeParse(field, undefined).success;
    return { name, in: 'query', required, description, schema };
  });
  return [...ids, ...asked];
}
