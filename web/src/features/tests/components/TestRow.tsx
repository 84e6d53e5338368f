import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Link from '@mui/material/Link';
import Tooltip from '@mui/material/Tooltip';
import Typography from '@mui/material/Typography';
import type { TestCase } from '@parlance/domain/documents/tests/testCase';
import { useIntl } from 'react-intl';
import { AppIcon } from '#web/components/ui/AppIcon.tsx';
import { StateChip } from '#web/components/ui/StateChip.tsx';
import { useTranslate } from '#web/i18n/useTranslate.ts';
import { caseVerdict, isFlipped } from '../caseVerdict.ts';
import { VerdictChip } from './VerdictChip.tsx';

interface TestRowProps {
  testCase: TestCase;
  onShow: () => void;
  /** Undefined for those who may not. */
  onEdit: (() => void) | undefined;
  onDelete: (() => void) | undefined;
}

/** One case: its question, what is expected, and what became of it. */
export function TestRow({ testCase, onShow, onEdit, onDelete }: TestRowProps) {
  const t = useTranslate();
  const intl = useIntl();
  const { question, locale, expectation, mustPass } = testCase;
  const expected =
    expectation.kind === 'refuse'
      ? t('tests.expectsNone')
      : t('tests.expectsFacts', { facts: intl.formatList(expectation.facts, { type: 'unit' }) });
  return (
    <Box
      component="li"
      sx={{
        display: 'flex',
        alignItems: 'flex-start',
        gap: 1,
        px: 2,
        py: 1.5,
        borderTop: 1,
        borderColor: 'divider',
        '&:first-of-type': { borderTop: 0 },
      }}
    >
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Link
          component="button"
          type="button"
          onClick={onShow}
          lang={locale}
          sx={{ fontWeight: 600, textAlign: 'left', overflowWrap: 'anywhere', minHeight: 24 }}
        >
          {question}
        </Link>
        <Typography variant="body2" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
          {expected}
        </Typography>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.75, mt: 0.75 }}>
          <VerdictChip verdict={caseVerdict(testCase)} />
          {isFlipped(testCase) && <StateChip color="warning" icon="transfer" label={t('tests.flipped')} />}
          {mustPass && <StateChip color="default" icon="bookmark" label={t('tests.mustPass')} />}
        </Box>
      </Box>
      {onEdit && (
        <Tooltip title={t('tests.edit', { question })}>
          <IconButton onClick={onEdit} aria-label={t('tests.edit', { question })}>
            <AppIcon name="pencil" />
          </IconButton>
        </Tooltip>
      )}
      {onDelete && (
        <Tooltip title={t('tests.delete', { question })}>
          <IconButton onClick={onDelete} aria-label={t('tests.delete', { question })}>
            <AppIcon name="trash" />
          </IconButton>
        </Tooltip>
      )}
    </Box>
  );
}
