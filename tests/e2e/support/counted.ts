import type { Translate } from './texts.ts';

/** A text with a number in it, its plural worked out as English and German do. */
export function counted(t: Translate, id: string, count: number): string {
  return t(id).replace(/\{count, plural,((?: (?:=\d+|one|other) \{[^}]*\})+)\}/, (_, forms: string) => {
    const formOf = (name: string) => new RegExp(` ${name} \\{([^}]*)\\}`).exec(forms)?.[1];
    const form = formOf(`=${count}`) ?? formOf(count === 1 ? 'one' : 'other');
    if (form === undefined) throw new Error(`${id} has no form for ${count}`);
    return form.replace('#', String(count));
  });
}
