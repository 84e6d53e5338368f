import { MODEL_FAULTS, type modelStatusSchema } from '@parlance/domain/documents/modelStatus';
import { can, type Role } from '@parlance/domain/roles';
import { renderToStaticMarkup } from 'react-dom/server';
import { IntlProvider } from 'react-intl';
import { beforeEach, expect, it, vi } from 'vitest';
import type * as z from 'zod';
import de from '#web/i18n/de.json' with { type: 'json' };
import en from '#web/i18n/en.json' with { type: 'json' };
import type { Live } from '#web/lib/live.ts';
import { ModelNotice } from './ModelNotice.tsx';

type Status = z.infer<typeof modelStatusSchema>;

const shown = vi.hoisted(() => {
  const state: { role: Role; status: Live<Status | null> } = { role: 'owner', status: { status: 'loading' } };
  return state;
});

// Icons are made by the build.
vi.mock('#web/components/ui/AppIcon.tsx', () => ({ AppIcon: () => null }));
vi.mock('#web/lib/firestore/useDocument.ts', () => ({ useDocument: () => shown.status }));
vi.mock('#web/lib/org/useCan.ts', () => ({ useCan: (action: 'org.update') => can(shown.role, action) }));

const MESSAGES = { en, de };

function render(locale: keyof typeof MESSAGES = 'en'): string {
  return renderToStaticMarkup(
    <IntlProvider locale={locale} messages={MESSAGES[locale]}>
      <ModelNotice />
    </IntlProvider>,
  );
}

function say(problems: Status['problems']): void {
  shown.status = { status: 'ready', value: { checkedAt: new Date('2026-11-28T08:00:00Z'), problems } };
}

beforeEach(() => {
  shown.role = 'owner';
});

it.each(MODEL_FAULTS)('says in both languages what is wrong and what visitors get: %s', (fault) => {
  say([{ task: 'write', fault }]);
  for (const locale of ['en', 'de'] as const) {
    const html = render(locale).replaceAll('&#x27;', "'");
    const texts = MESSAGES[locale];
    expect(html).toContain(texts['modelStatus.write']);
    expect(html).toContain(texts[`modelStatus.fault.${fault}`]);
    expect(html).toContain(texts['modelStatus.meanwhile.write']);
    expect(html).not.toContain(texts['modelStatus.embed']);
  }
});

it('names both tasks where neither is done', () => {
  say([
    { task: 'embed', fault: 'no-embeddings' },
    { task: 'write', fault: 'key-refused' },
  ]);
  expect(render()).toContain(en['modelStatus.embed']);
  expect(render()).toContain(en['modelStatus.fault.key-refused']);
});

it.each([
  ['owner', true],
  ['admin', true],
  ['member', false],
  ['viewer', false],
] as const)('is shown to %s: %s', (role, isShown) => {
  shown.role = role;
  say([{ task: 'write', fault: 'unreachable' }]);
  expect(render() !== '').toBe(isShown);
});

it('says nothing while nothing is known, and while all is well', () => {
  say([]);
  expect(render()).toBe('');
  shown.status = { status: 'ready', value: null };
  expect(render()).toBe('');
  shown.status = { status: 'loading' };
  expect(render()).toBe('');
});
