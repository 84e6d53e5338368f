import { saveTestCase, type TestCaseFields as Fields } from '@parlance/domain/contracts/evals/evals';
import type { TestCase } from '@parlance/domain/documents/evals/testCase';
import { newId } from '@parlance/domain/ids';
import { useState } from 'react';
import { FormDialog } from '#web/components/dialogs/FormDialog.tsx';
import { useSubmit } from '#web/components/forms/useSubmit.ts';
import { SettingSwitch } from '#web/components/settings/SettingSwitch.tsx';
import { useLocale } from '#web/i18n/useLocale.ts';
import { useTranslate } from '#web/i18n/useTranslate.ts';
import { useErrorText } from '#web/lib/errors/useErrorText.ts';
import type { Stored } from '#web/lib/live.ts';
import { callContract } from '#web/lib/functions/callContract.ts';
import { useMembership } from '#web/lib/org/useMembership.ts';
import { useToast } from '#web/lib/toast/useToast.ts';
import type { TestProposal } from '../OpenDialog.ts';
import { newRecordingDraft, type RecordingDraft, toRecording } from '../recordings/RecordingDraft.ts';
import { RecordingList } from '../recordings/RecordingList.tsx';
import { TestCaseFields } from './TestCaseFields.tsx';
import { type TestCaseStart, useTestCaseForm } from '../useTestCaseForm.ts';

interface TestCaseDialogProps {
  chatbotId: string;
  /** Missing for a new one. */
  testCase?: Stored<TestCase>;
  /** Initial values of a new one. */
  proposal?: TestProposal;
  onClose: () => void;
}

function startOf(testCase: TestCase | undefined, proposal: TestProposal | undefined): TestCaseStart {
  if (testCase !== undefined) return testCase;
  if (proposal === undefined) return {};
  const { question, locale, facts } = proposal;
  return { question, locale, expectation: { kind: 'facts', facts } };
}

/** Makes or changes a case. */
export function TestCaseDialog({ chatbotId, testCase, proposal, onClose }: TestCaseDialogProps) {
  const t = useTranslate();
  const toast = useToast();
  const errorText = useErrorText();
  const { locale } = useLocale();
  const { orgId } = useMembership();
  const [caseId] = useState(() => testCase?.id ?? newId());
  const [mustPass, setMustPass] = useState(testCase?.mustPass ?? false);
  const [recordings, setRecordings] = useState<readonly RecordingDraft[]>(() =>
    (testCase?.recordings ?? []).map((one) => newRecordingDraft(one.action, one)),
  );
  const { isBusy, failure, run } = useSubmit(async (fields: Fields) => {
    await callContract(saveTestCase, { orgId, chatbotId, caseId, origin: proposal?.origin ?? null, fields });
    toast.success(t('tests.saved'));
    onClose();
  });
  const form = useTestCaseForm(startOf(testCase, proposal), locale, (fields) =>
    run({ ...fields, recordings: recordings.map(toRecording), mustPass }),
  );
  return (
    <FormDialog
      title={t(testCase === undefined ? 'tests.add' : 'tests.editTitle')}
      submitLabel={t('settings.save')}
      isBusy={isBusy}
      failure={failure && errorText(failure.error)}
      onSubmit={form.onSubmit}
      onClose={onClose}
    >
      <TestCaseFields form={form} />
      <RecordingList chatbotId={chatbotId} recordings={recordings} onChange={setRecordings} />
      <SettingSwitch
        label={t('tests.mustPass')}
        text={t('tests.mustPassText')}
        isOn={mustPass}
        isDisabled={isBusy}
        onChange={setMustPass}
      />
    </FormDialog>
  );
}
