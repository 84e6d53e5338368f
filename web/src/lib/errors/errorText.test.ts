import { AppError } from '@parlance/domain/errors';
import { createIntl } from 'react-intl';
import { describe, expect, it } from 'vitest';
import en from '#web/i18n/en.json';
import type { Translate } from '#web/i18n/useTranslate.ts';
import { errorText } from './errorText.ts';

const intl = createIntl({ locale: 'en', messages: en });
const t: Translate = (id, figures) => intl.formatMessage({ id }, figures === undefined ? undefined : { ...figures });

const DEFECT = new TypeError('a defect');
const FULL = new AppError('chatbot-limit-reached', { current: 2, max: 2 });

describe('errorText', () => {
  it.each([
    [DEFECT, undefined, 'An error occurred. Please try again later.'],
    [FULL, undefined, 'Limit reached: 2/2 chatbots'],
    [FULL, t('chatbots.createFailed'), 'Failed to create chatbot. Limit reached: 2/2 chatbots'],
    [DEFECT, t('generalSettings.chatbotFailed'), 'Failed to delete chatbot. Please try again'],
    [new AppError('file-too-large', { max: 5 * 1024 * 1024 }), undefined, 'File too large. Maximum file size is 5MB'],
    [new AppError('image-too-large'), undefined, 'File size exceeds maximum limit. Maximum file size is 1MB'],
    [new AppError('permission-denied'), t('org.actionFailed'), 'Could not complete action. Insufficient Permissions'],
  ])('of %s with "%s" before it is "%s"', (error, what, expected) => {
    expect(errorText(t, error, what)).toBe(expected);
  });

  it('never calls a write that waits for the network a failure', () => {
    expect(errorText(t, new AppError('write-pending'), t('notifications.saveFailed'))).toBe(t('error.write-pending'));
  });
});
