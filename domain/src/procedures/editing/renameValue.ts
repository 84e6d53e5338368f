import type { Step } from '../../documents/procedures/procedureOf.ts';

/** Steps in which a value that was asked for, or that a call gave, has another name wherever it is used. */
export function renameValue(steps: readonly Step[], from: string, to: string): Step[] {
  const nameOf = (name: string) => (name === from ? to : name);
  const textOf = (text: string) => text.replaceAll(`{${from}}`, `{${to}}`);
  return steps.map((step) => {
    switch (step.kind) {
      case 'ask': {
        const { field } = step;
        return {
          ...step,
          field: { ...field, name: nameOf(field.name), label: textOf(field.label), hint: textOf(field.hint) },
        };
      }
      case 'check':
        return { ...step, conditions: step.conditions.map((each) => ({ ...each, value: nameOf(each.value) })) };
      case 'call':
        return {
          ...step,
          arguments: step.arguments.map((each) => ({ ...each, value: nameOf(each.value) })),
          results: step.results.map((each) => ({ ...each, name: nameOf(each.name) })),
        };
      case 'look-up':
        return { ...step, question: textOf(step.question) };
      case 'confirm':
      case 'say':
      case 'hand-over':
      case 'end':
        return { ...step, text: textOf(step.text) };
    }
  });
}
