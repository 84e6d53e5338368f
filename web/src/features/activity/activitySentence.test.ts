import { ACTIVITY_KINDS, type ActivityKind } from '@parlance/domain/documents/organizations/activity';
import { createIntl } from 'react-intl';
import { describe, expect, it } from 'vitest';
import de from '#web/i18n/de.json';
import en from '#web/i18n/en.json';
import type { Translate } from '#web/i18n/useTranslate.ts';
import { activitySentence } from './activitySentence.ts';

function translateWith(locale: string, messages: Record<string, string>): Translate {
  const intl = createIntl({ locale, messages });
  return (id, figures) => intl.formatMessage({ id }, figures && { ...figures });
}

const english = translateWith('en', en);
const german = translateWith('de', de);
const entry = (kind: ActivityKind, from: string | null = null, to: string | null = null) => ({
  kind,
  actorName: 'Ada Byron',
  subject: 'Grace Hopper',
  from,
  to,
});

describe('activitySentence', () => {
  it.each(ACTIVITY_KINDS)('has a whole sentence in both languages: %s', (kind) => {
    for (const t of [english, german]) {
      expect(activitySentence(entry(kind, 'viewer', 'admin'), t)).toMatch(/^Ada Byron .*[^ ]$/);
    }
  });

  it('says roles in words', () => {
    const changed = entry('member-role-changed', 'viewer', 'admin');
    expect(activitySentence(changed, english)).toBe(
      'Ada Byron changed the role of Grace Hopper from Viewer to Administrator',
    );
    expect(activitySentence(changed, german)).toBe(
      'Ada Byron hat die Rolle von Grace Hopper geändert: von „Nur Lesen“ zu „Administrator“',
    );
  });

  it('says plans in words, of plans alone', () => {
    expect(activitySentence(entry('plan-changed', 'starter', 'trial'), english)).toBe(
      'Ada Byron changed the plan from Starter to Free trial',
    );
    expect(activitySentence(entry('org-updated', 'starter', 'pro'), english)).not.toContain('Pro');
  });

  it('leaves out what was not recorded', () => {
    expect(activitySentence(entry('domains-updated'), english)).toBe(
      'Ada Byron removed all allowed domains of Grace Hopper',
    );
    expect(activitySentence(entry('domains-updated', null, 'shop.example'), english)).toBe(
      'Ada Byron set the allowed domains of Grace Hopper to shop.example',
    );
  });

  it('names nobody who has deleted their account', () => {
    expect(activitySentence({ ...entry('member-left'), actorName: '' }, english)).toBe(
      'Deleted account left the organization',
    );
  });
});
