import Box from '@mui/material/Box';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormLabel from '@mui/material/FormLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import Typography from '@mui/material/Typography';
import { TEAM_RULES, type TeamRule } from '@parlance/domain/documents/organizations/TEAM_RULES';
import { useId } from 'react';
import { useTranslate } from '#web/i18n/useTranslate.ts';

interface RuleFieldProps {
  rule: TeamRule;
  onChange: (rule: TeamRule) => void;
}

/** Rule by which a team's requests are given to its members, with what each one means. */
export function RuleField({ rule, onChange }: RuleFieldProps) {
  const t = useTranslate();
  const id = useId();
  return (
    <FormControl>
      <FormLabel id={id} sx={{ color: 'text.primary', fontWeight: 600 }}>
        {t('teams.ruleLabel')}
      </FormLabel>
      <RadioGroup aria-labelledby={id} value={rule}>
        {TEAM_RULES.map((one) => (
          <Box key={one}>
            <FormControlLabel
              value={one}
              control={
                <Radio onChange={() => onChange(one)} slotProps={{ input: { 'aria-describedby': `${id}-${one}` } }} />
              }
              label={t(`teams.rule.${one}`)}
            />
            <Typography id={`${id}-${one}`} variant="body2" color="textSecondary" sx={{ pl: 4 }}>
              {t(`teams.ruleText.${one}`)}
            </Typography>
          </Box>
        ))}
      </RadioGroup>
    </FormControl>
  );
}
