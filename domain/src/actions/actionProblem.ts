import type { ActionFields } from '../documents/actions/action.ts';
import { isSimplePattern } from './isSimplePattern.ts';
import { parseTemplate } from './parseTemplate.ts';

/** Faults that an action can have although each of its fields is valid. */
export type ActionProblem = 'url' | 'parameter-twice' | 'parameter-unknown' | 'parameter-optional' | 'pattern';

/**
 * The first thing that keeps an action from being called: an address that is none, a parameter that is there twice, a placeholder that
 * is no parameter, one of the path that may be missing, a pattern that is none (`isSimplePattern`). Undefined where nothing does.
 */
export function actionProblem({
  url,
  parameters,
}: Pick<ActionFields, 'url' | 'parameters'>): ActionProblem | undefined {
  const template = parseTemplate(url);
  if (template === undefined) return 'url';
  const names = parameters.map(({ name }) => name);
  if (new Set(names).size !== names.length) return 'parameter-twice';
  if ([...template.inPath, ...template.inQuery].some((name) => !names.includes(name))) return 'parameter-unknown';
  if (parameters.some(({ name, required }) => !required && template.inPath.includes(name))) return 'parameter-optional';
  return parameters.every(({ pattern }) => pattern === '' || isSimplePattern(pattern)) ? undefined : 'pattern';
}
